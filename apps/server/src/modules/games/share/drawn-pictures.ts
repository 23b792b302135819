import { AppError } from "@confetti/contract/app-error"
import { LRUCache } from "lru-cache"

/** A picture takes some 20 ms of a core: a script must not make visitors wait. */
const drawnAtOnce = 2
const waitingAtMost = 30

/** Several messengers fetch a result within minutes: cached in memory only. */
const cacheBytes = 8 * 1024 * 1024

export type DrawnPictures = {
  has: (key: string) => boolean
  /** Draws a picture that is not cached. Throws `server/unavailable` if the queue is full. */
  get: (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>
}

export function createDrawnPictures(): DrawnPictures {
  const saved = new LRUCache<string, Buffer>({ maxSize: cacheBytes })
  const underWay = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let drawing = 0

  async function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (drawing >= drawnAtOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError("server/unavailable", { retryAfter: 2 })
      // A finished drawing hands its place to the next.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else drawing += 1
    try {
      return await draw()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else drawing -= 1
    }
  }

  async function drawAndKeep(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await drawInTurn(draw)
    saved.set(key, picture, { size: picture.length })
    return picture
  }

  return {
    has: (key) => saved.has(key) || underWay.has(key),
    get: (key, draw) => {
      const known = saved.get(key)
      if (known) return Promise.resolve(known)
      const begun = underWay.get(key) ?? drawAndKeep(key, draw).finally(() => underWay.delete(key))
      underWay.set(key, begun)
      return begun
    },
  }
}

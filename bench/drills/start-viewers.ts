import { createHash } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"

/** A picture that was looked at: one that was shown before, or one that has to be fetched or drawn. */
export type View = {
  path: string
  isKnown: boolean
  askedAt: number
  took: number
  status: number | null
  hasRetryAfter: boolean
}

export type Viewers = {
  views: readonly View[]
  /** How many pictures were shown, ever, and how many of them were others the next time. */
  tally: () => { shown: number; changed: number }
  stop: () => Promise<void>
}

const thinkMs = 100
/** A picture's first request has it drawn, which takes a core for a moment. */
const thinkBeforeUnseenMs = 400
/** The longest wait. */
const patienceMs = 40_000
const unseenAtOnce = 1
const knownAtOnce = 2

/**
 * People who look at pictures: at some that were shown before, again and again, and at each of the others once it is their turn. Each is remembered
 * by its hash: its name says its content for ever.
 */
export function startViewers(paths: readonly string[], origin: string): Viewers {
  const views: View[] = []
  const hashes = new Map<string, string>()
  const unseen = [...paths]
  let changed = 0
  let isOver = false

  async function view(path: string): Promise<void> {
    const isKnown = hashes.has(path)
    const askedAt = performance.now()
    let answer: Pick<View, "status" | "hasRetryAfter"> = { status: null, hasRetryAfter: false }
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(patienceMs) })
      const bytes = new Uint8Array(await response.arrayBuffer())
      answer = { status: response.status, hasRetryAfter: response.headers.has("retry-after") }
      if (response.status === 200) remember(path, createHash("sha256").update(bytes).digest("hex"))
    } catch {
      // No answer at all.
    }
    views.push({ path, isKnown, askedAt, took: performance.now() - askedAt, ...answer })
    await pause(thinkMs)
  }
  function remember(path: string, hash: string): void {
    if (hashes.has(path) && hashes.get(path) !== hash) changed += 1
    hashes.set(path, hash)
  }
  async function lookAtUnseen(): Promise<void> {
    while (!isOver) {
      const path = unseen.shift()
      if (path === undefined) return
      await view(path)
      await pause(thinkBeforeUnseenMs)
      // Another picture's turn, and later this one again.
      if (!hashes.has(path)) unseen.push(path)
    }
  }
  async function lookAgain(): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const known = [...hashes.keys()]
      const path = known[turn % Math.max(1, known.length)]
      if (path === undefined) await pause(thinkMs)
      else await view(path)
    }
  }

  const looking = [
    ...Array.from({ length: unseenAtOnce }, lookAtUnseen),
    ...Array.from({ length: knownAtOnce }, lookAgain),
  ]
  return {
    views,
    tally: () => ({ shown: hashes.size, changed }),
    stop: async () => {
      isOver = true
      await Promise.all(looking)
    },
  }
}

import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { usualBodyLimit } from "./read-body.ts"

/** What may be held of large bodies at once, in bytes: of one address, and of all of them. */
type Most = { ofOne: number; ofAll: number }

const usual: Most = { ofOne: 28 * 1024 * 1024, ofAll: 256 * 1024 * 1024 }

const retryAfter = 5

export type LargeBodies = {
  /** Sets room aside for a request's body before any of it is read, and gives what frees it again. Throws where there is none. */
  reserve: (request: IncomingMessage, limit: number, address: string) => () => void
}

/** Keeps memory bounded where bodies may be large and come slowly. Small ones are not counted. */
export function createLargeBodies({ ofOne, ofAll }: Most = usual): LargeBodies {
  const held = new Map<string, number>()
  let all = 0
  return {
    reserve: (request, limit, address) => {
      const size = sizeOf(request, limit)
      if (size <= usualBodyLimit) return () => {}
      const before = held.get(address) ?? 0
      if (before + size > ofOne) throw new AppError("request/rate-limited", { retryAfter })
      if (all + size > ofAll) throw new AppError("server/unavailable", { retryAfter })
      held.set(address, before + size)
      all += size
      let isFree = false
      return () => {
        if (isFree) return
        isFree = true
        all -= size
        const left = (held.get(address) ?? 0) - size
        if (left > 0) held.set(address, left)
        else held.delete(address)
      }
    },
  }
}

/** A body that does not say how long it is may be as long as it may be; one that says too much is refused before it is read. */
function sizeOf({ headers }: IncomingMessage, limit: number): number {
  const length = headers["content-length"]
  return length === undefined ? limit : Math.min(Number(length), limit)
}

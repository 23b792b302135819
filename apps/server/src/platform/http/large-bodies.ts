import { AppError } from "@confetti/contract/app-error"

/** What may be held of large bodies at once, in bytes: of one address, and of all of them. */
type Most = { ofOne: number; ofAll: number }

const usual: Most = { ofOne: 28 * 1024 * 1024, ofAll: 256 * 1024 * 1024 }

const retryAfter = 5

export type Room = {
  /** Sets room aside for bytes that have come. Throws where there is none. */
  take: (bytes: number) => void
  free: () => void
}

export type LargeBodies = { open: (address: string) => Room }

/** Keeps memory bounded where bodies may be large. What has not come yet takes no room: announcing much costs nobody theirs. */
export function createLargeBodies({ ofOne, ofAll }: Most = usual): LargeBodies {
  const held = new Map<string, number>()
  let all = 0
  return {
    open: (address) => {
      let own = 0
      const add = (bytes: number) => {
        const ofAddress = (held.get(address) ?? 0) + bytes
        if (ofAddress > 0) held.set(address, ofAddress)
        else held.delete(address)
        all += bytes
        own += bytes
      }
      return {
        take: (bytes) => {
          if ((held.get(address) ?? 0) + bytes > ofOne) throw new AppError("request/rate-limited", { retryAfter })
          if (all + bytes > ofAll) throw new AppError("server/unavailable", { retryAfter })
          add(bytes)
        },
        free: () => add(-own),
      }
    },
  }
}

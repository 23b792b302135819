import { AppError } from "@confetti/contract/app-error"

/** Bytes of large bodies held at once: for one address, and for all. */
type Most = { ofOne: number; ofAll: number }

const usual: Most = { ofOne: 28 * 1024 * 1024, ofAll: 256 * 1024 * 1024 }

const retryAfter = 5

export type Room = {
  /** Reserves bytes that have arrived. Throws if there is no room. */
  take: (bytes: number) => void
  free: () => void
}

export type LargeBodies = { open: (address: string) => Room }

/** Limits memory of large bodies. Only received bytes count, so that an announced size reserves nothing. */
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

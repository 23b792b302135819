import { setImmediate as afterPoll } from "node:timers/promises"

export const lookMs = 250
/** After how much silence the database is asked whether it is there, in milliseconds. */
const suspicious = 500

export type CircuitBreaker = {
  /** To be called every `lookMs`. Ends when what this look asked for is known. */
  look: () => Promise<void>
}

type Parts = {
  /** Whether a statement, or somebody who needs a connection, waits for the database. */
  isAwaited: () => boolean
  /** How many bytes came by the connections there are. */
  bytesRead: () => number
  /** Asks the database something small on a new connection. Rejects when there is no answer; a refusal is one. */
  ping: () => Promise<void>
  onOpen: () => void
  onClose: () => void
  /** Milliseconds, by a monotonic clock. */
  now: () => number
}

/**
 * A circuit breaker: opens when nobody gets an answer from the database and a ping doesn't either, and closes when a ping does. A statement
 * that takes long opens nothing, because the ping is answered meanwhile.
 */
export function createCircuitBreaker({ isAwaited, bytesRead, ping, onOpen, onClose, now }: Parts): CircuitBreaker {
  let isOpen = false
  let isAsking = false
  /** When the latest bytes came, or the waiting for some began. */
  let silentSince = now()
  let readAtLook = bytesRead()
  let lookedAt = now()

  async function isThere(): Promise<boolean> {
    isAsking = true
    const readBefore = bytesRead()
    try {
      await ping()
      return true
    } catch {
      // After a pause of this process its timers come before what has been sent to it.
      await afterPoll()
      return bytesRead() !== readBefore
    } finally {
      isAsking = false
    }
  }

  const heard = (): void => {
    silentSince = now()
  }

  return {
    look: async () => {
      // This process stood still itself, and so has not read what came.
      const hasPaused = now() - lookedAt > 2 * lookMs
      lookedAt = now()
      const read = bytesRead()
      const hasRead = read !== readAtLook
      readAtLook = read
      if (isAsking) return
      if (isOpen) {
        if (!(await isThere())) return
        isOpen = false
        heard()
        return onClose()
      }
      if (hasRead || hasPaused || !isAwaited()) return heard()
      if (now() - silentSince < suspicious) return
      if (await isThere()) return heard()
      isOpen = true
      onOpen()
    },
  }
}

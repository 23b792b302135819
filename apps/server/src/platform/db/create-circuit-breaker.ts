import { setImmediate as afterPoll } from "node:timers/promises"

export const lookMs = 250
/** Milliseconds of silence until the database is pinged. */
const suspicious = 500

export type CircuitBreaker = {
  /** Call it every `lookMs`. Resolves when the check is done. */
  look: () => Promise<void>
}

type Parts = {
  /** Whether a query or a caller waits for the database. */
  isAwaited: () => boolean
  /** Bytes received on current connections. */
  bytesRead: () => number
  /** Queries the database on a new connection. Rejects without an answer; a refusal counts as one. */
  ping: () => Promise<void>
  onOpen: () => void
  onClose: () => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

/**
 * A circuit breaker for the database: opens when neither queries nor a ping get an answer, and closes when a ping does. A slow statement
 * does not open it.
 */
export function createCircuitBreaker({ isAwaited, bytesRead, ping, onOpen, onClose, now }: Parts): CircuitBreaker {
  let isOpen = false
  let isAsking = false
  /** The time of the last bytes, or of the first waiting call. */
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
      // After a pause of this process its timers run before its sockets are read.
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
      // This process was paused itself, and has not read its sockets.
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

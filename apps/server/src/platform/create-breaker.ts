type Options = {
  isSilence: (error: unknown) => boolean
  refusal: () => Error
  coolOffMs: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Calls a service. Throws its errors, and `refusal` shortly after a call without an answer. */
export type Breaker = <Answer>(question: () => Promise<Answer>) => Promise<Answer>

/** A circuit breaker for a service: after a missing answer one call tests it, and others fail at once. */
export function createBreaker({ isSilence, refusal, coolOffMs, now = () => performance.now() }: Options): Breaker {
  let isOpen = false
  let openedAt = 0
  let isProbing = false

  return async (question) => {
    if (isOpen && (isProbing || now() - openedAt < coolOffMs)) throw refusal()
    const isProbe = isOpen
    if (isProbe) isProbing = true
    try {
      const answer = await question()
      isOpen = false
      return answer
    } catch (error) {
      isOpen = isSilence(error)
      if (isOpen) openedAt = now()
      throw error
    } finally {
      if (isProbe) isProbing = false
    }
  }
}

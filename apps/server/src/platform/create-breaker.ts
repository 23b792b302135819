type Options = {
  isSilence: (error: unknown) => boolean
  refusal: () => Error
  coolOffMs: number
  /** Milliseconds by a monotonic clock. */
  now?: () => number
}

/** Asks a service. Throws what the question throws, and the refusal where a question a moment ago had no answer. */
export type Breaker = <Answer>(question: () => Promise<Answer>) => Promise<Answer>

/** A circuit breaker before a service: once it gave no answer, one who asks finds out whether it is back, and nobody else waits for it. */
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

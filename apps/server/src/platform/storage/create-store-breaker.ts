import { type Breaker, createBreaker } from "../create-breaker.ts"
import { isStoreSilent, statusOf } from "./is-store-silent.ts"
import { StoreAway } from "./store-away.ts"

export const coolOffMs = 1000

/**
 * A circuit breaker for a store: throws StoreAway if it did not answer, just now or recently, or is overloaded. `now` is in milliseconds of
 * a monotonic clock.
 */
export function createStoreBreaker(now?: () => number): Breaker {
  const refusal = () => new StoreAway("the store did not answer just now")
  const ask = createBreaker({ isSilence: isStoreSilent, refusal, coolOffMs, ...(now && { now }) })
  return async (question) => {
    try {
      return await ask(question)
    } catch (error) {
      if (error instanceof StoreAway || !(isStoreSilent(error) || isBusy(error))) throw error
      throw new StoreAway(`the store is away: ${reasonOf(error)}`, { cause: error })
    }
  }
}

/** An overload, such as 503 SlowDown. */
function isBusy(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 500 || status === 429
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // For several addresses without an answer the error has only a code.
  return error.message || ("code" in error ? String(error.code) : error.name)
}

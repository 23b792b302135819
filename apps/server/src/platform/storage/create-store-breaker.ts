import { type Breaker, createBreaker } from "../create-breaker.ts"
import { isStoreSilent, statusOf } from "./is-store-silent.ts"
import { StoreAway } from "./store-away.ts"

export const coolOffMs = 1000

/**
 * A circuit breaker before a store, which throws StoreAway where the store gave no answer, just now or a moment ago, and where it can do
 * nothing for the moment. `now` gives milliseconds by a monotonic clock.
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

/** It answers, that it can't: 503 SlowDown is one of these. */
function isBusy(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 500 || status === 429
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Where a store has several addresses and none answers, the error has a code and no message.
  return error.message || ("code" in error ? String(error.code) : error.name)
}

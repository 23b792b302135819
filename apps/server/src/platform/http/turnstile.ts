import { AppError } from "@confetti/contract/app-error"
import { createRateLimit } from "./rate-limit.ts"

/** Lets a caller through, or throws the error that says how long to wait. Callers are people's ids and addresses. */
export function createTurnstile(perMinute: number, clock: () => number): (caller: string) => void {
  const limit = createRateLimit(perMinute)
  return (caller) => {
    const retryAfter = limit.take(caller, clock())
    if (retryAfter > 0) throw new AppError("request/rate-limited", { retryAfter })
  }
}

import { AppError } from "@confetti/contract/app-error"

/** Takes `cost` requests (1 where nothing is said) from a caller's budget. Throws `request/rate-limited` with the seconds to wait. */
export type RateLimitGuard = (caller: string, cost?: number) => void

/** How many callers are remembered before those who have long been quiet are forgotten. */
const mostCallers = 50_000

type Bucket = { tokens: number; at: number }

/** A budget for each caller, kept in this process: a bucket that fills steadily and empties with each request. */
export type RateLimit = {
  /** Takes one, or as many as it costs. 0 when they were there to take, otherwise the seconds until they are. */
  take: (caller: string, now: number, cost?: number) => number
}

/** A fifth of `perMinute` may come at once: opening the app is a burst. */
export function createRateLimit(perMinute: number): RateLimit {
  const size = Math.max(1, perMinute / 5)
  const perMillisecond = perMinute / 60_000
  const buckets = new Map<string, Bucket>()

  function forget(now: number): void {
    for (const [caller, bucket] of buckets) {
      if (bucket.tokens + (now - bucket.at) * perMillisecond >= size) buckets.delete(caller)
    }
    // Still too many: a flood from everywhere. The oldest go, so that memory stays bounded.
    for (const caller of buckets.keys()) {
      if (buckets.size <= mostCallers / 2) break
      buckets.delete(caller)
    }
  }

  return {
    take: (caller, now, cost = 1) => {
      let bucket = buckets.get(caller)
      if (!bucket) {
        if (buckets.size >= mostCallers) forget(now)
        bucket = { tokens: size, at: now }
        buckets.set(caller, bucket)
      }
      bucket.tokens = Math.min(size, bucket.tokens + Math.max(0, now - bucket.at) * perMillisecond)
      bucket.at = now
      // What costs more than a whole bucket takes a whole one: it must not wait for ever.
      const price = Math.min(cost, size)
      if (bucket.tokens < price) return Math.max(1, Math.ceil((price - bucket.tokens) / perMillisecond / 1000))
      bucket.tokens -= price
      return 0
    },
  }
}

/** A budget of `perMinute` requests for each caller. Callers are people's ids and addresses. */
export function createRateLimitGuard(perMinute: number, clock: () => number): RateLimitGuard {
  const limit = createRateLimit(perMinute)
  return (caller, cost) => {
    const retryAfter = limit.take(caller, clock(), cost)
    if (retryAfter > 0) throw new AppError("request/rate-limited", { retryAfter })
  }
}

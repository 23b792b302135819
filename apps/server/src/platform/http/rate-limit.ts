/** How many callers are remembered before those who have long been quiet are forgotten. */
const mostCallers = 50_000

type Bucket = { tokens: number; at: number }

/** A budget for each caller, kept in this process: a bucket that fills steadily and empties by one a request. */
export type RateLimit = {
  /** Takes one. 0 when there was one to take, otherwise the seconds until there is. */
  take: (caller: string, now: number) => number
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
    take: (caller, now) => {
      let bucket = buckets.get(caller)
      if (!bucket) {
        if (buckets.size >= mostCallers) forget(now)
        bucket = { tokens: size, at: now }
        buckets.set(caller, bucket)
      }
      bucket.tokens = Math.min(size, bucket.tokens + Math.max(0, now - bucket.at) * perMillisecond)
      bucket.at = now
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perMillisecond / 1000))
      bucket.tokens -= 1
      return 0
    },
  }
}

const mostCallers = 50_000
/** Of a full bucket this part, and never more than so many, is taken before it is told to those who share the limit. */
const toldPart = 1 / 8
const mostUntold = 50
/** Less is a matter of how numbers are rounded. */
const rounding = 0.01

export type Bucket = {
  readonly caller: string
  tokens: number
  /** When it was last filled up, in milliseconds since the epoch. */
  at: number
  /** What was taken from it here and nobody else knows of yet. */
  untold: number
}

/** A budget for each caller, kept in this process: a bucket that fills steadily and empties with each request. */
export type TokenBuckets = {
  size: number
  perMillisecond: number
  /** Takes one, or as many as it costs. 0 when they were there to take, otherwise the seconds until they are. */
  take: (caller: string, now: number, cost?: number) => number
  /** Takes away what others took: when the bucket of all is full again, in milliseconds since the epoch. Never gives more. */
  learn: (bucket: Bucket, fullAt: number, now: number) => void
}

/** A fifth of `perMinute` may come at once: opening the app is a burst. `onDue` hears of buckets from which much was taken untold. */
export function createTokenBuckets(perMinute: number, onDue: (bucket: Bucket) => void = () => {}): TokenBuckets {
  const size = Math.max(1, perMinute / 5)
  const perMillisecond = perMinute / 60_000
  const due = Math.min(size * toldPart, mostUntold)
  const buckets = new Map<string, Bucket>()

  function forget(now: number): void {
    for (const [caller, bucket] of buckets) {
      if (bucket.tokens + (now - bucket.at) * perMillisecond >= size) buckets.delete(caller)
    }
    // Still too many: a flood from everywhere. Who has taken least goes, so that memory stays bounded and no empty bucket is full again.
    const surplus = buckets.size - mostCallers / 2
    if (surplus <= 0) return
    const fullest = [...buckets.values()].sort((one, other) => other.tokens - one.tokens)
    for (const { caller } of fullest.slice(0, surplus)) buckets.delete(caller)
  }

  function fill(bucket: Bucket, now: number): void {
    bucket.tokens = Math.min(size, bucket.tokens + Math.max(0, now - bucket.at) * perMillisecond)
    bucket.at = now
  }

  return {
    size,
    perMillisecond,
    take: (caller, now, cost = 1) => {
      let bucket = buckets.get(caller)
      if (!bucket) {
        if (buckets.size >= mostCallers) forget(now)
        bucket = { caller, tokens: size, at: now, untold: 0 }
        buckets.set(caller, bucket)
      }
      fill(bucket, now)
      // What costs more than a whole bucket takes a whole one: it must not wait for ever.
      const price = Math.min(cost, size)
      if (bucket.tokens < price) return Math.max(1, Math.ceil((price - bucket.tokens) / perMillisecond / 1000))
      bucket.tokens -= price
      bucket.untold += price
      if (bucket.untold >= due) onDue(bucket)
      return 0
    },
    learn: (bucket, fullAt, now) => {
      fill(bucket, now)
      const left = size - Math.max(0, fullAt - now) * perMillisecond - bucket.untold
      if (left < bucket.tokens - rounding) bucket.tokens = left
    },
  }
}

const mostCallers = 50_000
/** Share of a full bucket, and a maximum, that is taken before others are told. */
const reportedPart = 1 / 8
const mostUnreported = 50
/** Smaller differences are rounding errors. */
const rounding = 0.01

export type Bucket = {
  readonly caller: string
  tokens: number
  /** Last refill, in milliseconds since the epoch. */
  at: number
  /** Charges that the store does not know yet. */
  unreported: number
}

/** In-memory token buckets, one for each caller, which refill steadily. */
export type TokenBuckets = {
  size: number
  perMillisecond: number
  /** Takes `cost`. Returns 0, or the seconds until there is enough. */
  take: (caller: string, now: number, cost?: number) => number
  /** Applies others' charges: when the shared bucket is full again, in milliseconds since the epoch. Never adds tokens. */
  learn: (bucket: Bucket, fullAt: number, now: number) => void
}

/** A fifth of `perMinute` can be used at once: opening the app is a burst. `onDue` gets buckets with many unsent charges. */
export function createTokenBuckets(perMinute: number, onDue: (bucket: Bucket) => void = () => {}): TokenBuckets {
  const size = Math.max(1, perMinute / 5)
  const perMillisecond = perMinute / 60_000
  const due = Math.min(size * reportedPart, mostUnreported)
  const buckets = new Map<string, Bucket>()

  function forget(now: number): void {
    for (const [caller, bucket] of buckets) {
      if (bucket.tokens + (now - bucket.at) * perMillisecond >= size) buckets.delete(caller)
    }
    // Still too many, in a distributed flood: the fullest are dropped, so that memory is bounded and no empty bucket becomes full.
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
        bucket = { caller, tokens: size, at: now, unreported: 0 }
        buckets.set(caller, bucket)
      }
      fill(bucket, now)
      // A cost above the bucket's size takes a whole bucket, or it would wait for ever.
      const price = Math.min(cost, size)
      if (bucket.tokens < price) return Math.max(1, Math.ceil((price - bucket.tokens) / perMillisecond / 1000))
      bucket.tokens -= price
      bucket.unreported += price
      if (bucket.unreported >= due) onDue(bucket)
      return 0
    },
    learn: (bucket, fullAt, now) => {
      fill(bucket, now)
      const left = size - Math.max(0, fullAt - now) * perMillisecond - bucket.unreported
      if (left < bucket.tokens - rounding) bucket.tokens = left
    },
  }
}

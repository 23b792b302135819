import { createHmac } from "node:crypto"
import { setImmediate, setTimeout as sleep } from "node:timers/promises"
import type { Log } from "../log.ts"
import type { ChargeBuckets } from "./rate-buckets-store.ts"
import { oncePerName, type RateLimits, rateLimitOver } from "./rate-limits.ts"
import { type Bucket, createTokenBuckets, type TokenBuckets } from "./token-buckets.ts"

/** Milliseconds between charges to the store, also after a failure. */
const spacing = 20
const retryAfter = 1000
const mostAtOnce = 1000
/** Charges that may wait while the store is away. */
const mostDue = 50_000

type Parts = { charge: ChargeBuckets; secret: string; clock: () => number; log: Log }

/**
 * Rate limits across processes. Each counts in memory, so that no request waits; larger charges are sent to the store in batches, which
 * returns those of all. While the store is away each process counts alone.
 */
export function sharedRateLimits({ charge, secret, clock, log }: Parts): RateLimits {
  const due = new Map<Bucket, { name: string; buckets: TokenBuckets }>()
  const stopping = new AbortController()
  let telling: Promise<void> | null = null
  let flushing: Promise<void> | null = null
  let isAway = false

  /** Keys are hashed, so that nobody is named in the store. */
  const keyOf = (name: string, caller: string): string =>
    createHmac("sha256", secret).update(`rate ${name} ${caller}`).digest("base64url")

  function sharedBuckets(perMinute: number, name: string): TokenBuckets {
    const buckets = createTokenBuckets(perMinute, (bucket) => {
      if (due.size >= mostDue) return
      due.set(bucket, { name, buckets })
      telling ??= tell().finally(() => {
        telling = null
      })
    })
    return buckets
  }

  async function tell(): Promise<void> {
    // Batches the charges of this turn.
    await setImmediate()
    while (due.size > 0 && !stopping.signal.aborted) {
      await flush()
      const pause = isAway ? retryAfter : spacing
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  function flush(): Promise<void> {
    flushing ??= exchange().finally(() => {
      flushing = null
    })
    return flushing
  }

  async function exchange(): Promise<void> {
    const batch = [...due].slice(0, mostAtOnce).map(([bucket, { name, buckets }]) => {
      const { unreported, caller } = bucket
      bucket.unreported = 0
      due.delete(bucket)
      return { bucket, buckets, unreported, key: keyOf(name, caller), ms: unreported / buckets.perMillisecond }
    })
    try {
      const fullAt = await charge(batch, clock())
      const now = clock()
      for (const { bucket, buckets, key } of batch) buckets.learn(bucket, fullAt.get(key) ?? now, now)
      // Without charges the store was not tested.
      if (batch.length === 0) return
      if (isAway) log.info("rate limits are shared by all processes again")
      isAway = false
    } catch (error) {
      // Sent with the bucket's next charge.
      for (const { bucket, buckets, unreported } of batch)
        bucket.unreported = Math.min(buckets.size, unreported + bucket.unreported)
      if (isAway || stopping.signal.aborted) return
      isAway = true
      log.warn({ err: error }, "requests a minute are counted by this process alone: what all count by is away")
    }
  }

  return {
    limit: oncePerName((perMinute, name) => rateLimitOver(sharedBuckets(perMinute, name), clock)),
    ownLimit: (perMinute) => rateLimitOver(createTokenBuckets(perMinute), clock),
    settle: async () => {
      do await flush()
      while (due.size > 0 && !isAway)
    },
    stop: () => stopping.abort(),
  }
}

import { AppError } from "@confetti/contract/app-error"
import { wideNetwork } from "../http/client-address.ts"
import { createTokenBuckets, type TokenBuckets } from "./token-buckets.ts"

/** A budget of requests a minute for each person or address. */
export type RateLimit = {
  /** Takes `cost`. Returns 0, or the seconds until there is enough. */
  take: (caller: string, cost?: number) => number
  /** Like `take`, but throws `request/rate-limited` with the seconds to wait. */
  spend: (caller: string, cost?: number) => void
}

export type RateLimits = {
  /** The limit of this name, shared by all processes of a database. */
  limit: (name: string, perMinute: number) => RateLimit
  /** A limit of this process alone. */
  ownLimit: (perMinute: number) => RateLimit
  /** Resolves when pending charges are stored and others' are known. */
  settle: () => Promise<void>
  stop: () => void
}

export function memoryRateLimits(clock: () => number): RateLimits {
  const ownLimit = (perMinute: number): RateLimit => rateLimitOver(createTokenBuckets(perMinute), clock)
  return { limit: oncePerName(ownLimit), ownLimit, settle: async () => {}, stop: () => {} }
}

export function rateLimitOver({ take }: TokenBuckets, clock: () => number): RateLimit {
  return rateLimit((caller, cost) => take(caller, clock(), cost))
}

function rateLimit(take: RateLimit["take"]): RateLimit {
  return {
    take,
    spend: (caller, cost) => {
      const retryAfter = take(caller, cost)
      if (retryAfter > 0) throw new AppError("request/rate-limited", { retryAfter })
    },
  }
}

/** An IPv6 block has 65,536 networks, often of one owner: together they get as much as this many. */
const networksPerBlock = 16

function withBlocks(ofNetworks: RateLimit, ofBlocks: RateLimit): RateLimit {
  return rateLimit((caller, cost) => {
    const wait = ofNetworks.take(caller, cost)
    return wait > 0 || !caller.endsWith("::/64") ? wait : ofBlocks.take(wideNetwork(caller), cost)
  })
}

/** Two limits of one name would share buckets with different budgets. */
export function oncePerName(make: (perMinute: number, name: string) => RateLimit): RateLimits["limit"] {
  const made = new Map<string, { perMinute: number; limit: RateLimit }>()
  return (name, perMinute) => {
    const known = made.get(name) ?? {
      perMinute,
      limit: withBlocks(make(perMinute, name), make(perMinute * networksPerBlock, `${name} of blocks`)),
    }
    if (known.perMinute !== perMinute) throw new Error(`there are two rate limits named ${name}`)
    made.set(name, known)
    return known.limit
  }
}

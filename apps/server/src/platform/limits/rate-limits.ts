import { AppError } from "@confetti/contract/app-error"
import { wideNetwork } from "../http/client-address.ts"
import { createTokenBuckets, type TokenBuckets } from "./token-buckets.ts"

/** A budget of requests a minute for each caller. Callers are people's ids and addresses. */
export type RateLimit = {
  /** Takes one, or as many as it costs. 0 when they were there to take, otherwise the seconds until they are. */
  take: (caller: string, cost?: number) => number
  /** The same; throws `request/rate-limited` with the seconds to wait. */
  spend: (caller: string, cost?: number) => void
}

export type RateLimits = {
  /** The limit of this name, the same one each time. Where processes share a database, they share it. */
  limit: (name: string, perMinute: number) => RateLimit
  /** One for what each process is asked for itself. */
  ownLimit: (perMinute: number) => RateLimit
  /** Until what is due to be told was told, and what others took is known. */
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

/** An IPv6 block has 65,536 networks, and often one owner: all of them together get what this many of them get. */
const networksPerBlock = 16

function withBlocks(ofNetworks: RateLimit, ofBlocks: RateLimit): RateLimit {
  return rateLimit((caller, cost) => {
    const wait = ofNetworks.take(caller, cost)
    return wait > 0 || !caller.endsWith("::/64") ? wait : ofBlocks.take(wideNetwork(caller), cost)
  })
}

/** Two limits of one name would share what is taken from them, and each would count it by its own budget. */
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

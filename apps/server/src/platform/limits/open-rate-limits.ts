import { authSecret } from "../auth/auth-secret.ts"
import type { Config } from "../config.ts"
import type { OpenDatabase } from "../db/open-database.ts"
import type { Log } from "../log.ts"
import { memoryRateLimits, type RateLimits } from "./rate-limits.ts"
import { postgresBuckets } from "./rate-buckets-store.ts"
import type { SharedBuckets } from "./shared-buckets.ts"
import { sharedRateLimits } from "./shared-rate-limits.ts"

type Parts = { config: Config; database: OpenDatabase; clock: () => number; log: Log }

/** In memory beside an embedded database; shared by Redis where REDIS_URL says so, and by the database otherwise. */
export async function openRateLimits({ config, database, clock, log }: Parts): Promise<RateLimits> {
  if (database.url === null) return memoryRateLimits(clock)
  const { REDIS_URL: url } = config
  const store = url === undefined ? postgresBuckets(database.pool) : await redisBuckets(url)
  const limits = sharedRateLimits({ store, secret: authSecret(config), clock, log })
  // Said at the start where it is away.
  await limits.settle()
  return limits
}

/** Its client is an eighth of all that a server imports: who has no Redis does not wait for it. */
async function redisBuckets(url: string): Promise<SharedBuckets> {
  const { openRedisBuckets } = await import("./redis-buckets.ts")
  return openRedisBuckets(url)
}

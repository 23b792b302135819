import type pg from "pg"
import type { Db } from "../db/open-database.ts"

/** A charge on a bucket: its key, and the milliseconds it takes to refill. */
export type Charge = { key: string; ms: number }

/** Charges all buckets in one step. Returns when each is full again, in milliseconds since the epoch. Throws while the store is away. */
export type ChargeBuckets = (charges: readonly Charge[], now: number) => Promise<ReadonlyMap<string, number>>

/**
 * Milliseconds of debt at most. Concurrent processes can overdraw a bucket; this limits how long that, or a wrong clock, blocks a caller.
 */
const longestDebt = 120_000

/** Sorted to avoid deadlocks. A caller may occur twice, if its bucket was dropped and recreated. */
const charge = {
  name: "charge-rate-buckets",
  text: `insert into rate_buckets as known (key, full_at)
    select key, least($3::float8 + sum(ms), $3::float8 + $4::float8) from unnest($1::text[], $2::float8[]) as asked (key, ms)
    group by key order by key
    on conflict (key) do update
      set full_at = least(greatest(known.full_at, $3::float8) + (excluded.full_at - $3::float8), $3::float8 + $4::float8)
    returning key, full_at`,
}

export function chargeBucketsIn(pool: pg.Pool): ChargeBuckets {
  return async (charges, now) => {
    if (charges.length === 0) return new Map()
    const { rows } = await pool.query<{ key: string; full_at: number }>({
      ...charge,
      values: [charges.map(({ key }) => key), charges.map(({ ms }) => ms), now, longestDebt],
    })
    return new Map(rows.map(({ key, full_at }) => [key, full_at]))
  }
}

/** Deletes full buckets: a missing one counts as full. */
export async function sweepRateBuckets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_buckets").where("full_at", "<", now.getTime()).execute()
}

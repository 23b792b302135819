import type pg from "pg"
import type { Db } from "../db/open-database.ts"

/** The charge on one bucket: its key, and how many milliseconds the bucket needs to refill what was taken. */
export type Charge = { key: string; ms: number }

/** Charges every bucket in one step. Answers when each is full again, by key, in milliseconds since the epoch. Throws while the store is away. */
export type ChargeBuckets = (charges: readonly Charge[], now: number) => Promise<ReadonlyMap<string, number>>

/**
 * The longest debt of a bucket, in milliseconds. Processes that take from one at once leave a debt; this bounds how long it, or a clock that was
 * wrong, can shut a caller out.
 */
const longestDebt = 120_000

/** Sorted to avoid deadlocks. One caller may be there twice, where its bucket was forgotten and made anew. */
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

/** Drops those that are full again: one that is missing is full too. */
export async function sweepRateBuckets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_buckets").where("full_at", "<", now.getTime()).execute()
}

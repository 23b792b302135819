import type pg from "pg"
import type { Db } from "../db/open-database.ts"
import { longestDebt, type SharedBuckets } from "./shared-buckets.ts"

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

export function postgresBuckets(pool: pg.Pool): SharedBuckets {
  return {
    charge: async (charges, now) => {
      if (charges.length === 0) return new Map()
      const { rows } = await pool.query<{ key: string; full_at: number }>({
        ...charge,
        values: [charges.map(({ key }) => key), charges.map(({ ms }) => ms), now, longestDebt],
      })
      return new Map(rows.map(({ key, full_at }) => [key, full_at]))
    },
    close: () => {},
  }
}

/** Drops those that are full again: one that is missing is full too. */
export async function sweepRateBuckets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_buckets").where("full_at", "<", now.getTime()).execute()
}

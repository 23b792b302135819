import { addDays } from "@confetti/domain/games/puzzle-day"
import { daysOf } from "@confetti/domain/insights/day-range"
import { type Period, periodsOf } from "@confetti/domain/insights/periods"
import type { TestServer } from "../../apps/server/test/start-test-server.ts"

type Size = { tiles: number; categories: number; days: number; until: string }

/** The daily rows that two years of a million people leave behind, made in SQL: every tile met every day, so that no row is spared. */
export async function seedYears(
  { services: { pool } }: TestServer,
  { tiles, categories, days, until }: Size,
): Promise<void> {
  const figures = `(1 + h % 400) * 50 as shown, (1 + h % 200) * 20 as opened, (1 + h % 100) * 10 as finished,
    (1 + h % 60) * 5 as liked, (1 + h % 20) * 5 as shared, h % 4 * 5 as lessened, (1 + h % 400) * 900 as seconds`
  const range = `generate_series($1::date - $2::int + 1, $1::date, interval '1 day') d`
  const day = "to_char(d, 'YYYY-MM-DD')"
  // A statement takes no longer than a request may: twenty days at a time.
  for (let start = 0; start < days; start += 20)
    await pool.query(
      `insert into insight_tiles
       select ${day}, 'tile-' || t, ${figures}, array[20000, 15000, 9000, 5000, 2500]
       from generate_series($1::date - $2::int, $1::date - $3::int, interval '1 day') d, generate_series(1, $4::int) t,
         lateral (select abs(hashtext(d::text || t))::bigint as h) x`,
      [until, Math.min(start + 19, days - 1), start, tiles],
    )
  await pool.query(
    `insert into insight_categories
     select ${day}, 'category-' || c, ${figures}
     from ${range}, generate_series(1, $3::int) c, lateral (select abs(hashtext(d::text || c))::bigint as h) x`,
    [until, days, categories],
  )
  await pool.query(
    `insert into insight_days
     select ${day}, 240000, 180000, 900, sum(shown), sum(opened), sum(finished), sum(liked), sum(shared), sum(lessened), sum(seconds)
     from ${range} join insight_categories c on c.day = ${day} group by 1`,
    [until, days],
  )
  for (const [subject, table] of [
    ["tile_id", "insight_tile"],
    ["category", "insight_category"],
  ] as const)
    for (const { key, kind, parts } of periodsAmong(until, days))
      await pool.query(
        `insert into ${table}_periods
         select $1, ${subject}, sum(shown), sum(opened), sum(finished), sum(liked), sum(shared), sum(lessened), sum(seconds)
         from ${kind === "fourth" ? `${subject === "tile_id" ? "insight_tiles" : "insight_categories"} where day` : `${table}_periods where period`}
           = any($2::text[]) group by ${subject}`,
        [key, parts],
      )
  await pool.query(
    `insert into insight_games select ${day}, g, 60000, 40000, 900 from ${range}, unnest(array['WURD', 'BAW', 'QUIZ_ME']) g`,
    [until, days],
  )
  await pool.query(
    `insert into insight_points
     select ${day}, a, 90000, 250000 from ${range}, unnest(array['read_a_tile', 'share', 'play_a_game', 'create_a_thought', 'referral']) a`,
    [until, days],
  )
  await pool.query(`insert into insight_ledger select ${day}, 300, 60000, 9000000 from ${range}`, [until, days])
  await pool.query(
    `insert into insight_weeks select ${day}, 19000, 4000, 9000, 6000, 4000
     from generate_series(date_trunc('week', $1::date - $2::int), $1::date, interval '7 days') d`,
    [until, days],
  )
  await pool.query(
    `insert into insight_ways select week, w, 4750 from insight_weeks, unnest(array['code', 'passkey', 'apple', 'google']) w`,
  )
  await pool.query("analyze")
}

/** Every period that these days are in, the smallest first. */
function periodsAmong(until: string, days: number): Period[] {
  const periods = daysOf({ from: addDays(until, 1 - days), until }).map((day) => periodsOf(day))
  return [0, 1, 2].flatMap((size) => [
    ...new Map(periods.map((each) => each[size] as Period).map((period) => [period.key, period])).values(),
  ])
}

// @module-tag embedded
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { periodsOf } from "@confetti/domain/insights/periods"
import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { migrate } from "../../src/platform/db/migrate.ts"
import { databaseOver } from "../../src/platform/db/open-database.ts"
import { embeddedOptions, poolOver } from "../../src/platform/db/open-embedded.ts"

const migrations = join(import.meta.dirname, "../../migrations")

it("sums the days that there are by fourth, month and quarter, as the job does from then on", async () => {
  const database = databaseOver(poolOver(await PGlite.create(embeddedOptions)))
  onTestFinished(() => database.close())
  const { db, pool } = database
  await migrate(pool, new Set(readdirSync(migrations).filter((name) => name < "0035")))
  // Each day of a year has twice the figure of its number in it.
  for (const [table, subject] of [
    ["insight_tiles", "moon"],
    ["insight_categories", "space"],
  ] as const)
    await sql`insert into ${sql.table(table)}
      select to_char(d, 'YYYY-MM-DD'), ${subject}, n * 2, n * 2, 0, 0, 0, 0, n * 2
      from (select '2024-01-01'::date + n as d, n from generate_series(0, 365) n) days`.execute(db)
  await sql`insert into insight_days values ('2024-01-06', 10, 5, 0), ('2025-06-01', 5, 0, 0)`.execute(db)
  await migrate(pool)

  const shown = new Map<string, number>()
  for (let at = 0; at <= 365; at += 1)
    for (const { key } of periodsOf(new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)))
      shown.set(key, (shown.get(key) ?? 0) + at * 2)
  const expected = [...shown].map(([period, sum]) => ({ period, shown: sum, seconds: String(sum) }))
  for (const table of ["insight_tile_periods", "insight_category_periods"] as const)
    expect((await db.selectFrom(table).select(["period", "shown", "seconds"]).execute()).toSorted(byPeriod)).toEqual(
      expected.toSorted(byPeriod),
    )
  expect(await db.selectFrom("insight_days").select(["day", "opened", "seconds"]).orderBy("day").execute()).toEqual([
    { day: "2024-01-06", opened: 10, seconds: "10" },
    { day: "2025-06-01", opened: 0, seconds: "0" },
  ])
})

function byPeriod(one: { period: string }, other: { period: string }): number {
  return one.period < other.period ? -1 : 1
}

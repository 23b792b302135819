import { periodsOf } from "@confetti/domain/insights/periods"
import { sql } from "kysely"
import type { Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"
import type { Insertable } from "kysely"

type Rows<Table extends keyof Database> = readonly Insertable<Database[Table]>[]

export type DaySums = {
  site: Insertable<Database["insight_days"]>
  tiles: Rows<"insight_tiles">
  categories: Rows<"insight_categories">
  games: Rows<"insight_games">
  points: Rows<"insight_points">
}

/** A statement has a limited number of values; a row has ten. */
const rowsAtOnce = 2000

const ofDay = ["insight_days", "insight_tiles", "insight_categories", "insight_games", "insight_points"] as const

/** Replaces a day's sums, and sums its periods again. */
export async function replaceDay(
  tx: Tx,
  day: string,
  { site, tiles, categories, games, points }: DaySums,
): Promise<void> {
  for (const table of ofDay) await tx.deleteFrom(table).where("day", "=", day).execute()
  if (site.readers > 0) await tx.insertInto("insight_days").values(site).execute()
  for (let at = 0; at < tiles.length; at += rowsAtOnce)
    await tx
      .insertInto("insight_tiles")
      .values(tiles.slice(at, at + rowsAtOnce))
      .execute()
  if (categories.length > 0) await tx.insertInto("insight_categories").values(categories).execute()
  if (games.length > 0) await tx.insertInto("insight_games").values(games).execute()
  if (points.length > 0) await tx.insertInto("insight_points").values(points).execute()
  await sumPeriods(tx, day)
}

/** Each period is summed from the next smaller one, so that a quarter reads at most three rows a tile. */
async function sumPeriods(tx: Tx, day: string): Promise<void> {
  for (const [days, periods, subject] of [
    ["insight_tiles", "insight_tile_periods", "tile_id"],
    ["insight_categories", "insight_category_periods", "category"],
  ] as const)
    for (const { key, kind, parts } of periodsOf(day)) {
      await tx.deleteFrom(periods).where("period", "=", key).execute()
      const from = kind === "fourth" ? sql`${sql.table(days)} where day` : sql`${sql.table(periods)} where period`
      await sql`
        insert into ${sql.table(periods)}
        select ${key}, ${sql.ref(subject)}, sum(shown), sum(opened), sum(finished), sum(liked), sum(shared), sum(lessened),
          sum(seconds)
        from ${from} = any(${parts}::text[]) group by ${sql.ref(subject)}`.execute(tx)
    }
}

/** Days and weeks are kept for three years, to compare with the year before. */
export async function deleteSumsBefore(tx: Tx, day: string): Promise<void> {
  for (const table of [...ofDay, "insight_ledger"] as const) await tx.deleteFrom(table).where("day", "<", day).execute()
  for (const table of ["insight_weeks", "insight_ways"] as const)
    await tx.deleteFrom(table).where("week", "<", day).execute()
  const [, month, quarter] = periodsOf(day)
  for (const table of ["insight_tile_periods", "insight_category_periods"] as const) {
    await tx.deleteFrom(table).where("period", "not like", "%Q%").where("period", "<", month.key).execute()
    await tx.deleteFrom(table).where("period", "like", "%Q%").where("period", "<", quarter.key).execute()
  }
}

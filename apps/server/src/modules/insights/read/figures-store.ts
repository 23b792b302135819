import type { TileFigures, TileMeasure } from "@confetti/contract/insights"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { splitIntoPeriods } from "@confetti/domain/insights/periods"
import { type RawBuilder, sql } from "kysely"
import type { ReadDb } from "../../../platform/db/replica/reads.ts"

// Floats hold integers up to 2^53. A sum of bigints would be a numeric: slow, and a string here.
const sums = sql.raw(
  ["shown", "opened", "finished", "liked", "shared", "lessened", "seconds"]
    .map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`)
    .join(", "),
)
const columns = sql.raw("shown, opened, finished, liked, shared, lessened, seconds::float8 as seconds")

/** Rows that cover a range of tiles: the largest periods in it, and single days around them. */
function tileRows(range: DayRange, today: string): RawBuilder<unknown> {
  const { periods, days } = splitIntoPeriods(range, today)
  return sql`
    select tile_id, ${columns} from insight_tile_periods where period = any(${periods}::text[])
    union all select tile_id, ${columns} from insight_tiles where day = any(${days}::text[])`
}

type TilePage = {
  range: DayRange
  before: DayRange
  today: string
  sort: TileMeasure
  isAscending: boolean
  category: string | null
  after: { value: number; id: string } | null
  limit: number
}

export type TileRow = TileFigures & {
  tile_id: string
  slug: string
  title: string
  category: string
  before: TileFigures
}

export async function tilePage(
  db: ReadDb,
  { range, before, today, sort, isAscending, category, after, limit }: TilePage,
): Promise<TileRow[]> {
  const order = isAscending ? sql`asc` : sql`desc`
  const ofCategory =
    category === null ? sql`true` : sql`tile_id = any(array(select id from tiles where category = ${category}))`
  const beyond = isAscending ? sql`>` : sql`<`
  const isAfter =
    after === null ? sql`true` : sql`(${sql.ref(sort)}, tile_id) ${beyond} (${after.value}::float8, ${after.id}::text)`
  const { rows } = await sql<TileRow>`
    with page as (
      select * from (
        select tile_id, ${sums} from (${tileRows(range, today)}) r where ${ofCategory} group by tile_id
      ) summed where ${isAfter} order by ${sql.ref(sort)} ${order}, tile_id ${order} limit ${limit}
    )
    select p.*, t.slug, t.title, t.category, to_json(b) as before
    from page p join tiles t on t.id = p.tile_id
    cross join lateral (select ${sums} from (${tileRows(before, today)}) r where r.tile_id = p.tile_id) b
    order by ${sql.ref(`p.${sort}`)} ${order}, p.tile_id ${order}`.execute(db)
  return rows
}

export async function tileDays(db: ReadDb, tileId: string, { from, until }: DayRange) {
  return db
    .selectFrom("insight_tiles")
    .select(["day", "shown", "opened", "finished", "liked", "shared", "lessened", "seconds", "reached"])
    .where("tile_id", "=", tileId)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute()
}

export async function findTile(db: ReadDb, tileId: string) {
  return db.selectFrom("tiles").select(["id", "slug", "title", "category"]).where("id", "=", tileId).executeTakeFirst()
}

export async function siteDays(db: ReadDb, { from, until }: DayRange) {
  const rows = await db
    .selectFrom("insight_days")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute()
  return rows.map(({ seconds, ...row }) => ({ ...row, seconds: Number(seconds) }))
}

/** Figures by category for two ranges. A category without figures has no row. */
export async function figuresByCategory(
  db: ReadDb,
  { range, before, today }: { range: DayRange; before: DayRange; today: string },
): Promise<({ category: string; isBefore: boolean } & TileFigures)[]> {
  const rowsOf = (asked: DayRange) => {
    const { periods, days } = splitIntoPeriods(asked, today)
    return sql`
      select category, ${sums} from (
        select category, ${columns} from insight_category_periods where period = any(${periods}::text[])
        union all select category, ${columns} from insight_categories where day = any(${days}::text[])
      ) r group by category`
  }
  const { rows } = await sql<{ category: string; isBefore: boolean } & TileFigures>`
    select false as "isBefore", n.* from (${rowsOf(range)}) n
    union all select true, b.* from (${rowsOf(before)}) b`.execute(db)
  return rows
}

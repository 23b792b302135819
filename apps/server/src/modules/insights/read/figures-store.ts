import type { TileFigures, TileMeasure } from "@confetti/contract/insights"
import { type DayRange, splitByMonth } from "@confetti/domain/insights/day-range"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../../platform/db/open-database.ts"

const sums = sql.raw(
  ["shown", "opened", "finished", "liked", "shared", "lessened", "seconds"]
    .map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`)
    .join(", "),
)
const columns = sql.raw("shown, opened, finished, liked, shared, lessened, seconds")

export type TileSum = TileFigures & { tile_id: string }

/** The rows that make up a range: whole months as one row a tile, and the days around them. */
function rowsOf(range: DayRange, today: string | null = null): RawBuilder<unknown> {
  const { months, days } = splitByMonth(range, today)
  const parts = [
    ...(months.length > 0
      ? [sql`select tile_id, ${columns} from insight_tile_months where month between ${months[0]} and ${months.at(-1)}`]
      : []),
    ...days.map(
      ({ from, until }) => sql`select tile_id, ${columns} from insight_tiles where day between ${from} and ${until}`,
    ),
  ]
  return sql.join(parts, sql` union all `)
}

type TilePage = {
  range: DayRange
  today: string
  sort: TileMeasure
  isAscending: boolean
  category: string | null
  after: { value: number; id: string } | null
  limit: number
}

export type TileRow = TileSum & { slug: string; title: string; category: string }

/** A page of tiles by one of their figures, and where two have the same, by id. */
export async function tilePage(
  db: Db,
  { range, today, sort, isAscending, category, after, limit }: TilePage,
): Promise<TileRow[]> {
  const order = isAscending ? sql`asc` : sql`desc`
  const ofCategory = category === null ? sql`true` : sql`tile_id in (select id from tiles where category = ${category})`
  const beyond = isAscending ? sql`>` : sql`<`
  const isAfter =
    after === null ? sql`true` : sql`(${sql.ref(sort)}, tile_id) ${beyond} (${after.value}::float8, ${after.id}::text)`
  const { rows } = await sql<TileRow>`
    select s.*, t.slug, t.title, t.category
    from (
      select * from (
        select tile_id, ${sums} from (${rowsOf(range, today)}) r where ${ofCategory} group by tile_id
      ) summed where ${isAfter} order by ${sql.ref(sort)} ${order}, tile_id ${order} limit ${limit}
    ) s join tiles t on t.id = s.tile_id
    order by ${sql.ref(`s.${sort}`)} ${order}, s.tile_id ${order}`.execute(db)
  return rows
}

/** What these tiles come to in a range. */
export async function sumsOfTiles(
  db: Db,
  range: DayRange,
  tileIds: readonly string[],
): Promise<Map<string, TileFigures>> {
  if (tileIds.length === 0) return new Map()
  const { rows } = await sql<TileSum>`
    select tile_id, ${sums} from (${rowsOf(range)}) r where tile_id = any(${tileIds}::text[]) group by tile_id`.execute(
    db,
  )
  return new Map(rows.map(({ tile_id, ...figures }) => [tile_id, figures]))
}

export async function tileDays(db: Db, tileId: string, { from, until }: DayRange) {
  return db
    .selectFrom("insight_tiles")
    .select(["day", "shown", "opened", "finished", "liked", "shared", "lessened", "seconds", "reached"])
    .where("tile_id", "=", tileId)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute()
}

export async function findTile(db: Db, tileId: string) {
  return db.selectFrom("tiles").select(["id", "slug", "title", "category"]).where("id", "=", tileId).executeTakeFirst()
}

/** What each day's categories come to together. */
export async function figuresByDay(db: Db, { from, until }: DayRange): Promise<(TileFigures & { day: string })[]> {
  const { rows } = await sql<TileFigures & { day: string }>`
    select day, ${sums} from insight_categories where day between ${from} and ${until} group by day order by day`.execute(
    db,
  )
  return rows
}

export async function siteDays(db: Db, { from, until }: DayRange) {
  return db.selectFrom("insight_days").selectAll().where("day", ">=", from).where("day", "<=", until).execute()
}

export async function figuresByCategory(db: Db, { from, until }: DayRange): Promise<Map<string, TileFigures>> {
  const { rows } = await sql<TileFigures & { category: string }>`
    select category, ${sums} from insight_categories where day between ${from} and ${until} group by category`.execute(
    db,
  )
  return new Map(rows.map(({ category, ...figures }) => [category, figures]))
}

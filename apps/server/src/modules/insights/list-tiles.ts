import { listInsightTiles, type TileMeasure } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { sumsOfTiles, type TileRow, tilePage } from "./read/figures-store.ts"
import { freshnessOf } from "./read/freshness.ts"
import { noFigures } from "./sum/publish-day.ts"

export const listTilesCallable = readCallable(listInsightTiles, async (asked, context) => {
  requireRole(context, "editor")
  const { from, until, sort, isAscending, category = null, after, limit } = asked
  const range = { from, until }
  const fresh = await freshnessOf(context)
  const found = await tilePage(context.db, {
    range,
    today: fresh.today,
    sort,
    isAscending,
    category,
    after: after === undefined ? null : cursorOf(after),
    // One more than asked for tells whether there are any behind them.
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const before = await sumsOfTiles(
    context.db,
    rangeBefore(range),
    page.map(({ tile_id }) => tile_id),
  )
  const last = page.at(-1)
  return {
    ...fresh,
    tiles: page.map((row) => ({ ...tileView(row), before: before.get(row.tile_id) ?? noFigures })),
    next: found.length > limit && last ? cursorAfter(last, sort) : null,
  }
})

function tileView({ tile_id, slug, title, category, ...now }: TileRow) {
  return { tile: { id: tile_id, slug, title, category }, now }
}

function cursorAfter(last: TileRow, sort: TileMeasure): string {
  return `${last[sort]}_${last.tile_id}`
}

function cursorOf(after: string): { value: number; id: string } {
  const end = after.indexOf("_")
  return { value: Number(after.slice(0, end)), id: after.slice(end + 1) }
}

import { listInsightTiles, type TileMeasure } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { type TileRow, tilePage } from "./read/figures-store.ts"
import { freshnessOf, todayIn } from "./read/freshness.ts"

export const listTilesCallable = readCallable(listInsightTiles, async (asked, context) => {
  const { from, until, sort, isAscending, category = null, after, limit } = asked
  const range = { from, until }
  const [fresh, found] = await Promise.all([
    freshnessOf(context),
    tilePage(context.replica.db, {
      range,
      before: rangeBefore(range),
      today: todayIn(context),
      sort,
      isAscending,
      category,
      after: after === undefined ? null : cursorOf(after),
      // An extra row tells whether there are more pages.
      limit: limit + 1,
    }),
  ])
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return { ...fresh, tiles: page.map(tileView), next: found.length > limit && last ? cursorAfter(last, sort) : null }
})

function tileView({ tile_id, slug, title, category, before, ...now }: TileRow) {
  return { tile: { id: tile_id, slug, title, category }, now, before }
}

function cursorAfter(last: TileRow, sort: TileMeasure): string {
  return `${last[sort]}_${last.tile_id}`
}

function cursorOf(after: string): { value: number; id: string } {
  const end = after.indexOf("_")
  return { value: Number(after.slice(0, end)), id: after.slice(end + 1) }
}

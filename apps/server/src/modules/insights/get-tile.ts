import { AppError } from "@confetti/contract/app-error"
import { getInsightTile } from "@confetti/contract/insights"
import { rangeBefore } from "@confetti/domain/insights/day-range"
import { requireRole } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { findTile, sumsOfTiles, tileDays } from "./read/figures-store.ts"
import { freshnessOf } from "./read/freshness.ts"
import { noFigures } from "./sum/publish-day.ts"

export const getTileCallable = readCallable(getInsightTile, async ({ tileId, from, until }, context) => {
  requireRole(context, "editor")
  const { db } = context
  const tile = await findTile(db, tileId)
  if (!tile) throw new AppError("tile/not-found")
  const before = rangeBefore({ from, until })
  const days = await tileDays(db, tileId, { from, until })
  return {
    ...(await freshnessOf(context)),
    tile,
    days: days.map(({ reached: _reached, ...figures }) => figures),
    before: (await sumsOfTiles(db, before, [tileId])).get(tileId) ?? noFigures,
    reached: sumParts(days.map(({ reached }) => reached)),
    reachedBefore: sumParts((await tileDays(db, tileId, before)).map(({ reached }) => reached)),
  }
})

function sumParts(days: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...days.map((each) => each.length))
  return Array.from({ length }, (_none, part) => days.reduce((sum, each) => sum + (each[part] ?? 0), 0))
}

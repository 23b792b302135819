import { AppError } from "@confetti/contract/app-error"
import { getInsightTile } from "@confetti/contract/insights"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { findTile, tileDays } from "./read/figures-store.ts"
import { freshnessOf } from "./read/freshness.ts"
import { readCompared } from "./read/read-compared.ts"
import { addFigures, noFigures, type ShownFigures } from "./sum/publish-day.ts"

export const getTileCallable = readCallable(getInsightTile, async ({ tileId, ...range }, context) => {
  const { db } = context.replica
  const [fresh, tile, days] = await Promise.all([
    freshnessOf(context),
    findTile(db, tileId),
    readCompared(
      range,
      (both) => tileDays(db, tileId, both),
      ({ day }) => day,
    ),
  ])
  if (!tile) throw new AppError("tile/not-found")
  return {
    ...fresh,
    tile,
    days: days.now.map(({ reached: _reached, ...figures }) => figures),
    before: days.before.reduce<ShownFigures>(addFigures, noFigures),
    reached: sumParts(days.now.map(({ reached }) => reached)),
    reachedBefore: sumParts(days.before.map(({ reached }) => reached)),
  }
})

function sumParts(days: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...days.map((each) => each.length))
  return Array.from({ length }, (_none, part) => days.reduce((sum, each) => sum + (each[part] ?? 0), 0))
}

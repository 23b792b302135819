import { AppError } from "@confetti/contract/app-error"
import { type RatedTileView, rateNovelty } from "@confetti/contract/novelty"
import type { RatedTile } from "@confetti/domain/novelty/novelty-rating"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { ratingOf, upsertRatings } from "./store.ts"

/** Records whether a finished tile was new; for a subtile, its parent. */
export const rateNoveltyCallable = writeCallable(
  rateNovelty,
  async (tx, { tileId: id, rating, ratedDate }, context) => {
    const { userId } = context.caller
    const { content, now } = context
    const tileId = await tileIdFor(tx, context, id)
    const tile = tileId === null ? undefined : content.current().byId.get(tileId)
    if (tileId === null || !tile) throw new AppError("tile/not-found")
    if (tile.developing) throw new AppError("tile/still-developing")
    const rated = { tileId, rating, ratedAt: notAfter(now, ratedDate) }
    await upsertRatings(tx, userId, [rated])
    return ratedTileView((await ratingOf(tx, userId, tileId)) ?? rated)
  },
)

/** A moment in milliseconds; the future counts as now. */
export function notAfter(now: number, date: string | undefined): number {
  return date === undefined ? now : Math.min(now, Date.parse(date))
}

export function ratedTileView({ tileId, rating, ratedAt }: RatedTile): RatedTileView {
  return { tileId, rating, ratedDate: new Date(ratedAt).toISOString() }
}

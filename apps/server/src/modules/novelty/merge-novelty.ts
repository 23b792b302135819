import { mostRatingsMerged } from "@confetti/contract/limits"
import { mergeNovelty } from "@confetti/contract/novelty"
import { latestRatings } from "@confetti/domain/novelty/novelty-rating"
import { type CallableDefinition, writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdsFor } from "../../platform/content/tile-ids.ts"
import { notAfter } from "./rate-novelty.ts"
import { upsertRatings } from "./store.ts"

/** A list of the longest ids, each with a rating and a moment. */
const bodyLimit = mostRatingsMerged * 160 + 1024

export const mergeNoveltyCallable: CallableDefinition = {
  bodyLimit,
  ...writeCallable(mergeNovelty, async (tx, { ratings }, context) => {
    const { userId } = context.caller
    const { content, now } = context
    const { byId } = content.current()
    const ids = ratings.map(({ tileId }) => tileId)
    const there = await tileIdsFor(tx, context, ids)
    const merged = latestRatings(
      ratings.flatMap(({ tileId: id, rating, ratedDate }) => {
        const tile = byId.get(there.get(id) ?? "")
        if (!tile || tile.developing) return []
        return [{ tileId: tile.id, rating, ratedAt: notAfter(now, ratedDate) }]
      }),
    )
    await upsertRatings(tx, userId, merged)
    return { merged: merged.length }
  }),
}

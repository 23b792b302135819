import { AppError } from "@confetti/contract/app-error"
import { explainTile } from "@confetti/contract/feed"
import type { FeedCause } from "@confetti/domain/feed-cause"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { explanation, isAlsoNew } from "./explanation.ts"
import { personalReason } from "./personal-reason.ts"

/** Why a tile is in the caller's feed, from the very order the feed is served in. */
export const explainTileCallable = readCallable(explainTile, async ({ tileId }, context) => {
  const { caller, content, now } = context
  const snapshot = content.current()
  const tile = snapshot.byId.get(tileId)
  if (!tile || tile.publishedAt > now) throw new AppError("tile/not-found")
  const own = caller.userId === null || tile.developing ? null : await personalReason(context, caller.userId, tile)
  const common = tile.developing ? "growing" : (content.orders().causes.get(tileId) ?? "spread")
  const { cause, source, becauseOf } = own ?? { cause: common, source: null, becauseOf: null }
  const category = snapshot.categories.find(({ slug }) => slug === tile.category)?.title ?? null
  const causes: FeedCause[] = isAlsoNew(tile, cause, now) ? [cause, "new"] : [cause]
  return {
    sentence: explanation(tile, category, { cause, source }, now),
    causes,
    becauseOf,
  }
})

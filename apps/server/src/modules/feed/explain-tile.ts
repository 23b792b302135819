import { AppError } from "@confetti/contract/app-error"
import { explainTile } from "@confetti/contract/feed"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { explanation } from "./explanation.ts"

/** Why a tile is in the feed, from the very order the feed is served in. */
export const explainTileCallable = readCallable(explainTile, async ({ tileId }, { content, now }) => {
  const snapshot = content.current()
  const tile = snapshot.byId.get(tileId)
  if (!tile || tile.publishedAt > now) throw new AppError("tile/not-found")
  const category = snapshot.categories.find(({ slug }) => slug === tile.category)
  const cause = content.orders().causes.get(tileId) ?? "spread"
  return { sentence: explanation(tile, category?.title ?? null, cause, now) }
})

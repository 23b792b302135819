import { AppError } from "@confetti/contract/app-error"
import { explainTile } from "@confetti/contract/feed"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import { readCallable } from "../../platform/callables/define-callable.ts"
import type { TileEntry } from "../../platform/content/content-snapshot.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import {
  causeAt,
  closestInteraction,
  explanation,
  isAlsoNew,
  type PastInteraction,
  type Source,
} from "../ranking/explain/explanation.ts"
import { readInteractionHistory } from "../ranking/interactions-store.ts"
import { rankingOf } from "../ranking/live-ranking.ts"
import { parseTileIds, readOrder, type TileTitle, titlesOf } from "./feed-store.ts"

type PersonalReason = { cause: FeedCause; source: Source | "picked" | null; becauseOf: TileTitle | null }

type Parts = Pick<Services, "db" | "content" | "own">

export const explainTileCallable = readCallable(explainTile, async ({ tileId: id }, context) => {
  const { caller, content, now } = context
  const snapshot = content.current()
  const tileId = await tileIdFor(context.db, context, id)
  const tile = tileId === null ? undefined : snapshot.byId.get(tileId)
  if (tileId === null || !tile) throw new AppError("tile/not-found")
  const words = wordsIn(snapshot.brand.language)
  const own = caller.userId === null || tile.developing ? null : await personalReason(context, caller.userId, tile)
  const common = tile.developing ? "growing" : (content.orders().causes.get(tileId) ?? "spread")
  const { cause, source, becauseOf } = own ?? { cause: common, source: null, becauseOf: null }
  const category = snapshot.categories.find(({ slug }) => slug === tile.category)?.title ?? null
  const causes: FeedCause[] = isAlsoNew(tile, cause, now) ? [cause, "new"] : [cause]
  return {
    sentence: explanation(words, tile, category, { cause, source }, now),
    causes,
    becauseOf,
  }
})

async function personalReason(
  { db, content, own }: Parts,
  userId: string,
  tile: TileEntry,
): Promise<PersonalReason | null> {
  const order = await readOrder(db, userId)
  const place = order ? parseTileIds(order.tileIdsJson).indexOf(tile.id) : -1
  const cause = order && place >= 0 ? causeAt(order.causes, place) : null
  if (cause === null) return null
  const { history, recent, picks } = await readInteractionHistory(db, userId)
  const isUnmet = (id: string): boolean => !recent.includes(id) && !history.some(({ tileId }) => tileId === id)
  if (picks.includes(tile.id) && isUnmet(tile.id)) return { cause: "close", source: "picked", becauseOf: null }
  const { byId } = content.current()
  const isAkin = (id: string): boolean => id !== tile.id && byId.get(id)?.category === tile.category
  const others = history.filter(({ tileId }) => tileId !== tile.id && byId.has(tileId))
  const past = cause === "close" ? relatedInteraction({ content, own }, others, tile) : null
  // With no reading history in its category, a chosen category explains enough.
  const isPickAlone = cause === "category" && !others.some(({ tileId }) => isAkin(tileId))
  const pickId = isPickAlone ? picks.find(isAkin) : undefined
  const sourceId = past?.tileId ?? pickId
  const title = sourceId === undefined ? undefined : (await titlesOf(db, [sourceId])).get(sourceId)
  if (!title) return { cause, source: null, becauseOf: null }
  return { cause: "close", source: { title: title.title, interaction: past?.interaction ?? "pick" }, becauseOf: title }
}

/**
 * The interaction that led to this tile: the one with the highest weight in the model, otherwise the last one in its category. Only tiles
 * that can still be opened.
 */
function relatedInteraction(
  { content, own }: Omit<Parts, "db">,
  others: readonly PastInteraction[],
  tile: TileEntry,
): PastInteraction | null {
  const { byId } = content.current()
  const weighed = closestInteraction(rankingOf({ own }).model(), others, tile.id)
  return weighed ?? others.find(({ tileId }) => byId.get(tileId)?.category === tile.category) ?? null
}

import type { FeedCause } from "@confetti/domain/feed-cause"
import type { TileEntry } from "../../platform/content/content-snapshot.ts"
import type { Services } from "../../platform/services.ts"
import { closestMet, type Met } from "../ranking/closest-met.ts"
import { rankingOf } from "../ranking/live-ranking.ts"
import { meetingsOf } from "../ranking/meetings-store.ts"
import { causeAt } from "./cause-letters.ts"
import type { Source } from "./explanation.ts"
import { keptOrder, type TileTitle, titlesOf } from "./feed-store.ts"

export type PersonalReason = { cause: FeedCause; source: Source | null; becauseOf: TileTitle | null }

type Parts = Pick<Services, "db" | "content">

/** Why a tile stands where it does in the order kept for somebody; null when it does not stand there. */
export async function personalReason(
  { db, content }: Parts,
  userId: string,
  tile: TileEntry,
): Promise<PersonalReason | null> {
  const order = await keptOrder(db, userId)
  const place = order ? (JSON.parse(order.tileIdsJson) as string[]).indexOf(tile.id) : -1
  const cause = order && place >= 0 ? causeAt(order.causes, place) : null
  if (cause === null) return null
  const met = cause === "close" ? await metBefore({ db, content }, userId, tile) : null
  const title = met && (await titlesOf(db, [met.tileId])).get(met.tileId)
  if (!met || !title) return { cause, source: null, becauseOf: null }
  return { cause, source: { title: title.title, deed: met.deed }, becauseOf: title }
}

/**
 * The tile of their history that led to this one: the one the model weighs most, or, should that be gone from it since, the last of
 * the same category. Only what they can still open is named.
 */
async function metBefore({ db, content }: Parts, userId: string, tile: TileEntry): Promise<Met | null> {
  const { byId } = content.current()
  const { history } = await meetingsOf(db, userId)
  const others = history.filter(({ tileId }) => tileId !== tile.id && byId.has(tileId))
  const weighed = closestMet(rankingOf(content).model(), others, tile.id)
  return weighed ?? others.find(({ tileId }) => byId.get(tileId)?.category === tile.category) ?? null
}

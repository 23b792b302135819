import { nextRecallCard, type RecallCard, type RecallOutcome } from "@confetti/domain/recall/recall-candidates"
import type { LearnedTile } from "@confetti/domain/recall/year-in-review"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export async function cardsOf(db: Db | Tx, userId: string): Promise<RecallCard[]> {
  const rows = await db
    .selectFrom("recall_cards")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("shown_on", "desc")
    .orderBy("tile_id")
    .execute()
  return rows.map(cardOf)
}

/** Saves the outcome of a tile's card on a day. Idempotent. Returns the card. */
export async function saveOutcome(
  tx: Tx,
  userId: string,
  { tileId, outcome, on }: { tileId: string; outcome: RecallOutcome; on: string },
): Promise<RecallCard> {
  const row = await tx
    .selectFrom("recall_cards")
    .selectAll()
    .where("user_id", "=", userId)
    .where("tile_id", "=", tileId)
    .forUpdate()
    .executeTakeFirst()
  const card = nextRecallCard(row && cardOf(row), tileId, outcome, on)
  const values = { shown_on: card.shownOn, outcome: card.outcome, answered_on: card.answeredOn }
  await tx
    .insertInto("recall_cards")
    .values({ user_id: userId, tile_id: tileId, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "tile_id"]).doUpdateSet(values))
    .execute()
  return card
}

/** Old cards no longer affect when to ask again. */
export async function deleteCardsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("recall_cards").where("shown_on", "<", day).execute()
}

export async function deleteCards(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("recall_cards").where("user_id", "=", userId).execute()
}

export type TitledTile = LearnedTile & { title: string; slug: string | null; isKnown: boolean }

/** Tiles a person finished since then, latest first; `isKnown` if they already knew it. */
export async function learnedSince(db: Db, userId: string, since: Date): Promise<TitledTile[]> {
  const rows = await db
    .selectFrom("tile_reads as r")
    .leftJoin("tiles as t", "t.id", "r.tile_id")
    .leftJoin("novelty_ratings as n", (join) =>
      join.onRef("n.user_id", "=", "r.user_id").onRef("n.tile_id", "=", "r.tile_id"),
    )
    .select(["r.tile_id", "r.finished_at", "t.title", "t.slug", "t.category", "t.removed_at", "n.rating"])
    .where("r.user_id", "=", userId)
    .where("r.finished_at", ">=", since)
    .orderBy("r.finished_at", "desc")
    .orderBy("r.tile_id")
    .execute()
  return rows.flatMap(({ tile_id, finished_at, title, slug, category, removed_at, rating }) => {
    if (finished_at === null) return []
    const learnedAt = finished_at.getTime()
    const shown = { title: title ?? tile_id, slug: removed_at === null ? slug : null, category }
    return [{ tileId: tile_id, learnedAt, ...shown, isKnown: rating === "known" }]
  })
}

type Row = { tile_id: string; shown_on: string; outcome: RecallOutcome; answered_on: string | null }

function cardOf({ tile_id, shown_on, outcome, answered_on }: Row): RecallCard {
  return { tileId: tile_id, shownOn: shown_on, outcome, answeredOn: answered_on }
}

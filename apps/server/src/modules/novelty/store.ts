import type { NoveltyRating, RatedTile } from "@confetti/domain/novelty/novelty-rating"
import type { Db, Tx } from "../../platform/db/open-database.ts"

/** More than anyone rates in years. The oldest are deleted. */
export const mostRatings = 5000

/** Stores ratings unless a later one exists; at the same moment "new" counts, as in `laterRating`. One a tile. */
export async function upsertRatings(tx: Tx, userId: string, ratings: readonly RatedTile[]): Promise<void> {
  if (ratings.length === 0) return
  const rows = ratings.map(({ tileId, rating, ratedAt }) => ({
    user_id: userId,
    tile_id: tileId,
    rating,
    rated_at: new Date(ratedAt),
  }))
  await tx
    .insertInto("novelty_ratings")
    // Sorted to avoid deadlocks.
    .values(rows.toSorted((a, b) => (a.tile_id < b.tile_id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "tile_id"])
        .doUpdateSet(({ ref }) => ({ rating: ref("excluded.rating"), rated_at: ref("excluded.rated_at") }))
        .where(({ eb, and, or, ref }) =>
          or([
            eb("excluded.rated_at", ">", ref("novelty_ratings.rated_at")),
            and([
              eb("excluded.rated_at", "=", ref("novelty_ratings.rated_at")),
              eb("excluded.rating", "=", "new"),
              eb("novelty_ratings.rating", "=", "known"),
            ]),
          ]),
        ),
    )
    .execute()
  await tx
    .deleteFrom("novelty_ratings")
    .where("user_id", "=", userId)
    .where("tile_id", "in", (query) =>
      query
        .selectFrom("novelty_ratings")
        .select("tile_id")
        .where("user_id", "=", userId)
        .orderBy("rated_at", "desc")
        .orderBy("tile_id")
        .offset(mostRatings),
    )
    .execute()
}

export async function ratingOf(tx: Tx, userId: string, tileId: string): Promise<RatedTile | null> {
  const row = await tx
    .selectFrom("novelty_ratings")
    .select(["rating", "rated_at"])
    .where("user_id", "=", userId)
    .where("tile_id", "=", tileId)
    .executeTakeFirst()
  return row ? { tileId, rating: row.rating, ratedAt: row.rated_at.getTime() } : null
}

export type TitledRating = RatedTile & { title: string; slug: string | null; category: string | null }

export async function ratingsOf(db: Db, userId: string): Promise<TitledRating[]> {
  const rows = await db
    .selectFrom("novelty_ratings as n")
    .leftJoin("tiles as t", "t.id", "n.tile_id")
    .select(["n.tile_id", "n.rating", "n.rated_at", "t.title", "t.slug", "t.category", "t.removed_at"])
    .where("n.user_id", "=", userId)
    .execute()
  return rows.map((row) => ({
    tileId: row.tile_id,
    rating: row.rating satisfies NoveltyRating,
    ratedAt: row.rated_at.getTime(),
    title: row.title ?? row.tile_id,
    slug: row.removed_at === null ? row.slug : null,
    category: row.category,
  }))
}

export async function deleteRatings(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("novelty_ratings").where("user_id", "=", userId).execute()
}

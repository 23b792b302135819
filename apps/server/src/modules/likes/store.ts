import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { BoundStatement } from "../../platform/db/prepared.ts"
import type { ReadPool } from "../../platform/db/replica/reads.ts"

/** The most rows searched for one that can still be opened. */
const mostLooked = 50

export async function likesBefore(db: Db, userId: string, before: Date): Promise<{ tileId: string; likedAt: Date }[]> {
  const likes = db.selectFrom("likes").select(["tile_id", "liked_at"]).where("user_id", "=", userId).limit(mostLooked)
  const latest = await likes.where("liked_at", "<", before).orderBy("liked_at", "desc").execute()
  const rows = latest.length > 0 ? latest : await likes.orderBy("liked_at").execute()
  return rows.map(({ tile_id, liked_at }) => ({ tileId: tile_id, likedAt: liked_at }))
}

export async function likesOf(db: Db, userId: string): Promise<{ tileId: string; likedAt: Date }[]> {
  const rows = await db
    .selectFrom("likes")
    .select(["tile_id", "liked_at"])
    .where("user_id", "=", userId)
    .orderBy("liked_at")
    .orderBy("tile_id")
    .execute()
  return rows.map(({ tile_id, liked_at }) => ({ tileId: tile_id, likedAt: liked_at }))
}

/** Adds missing likes in the given order, a millisecond apart, the last one at `now`. Returns the ids of new ones. */
export async function addLikes(tx: Tx, userId: string, tileIds: readonly string[], now: number): Promise<string[]> {
  if (tileIds.length === 0) return []
  const rows = tileIds.map((tileId, at) => ({
    user_id: userId,
    tile_id: tileId,
    liked_at: new Date(now - (tileIds.length - 1 - at)),
  }))
  const added = await tx
    .insertInto("likes")
    // Sorted to avoid deadlocks.
    .values(rows.toSorted((a, b) => (a.tile_id < b.tile_id ? -1 : 1)))
    .onConflict((conflict) => conflict.columns(["user_id", "tile_id"]).doNothing())
    .returning("tile_id")
    .execute()
  return added.map(({ tile_id }) => tile_id)
}

export function addLike(userId: string, tileId: string, now: number): BoundStatement {
  const text = "insert into likes (user_id, tile_id, liked_at) values ($1, $2, $3) on conflict do nothing"
  return { name: "add-like", text, values: [userId, tileId, new Date(now)] }
}

export function removeLike(userId: string, tileId: string): BoundStatement {
  const text = "delete from likes where user_id = $1 and tile_id = $2"
  return { name: "remove-like", text, values: [userId, tileId] }
}

export async function deleteLikes(tx: Tx, userId: string): Promise<string[]> {
  const deleted = await tx.deleteFrom("likes").where("user_id", "=", userId).returning("tile_id").execute()
  return deleted.map(({ tile_id }) => tile_id)
}

/** Tiles without any activity may be missing. */
type Counts = { likes: number; thoughts: number }

export async function tileCounts(pool: ReadPool, tileIds: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await pool.query<Counts & { tile_id: string }>({
    name: "tile-counts",
    text: `select tile_id, coalesce(c.likes, 0) as likes, coalesce(t.takes, 0) as thoughts
      from unnest($1::text[]) as asked(tile_id)
      left join tile_counts c using (tile_id) left join tile_thought_counts t using (tile_id)`,
    values: [tileIds],
  })
  return new Map(rows.map(({ tile_id, ...counts }) => [tile_id, counts]))
}

import type { Db, Tx } from "../../platform/db/open-database.ts"
import { noteCountsDue, noteCountsDueWithout } from "../../platform/counts-due-store.ts"

/** Every like, the first one first. */
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

/** Adds what is not liked yet. The order given is the order they come to stand in, a millisecond apart and the last one `now`. */
export async function addLikes(tx: Tx, userId: string, tileIds: readonly string[], now: number): Promise<void> {
  if (tileIds.length === 0) return
  const rows = tileIds.map((tileId, at) => ({
    user_id: userId,
    tile_id: tileId,
    liked_at: new Date(now - (tileIds.length - 1 - at)),
  }))
  const added = await tx
    .insertInto("likes")
    // In one order always, so that two transactions never wait for each other.
    .values(rows.toSorted((a, b) => (a.tile_id < b.tile_id ? -1 : 1)))
    .onConflict((conflict) => conflict.columns(["user_id", "tile_id"]).doNothing())
    .returning("tile_id")
    .execute()
  const changed = added.map(({ tile_id }) => tile_id)
  await noteCountsDue(tx, userId, changed)
}

export async function removeLike(tx: Tx, userId: string, tileId: string): Promise<void> {
  const removed = await tx
    .deleteFrom("likes")
    .where("user_id", "=", userId)
    .where("tile_id", "=", tileId)
    .returning("tile_id")
    .executeTakeFirst()
  if (removed) await noteCountsDue(tx, userId, [tileId])
}

export async function forgetLikes(tx: Tx, userId: string): Promise<void> {
  await noteCountsDueWithout(tx, "likes", userId)
  await tx.deleteFrom("likes").where("user_id", "=", userId).execute()
}

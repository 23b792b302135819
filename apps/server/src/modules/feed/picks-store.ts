import type { Db, Tx } from "../../platform/db/open-database.ts"

/** Several devices may add some each. */
const mostStored = 24

export type PickRow = { tileId: string; pickedAt: Date }

export async function listPicks(db: Db | Tx, userId: string): Promise<PickRow[]> {
  const rows = await db
    .selectFrom("feed_picks")
    .select(["tile_id", "picked_at"])
    .where("user_id", "=", userId)
    .orderBy("picked_at")
    .orderBy("tile_id")
    .execute()
  return rows.map(({ tile_id, picked_at }) => ({ tileId: tile_id, pickedAt: picked_at }))
}

/** Inserts new picks while there is room. */
export async function insertPicks(tx: Tx, userId: string, tileIds: readonly string[], now: Date): Promise<void> {
  const saved = new Set((await listPicks(tx, userId)).map(({ tileId }) => tileId))
  const added = tileIds.filter((id) => !saved.has(id)).slice(0, Math.max(0, mostStored - saved.size))
  if (added.length === 0) return
  await tx
    .insertInto("feed_picks")
    // Sorted to avoid deadlocks.
    .values(added.toSorted().map((tile_id) => ({ user_id: userId, tile_id, picked_at: now })))
    .onConflict((conflict) => conflict.columns(["user_id", "tile_id"]).doNothing())
    .execute()
}

export async function deletePicks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("feed_picks").where("user_id", "=", userId).execute()
}

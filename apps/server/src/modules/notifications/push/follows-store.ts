import { sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"

type Follow = { tileId: string; entries: number }

/** Replaces the followed stories. Counts of sent entries are kept. */
export async function replaceFollows(tx: Tx, userId: string, follows: readonly Follow[]): Promise<void> {
  const ids = follows.map(({ tileId }) => tileId)
  const gone = tx.deleteFrom("push_follows").where("user_id", "=", userId)
  await (ids.length === 0 ? gone : gone.where("tile_id", "not in", ids)).execute()
  if (follows.length === 0) return
  await tx
    .insertInto("push_follows")
    .values(follows.map(({ tileId, entries }) => ({ user_id: userId, tile_id: tileId, entries })))
    .onConflict((conflict) => conflict.columns(["user_id", "tile_id"]).doNothing())
    .execute()
}

export async function followsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("push_follows")
    .select("tile_id")
    .where("user_id", "=", userId)
    .orderBy("tile_id")
    .execute()
  return rows.map(({ tile_id }) => tile_id)
}

export async function followedTileIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("push_follows").select("tile_id").distinct().orderBy("tile_id").execute()
  return rows.map(({ tile_id }) => tile_id)
}

/** Updates the number of a story's entries for some followers. Returns those with a new one; fewer than `most` if that was all. */
export async function noteEntries(tx: Tx, { tileId, entries }: Follow, most: number): Promise<string[]> {
  // Entries that were removed are news when they return.
  await tx
    .updateTable("push_follows")
    .set({ entries })
    .where("tile_id", "=", tileId)
    .where("entries", ">", entries)
    .execute()
  const { rows } = await sql<{ user_id: string }>`
    with due as (
      select user_id from push_follows where tile_id = ${tileId} and entries < ${entries}
      order by user_id limit ${most} for update skip locked
    )
    update push_follows set entries = ${entries} from due
    where push_follows.user_id = due.user_id and push_follows.tile_id = ${tileId}
    returning push_follows.user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

export async function storyWords(
  db: Db,
  tileId: string,
): Promise<{ title: string; slug: string; latest: string | null } | null> {
  const { rows } = await sql<{ title: string; slug: string; latest: string | null }>`
    select document::jsonb ->> 'title' as title, slug, document::jsonb -> 'subtiles' -> -1 ->> 'title' as latest
    from tiles where id = ${tileId} and removed_at is null`.execute(db)
  return rows[0] ?? null
}

export async function deleteFollows(tx: Db | Tx, where: { userId: string } | { tileId: string }): Promise<void> {
  const gone = tx.deleteFrom("push_follows")
  await ("userId" in where
    ? gone.where("user_id", "=", where.userId)
    : gone.where("tile_id", "=", where.tileId)
  ).execute()
}

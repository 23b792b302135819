import type { FeedPlace } from "@confetti/contract/feed"
import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type PlaceRow = { feed: string; tileId: string; savedAt: Date }

/** Keeps a place unless a later one is kept already. Answers the one that counts. */
export async function putPlace(tx: Tx, userId: string, { feed, tileId, savedAt }: PlaceRow): Promise<PlaceRow> {
  await tx
    .insertInto("feed_places")
    .values({ user_id: userId, feed, tile_id: tileId, saved_at: savedAt })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "feed"])
        .doUpdateSet({ tile_id: tileId, saved_at: savedAt })
        .where("feed_places.saved_at", "<=", savedAt),
    )
    .execute()
  const row = await tx
    .selectFrom("feed_places")
    .select(["tile_id", "saved_at"])
    .where("user_id", "=", userId)
    .where("feed", "=", feed)
    .executeTakeFirstOrThrow()
  return { feed, tileId: row.tile_id, savedAt: row.saved_at }
}

/** Where this person stands in each feed. */
export async function placesOf(db: Db, userId: string): Promise<PlaceRow[]> {
  const rows = await db
    .selectFrom("feed_places")
    .select(["feed", "tile_id", "saved_at"])
    .where("user_id", "=", userId)
    .orderBy("feed")
    .execute()
  return rows.map(({ feed, tile_id, saved_at }) => ({ feed, tileId: tile_id, savedAt: saved_at }))
}

export type KeptWalk = { tileIdsJson: string | null; place: { tileId: string; savedAt: Date } | null }

/** The order made for a person, as the wire's JSON, and where they stand in this feed: all that their first page needs. */
export async function walkOf(pool: pg.Pool, userId: string, feed: string): Promise<KeptWalk> {
  const { rows } = await pool.query<{ tile_ids: string | null; tile_id: string | null; saved_at: Date | null }>({
    name: "walk-of",
    text: `
      select f.tile_ids, p.tile_id, p.saved_at
      from (select $1::text as user_id) me
      left join feeds f on f.user_id = me.user_id
      left join feed_places p on p.user_id = me.user_id and p.feed = $2`,
    values: [userId, feed],
  })
  const [row] = rows
  return {
    tileIdsJson: row?.tile_ids ?? null,
    place: row?.tile_id && row.saved_at ? { tileId: row.tile_id, savedAt: row.saved_at } : null,
  }
}

export async function deletePlaces(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("feed_places").where("user_id", "=", userId).execute()
}

export function placeView({ feed, tileId, savedAt }: PlaceRow): FeedPlace {
  return { feed, tileId, savedDate: savedAt.toISOString() }
}

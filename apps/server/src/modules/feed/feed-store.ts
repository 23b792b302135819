import type { FeedPlace } from "@confetti/contract/feed"
import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { runPrepared } from "../../platform/db/prepared.ts"

/** Ids as the wire's JSON, and a letter for each cause. */
export type SavedOrder = { tileIdsJson: string; causes: string }

/** Locks a person's feed until the transaction ends, so that an order made from older data never overwrites a newer one. Writes nothing. */
export async function lockFeed(tx: Tx, userId: string): Promise<void> {
  const statement = {
    name: "lock-feed",
    text: "select pg_advisory_xact_lock(hashtextextended('feed ' || $1::text, 0))",
  }
  await runPrepared(tx, statement, [userId])
}

export async function readOrderIds(pool: pg.Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ tile_ids: string | null }>({
    name: "order-ids",
    text: "select tile_ids from feeds where user_id = $1",
    values: [userId],
  })
  return rows[0]?.tile_ids ?? null
}

export async function readOrder(tx: Tx | Db, userId: string): Promise<SavedOrder | null> {
  const row = await tx
    .selectFrom("feeds")
    .select(["tile_ids", "causes"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return row?.tile_ids && row.causes !== null ? { tileIdsJson: row.tile_ids, causes: row.causes } : null
}

/** Saves an order, unless it is unchanged. */
export async function saveOrder(tx: Tx, userId: string, { tileIdsJson, causes }: SavedOrder, now: Date): Promise<void> {
  const statement = {
    name: "save-order",
    text: `
      insert into feeds (user_id, tile_ids, causes, computed_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update
        set tile_ids = excluded.tile_ids, causes = excluded.causes, computed_at = excluded.computed_at
        where (feeds.tile_ids, feeds.causes) is distinct from (excluded.tile_ids, excluded.causes)`,
  }
  await runPrepared(tx, statement, [userId, tileIdsJson, causes, now])
}

/** Without an order a person gets the default one. */
export async function dropOrder(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("feeds")
    .set({ tile_ids: null, causes: null, computed_at: null })
    .where("user_id", "=", userId)
    .where("tile_ids", "is not", null)
    .execute()
}

/** Resets to the default order. Earlier activity no longer counts. */
export async function resetOrder(tx: Tx, userId: string, now: Date): Promise<void> {
  const fresh = { tile_ids: null, causes: null, computed_at: null, reset_at: now }
  await tx
    .insertInto("feeds")
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
    .execute()
}

export type FeedRow = {
  tileIdsJson: string | null
  causes: string | null
  computedAt: Date | null
  resetAt: Date | null
}

export async function feedOf(db: Db, userId: string): Promise<FeedRow | null> {
  const row = await db.selectFrom("feeds").selectAll().where("user_id", "=", userId).executeTakeFirst()
  if (!row) return null
  return { tileIdsJson: row.tile_ids, causes: row.causes, computedAt: row.computed_at, resetAt: row.reset_at }
}

export async function deleteFeed(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("feeds").where("user_id", "=", userId).execute()
}

export type TileTitle = { id: string; slug: string; title: string }

export async function titlesOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, TileTitle>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom("tiles").select(["id", "slug", "title"]).where("id", "in", ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function parseTileIds(json: string): string[] {
  return JSON.parse(json) as string[]
}

export type PlaceRow = { feed: string; tileId: string; savedAt: Date }

/** Saves a reading position unless a later one is saved. Returns the saved one. */
export async function upsertPlace(tx: Tx, userId: string, { feed, tileId, savedAt }: PlaceRow): Promise<PlaceRow> {
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

export async function placesOf(db: Db, userId: string): Promise<PlaceRow[]> {
  const rows = await db
    .selectFrom("feed_places")
    .select(["feed", "tile_id", "saved_at"])
    .where("user_id", "=", userId)
    .orderBy("feed")
    .execute()
  return rows.map(({ feed, tile_id, saved_at }) => ({ feed, tileId: tile_id, savedAt: saved_at }))
}

export type SavedFeed = { tileIdsJson: string | null; place: { tileId: string; savedAt: Date } | null }

export async function readSavedFeed(pool: pg.Pool, userId: string, feed: string): Promise<SavedFeed> {
  const { rows } = await pool.query<{ tile_ids: string | null; tile_id: string | null; saved_at: Date | null }>({
    name: "saved-feed",
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

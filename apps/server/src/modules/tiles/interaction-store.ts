import type { TileTap } from "@confetti/contract/tile-taps"
import type { NoveltyRating } from "@confetti/domain/novelty/novelty-rating"
import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { runPrepared } from "../../platform/db/prepared.ts"

export type TapRow = { tileId: string; tappedAt: Date; subtileCount: number }

export async function tapsOf(db: Db, userId: string, tileId?: string): Promise<TapRow[]> {
  const taps = db
    .selectFrom("tile_taps")
    .select(["tile_id", "tapped_at", "subtile_count_snapshot"])
    .where("user_id", "=", userId)
  const wanted = tileId === undefined ? taps : taps.where("tile_id", "=", tileId)
  const rows = await wanted.orderBy("tapped_at", "desc").orderBy("tile_id").execute()
  return rows.map((row) => ({
    tileId: row.tile_id,
    tappedAt: row.tapped_at,
    subtileCount: row.subtile_count_snapshot,
  }))
}

/** Stores a tap unless a newer one exists; at the same moment the larger one counts. Returns the stored one. */
export async function upsertTap(tx: Tx, userId: string, { tileId, tappedAt, subtileCount }: TapRow): Promise<TapRow> {
  await tx
    .insertInto("tile_taps")
    .values({ user_id: userId, tile_id: tileId, tapped_at: tappedAt, subtile_count_snapshot: subtileCount })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "tile_id"])
        .doUpdateSet({ tapped_at: tappedAt, subtile_count_snapshot: subtileCount })
        .where(({ eb, and, or }) =>
          or([
            eb("tile_taps.tapped_at", "<", tappedAt),
            and([eb("tile_taps.tapped_at", "=", tappedAt), eb("tile_taps.subtile_count_snapshot", "<", subtileCount)]),
          ]),
        ),
    )
    .execute()
  const [tap] = await tapsOf(tx, userId, tileId)
  if (!tap) throw new Error(`the tap on ${tileId} is not there`)
  return tap
}

export async function deleteTaps(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("tile_taps").where("user_id", "=", userId).execute()
}

export type ReadRow = { tileId: string; seenAt: Date; share: number; readAt: Date | null; finishedAt: Date | null }

export async function readsOf(db: Db, userId: string): Promise<ReadRow[]> {
  const rows = await db
    .selectFrom("tile_reads")
    .select(["tile_id", "seen_at", "share", "read_at", "finished_at"])
    .where("user_id", "=", userId)
    .orderBy("seen_at", "desc")
    .orderBy("tile_id")
    .execute()
  return rows.map((row) => ({
    tileId: row.tile_id,
    seenAt: row.seen_at,
    share: row.share,
    readAt: row.read_at,
    finishedAt: row.finished_at,
  }))
}

/** Null is the earliest: `greatest` skips it. */
const upsertStatement = {
  name: "upsert-reads",
  text: `
    insert into tile_reads as known (user_id, tile_id, seen_at, share, read_at, finished_at)
    select $1, * from unnest($2::text[], $3::timestamptz[], $4::real[], $5::timestamptz[], $6::timestamptz[])
    on conflict (user_id, tile_id) do update set
      seen_at = greatest(known.seen_at, excluded.seen_at),
      share = greatest(known.share, excluded.share),
      read_at = greatest(known.read_at, excluded.read_at),
      finished_at = greatest(known.finished_at, excluded.finished_at)
    where excluded.seen_at > known.seen_at
      or excluded.share > known.share
      or excluded.read_at > known.read_at or (known.read_at is null and excluded.read_at is not null)
      or excluded.finished_at > known.finished_at or (known.finished_at is null and excluded.finished_at is not null)
    returning tile_id`,
}

/**
 * Merges reads, one a tile, with stored ones: the latest time, the furthest share. Columns only grow, so the order does not matter; reading
 * again after a reset counts. Returns the ids of changed tiles.
 */
export async function upsertReads(tx: Tx, userId: string, reads: readonly ReadRow[]): Promise<string[]> {
  if (reads.length === 0) return []
  const sorted = reads.toSorted((a, b) => (a.tileId < b.tileId ? -1 : 1))
  const { rows } = await runPrepared<{ tile_id: string }>(tx, upsertStatement, [
    userId,
    sorted.map(({ tileId }) => tileId),
    sorted.map(({ seenAt }) => seenAt),
    sorted.map(({ share }) => share),
    sorted.map(({ readAt }) => readAt),
    sorted.map(({ finishedAt }) => finishedAt),
  ])
  return rows.map(({ tile_id }) => tile_id)
}

export async function readTimesOf(tx: Tx, userId: string, tileIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx
    .selectFrom("tile_reads")
    .select(["tile_id", "read_at"])
    .where("user_id", "=", userId)
    .where("tile_id", "in", tileIds)
    .where("read_at", "is not", null)
    .execute()
  return new Map(rows.flatMap(({ tile_id, read_at }) => (read_at === null ? [] : [[tile_id, read_at] as const])))
}

export async function deleteReads(tx: Tx, userId: string): Promise<string[]> {
  const deleted = await tx.deleteFrom("tile_reads").where("user_id", "=", userId).returning("tile_id").execute()
  return deleted.map(({ tile_id }) => tile_id)
}

export type StateRow = {
  tileId: string
  subtileCount: number | null
  share: number
  isRead: boolean
  isFinished: boolean
  novelty: NoveltyRating | null
}

/** A person's states of tiles, in the order asked, without unseen ones. */
export async function statesOf(pool: pg.Pool, userId: string, tileIds: readonly string[]): Promise<StateRow[]> {
  const { rows } = await pool.query<StateRow>({
    name: "tile-states",
    text: `
      select a.id as "tileId", t.subtile_count_snapshot as "subtileCount", coalesce(r.share, 0) as share,
        r.read_at is not null as "isRead", r.finished_at is not null as "isFinished", n.rating as novelty
      from unnest($2::text[]) with ordinality a (id, place)
      left join tile_taps t on t.user_id = $1 and t.tile_id = a.id
      left join tile_reads r on r.user_id = $1 and r.tile_id = a.id
      left join novelty_ratings n on n.user_id = $1 and n.tile_id = a.id
      where t.tile_id is not null or r.tile_id is not null or n.tile_id is not null
      order by a.place`,
    values: [userId, tileIds],
  })
  return rows
}

export function tileTapView({ tileId, tappedAt, subtileCount }: TapRow): TileTap {
  return { tileId, tappedDate: tappedAt.toISOString(), subtileCountSnapshot: subtileCount }
}

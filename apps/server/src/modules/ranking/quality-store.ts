import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { ReadDb, ReadPool } from "../../platform/db/replica/reads.ts"
import type { Impression, LessPreferenceAsked } from "./quality.ts"

const placesAhead = 20

export async function recordExplorations(
  tx: Tx,
  userId: string,
  { tileIds, causes }: { tileIds: readonly string[]; causes: readonly FeedCause[] },
  now: Date,
): Promise<void> {
  const explored = tileIds.slice(0, placesAhead).filter((_, place) => causes[place] === "try")
  if (explored.length === 0) return
  await tx
    .insertInto("explorations")
    // Sorted to avoid deadlocks.
    .values(explored.toSorted().map((tile_id) => ({ user_id: userId, tile_id, explored_at: now })))
    .onConflict((conflict) => conflict.columns(["user_id", "tile_id"]).doUpdateSet({ explored_at: now }))
    .execute()
}

export async function deleteExplorations(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("explorations").where("user_id", "=", userId).execute()
}

export async function deleteExplorationsBefore(db: Db, date: Date): Promise<void> {
  await db.deleteFrom("explorations").where("explored_at", "<", date).execute()
}

/** A person's latest impressions, by primary key; nobody has more in a month. */
const mostEach = 2000

/**
 * All tiles these people saw, person by person, earliest first; for a tile seen again, the last time. It counts as explored if seen within
 * the hour.
 */
export async function impressionsOf(pool: ReadPool, userIds: readonly string[], since: Date): Promise<Impression[]> {
  const { rows } = await pool.query<{
    user_id: string
    tile_id: string
    seen_at: Date
    finished: boolean
    explored: boolean
  }>(
    `select p.id as user_id, r.tile_id, r.seen_at, r.finished_at is not null as finished, e.tile_id is not null as explored
      from unnest($1::text[]) p (id)
      cross join lateral (
        select * from tile_reads where user_id = p.id and seen_at >= $2 order by seen_at desc, tile_id limit $3
      ) r
      left join explorations e on e.user_id = p.id and e.tile_id = r.tile_id
        and r.seen_at between e.explored_at and e.explored_at + interval '1 hour'
      order by p.id, r.seen_at, r.tile_id`,
    [userIds, since, mostEach],
  )
  return rows.map(({ user_id, tile_id, seen_at, finished, explored }) => ({
    userId: user_id,
    tileId: tile_id,
    seenAt: seen_at.getTime(),
    isFinished: finished,
    isExplored: explored,
  }))
}

export async function exploredSince(db: ReadDb): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(explored_at) as at from explorations`.execute(db)
  return rows[0]?.at ?? null
}

export async function categoryPreferencesOf(
  pool: ReadPool,
  userIds: readonly string[],
): Promise<LessPreferenceAsked[]> {
  const { rows } = await pool.query<{ user_id: string; subject: string; asked_at: Date }>(
    "select user_id, subject, asked_at from less_wishes where user_id = any($1) and scope = 'category' order by user_id, subject",
    [userIds],
  )
  return rows.map(({ user_id, subject, asked_at }) => ({
    userId: user_id,
    category: subject,
    askedAt: asked_at.getTime(),
  }))
}

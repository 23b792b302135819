import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { type BoundStatement, runPrepared } from "../../platform/db/prepared.ts"
import type { ReadPool } from "../../platform/db/replica/reads.ts"

type CountsRow = { tile_id: string; likes: number; seen: number; finished: number }

const nobody = ""

/**
 * Takes at most so many of the notes that something changed, and counts their tiles anew. Gives how many notes it took; null when
 * somebody else is counting.
 *
 * A note is taken and its tile counted in one transaction, so that a crash leaves both to the next. What a writer has not
 * committed yet is not counted, but then its note is not there to be taken either, or is held by it and passed over. Only one
 * counts at a time: an older count must not be written over a newer one.
 */
export function countSome(db: Db, most: number): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const { rows: locks } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('tile counts', 0)) as "isOurs"`.execute(tx)
    if (!locks[0]?.isOurs) return null
    const { rows } = await sql<{ tile_id: string }>`
      delete from tile_counts_due where (user_id, tile_id) in (
        select user_id, tile_id from tile_counts_due order by user_id, tile_id limit ${most} for update skip locked
      ) returning tile_id`.execute(tx)
    const tileIds = [...new Set(rows.map(({ tile_id }) => tile_id))]
    // A separate statement, so that it sees what was committed while the marks were taken.
    if (tileIds.length > 0)
      await sql`
        insert into tile_counts (tile_id, likes, seen, finished)
        select t.id, l.likes, r.seen, r.finished
        from unnest(${tileIds}::text[]) t (id)
        cross join lateral (select count(*) as likes from likes where tile_id = t.id) l
        cross join lateral (select count(*) as seen, count(finished_at) as finished from tile_reads where tile_id = t.id) r
        on conflict (tile_id) do update
          set likes = excluded.likes, seen = excluded.seen, finished = excluded.finished
          where (tile_counts.likes, tile_counts.seen, tile_counts.finished)
            is distinct from (excluded.likes, excluded.seen, excluded.finished)`.execute(tx)
    return rows.length
  })
}

type Changed = { userId: string | null; tileIds: readonly string[] }

/**
 * Marks tiles for a recount (the dirty set that `countTiles` empties); `userId` is null for an erased person. An existing mark is written
 * again to lock its row, so that a running count waits or leaves it to the next. Deleted tiles are skipped.
 */
export function countsDue({ userId, tileIds }: Changed): BoundStatement[] {
  if (tileIds.length === 0) return []
  // Sorted to avoid deadlocks.
  const text = `
    insert into tile_counts_due (user_id, tile_id)
    select $1, id from tiles where id = any($2::text[]) order by id
    on conflict (user_id, tile_id) do update set tile_id = excluded.tile_id`
  return [{ name: "mark-counts-due", text, values: [userId ?? nobody, [...tileIds]] }]
}

export async function markCountsDue(tx: Tx, changed: Changed): Promise<void> {
  for (const { values, ...statement } of countsDue(changed)) await runPrepared(tx, statement, values)
}

export async function disownCountsDue(tx: Tx, userId: string): Promise<void> {
  const marks = await tx.deleteFrom("tile_counts_due").where("user_id", "=", userId).returning("tile_id").execute()
  await markCountsDue(tx, { userId: null, tileIds: marks.map(({ tile_id }) => tile_id) })
}

export async function countsAfter(pool: ReadPool, id: string, most: number): Promise<CountsRow[]> {
  const { rows } = await pool.query<CountsRow>({
    name: "counts-after",
    text: "select tile_id, likes, seen, finished from tile_counts where tile_id > $1 order by tile_id limit $2",
    values: [id, most],
  })
  return rows
}

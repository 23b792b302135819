import { sql } from "kysely"
import type { Db } from "../../platform/db/open-database.ts"

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
    // A statement of its own: it sees what was committed while the notes were taken.
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

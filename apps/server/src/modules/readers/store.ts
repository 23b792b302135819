import { sql } from "kysely"
import type { Db } from "../../platform/db/open-database.ts"

export type ReaderRow = {
  user_id: string
  name: string
  created_at: Date
  suspended_until: Date | null
  thoughts: number
}

const readers = sql`
  select u.user_id, u.name, u.created_at, w.suspended_until,
    (select count(*)::int from thoughts t where t.user_id = u.user_id and t.deleted_at is null) as thoughts
  from users u left join thought_writers w on w.user_id = u.user_id`

export async function readersByName(db: Db, part: string, limit: number): Promise<ReaderRow[]> {
  const like = `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<ReaderRow>`${readers} where lower(u.name) like ${like}
    order by lower(u.name), u.user_id limit ${limit}`.execute(db)
  return rows
}

/** By their own id, or that of a thought, upload or invitation of theirs. */
export async function readersById(db: Db, id: string): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`${readers} where u.user_id in (
    select ${id}::text
    union select user_id from thoughts where thought_id = ${id} and deleted_at is null
    union select user_id from uploads where upload_id = ${id} and deleted_at is null
    union select user_id from referrals where referral_id = ${id}) order by u.user_id`.execute(db)
  return rows
}

export async function readersByAddress(db: Db, email: string): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`${readers} where u.email = ${email.toLowerCase()} limit 1`.execute(db)
  return rows
}

export async function suspendedReaders(db: Db, now: Date, limit: number): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`${readers} where w.suspended_until > ${now}
    order by w.suspended_until, u.user_id limit ${limit}`.execute(db)
  return rows
}

export type PointsSums = { earned: number; spent: number; reversed: number }

/** Sums of a person's entries: held points that came back were not spent. */
export async function pointsSums(db: Db, userId: string): Promise<PointsSums> {
  const { rows } = await sql<PointsSums>`
    select coalesce(sum(points) filter (where movement in ('award', 'restoration')), 0)::int as earned,
      coalesce(sum(case movement when 'spend' then points when 'reimbursement' then -points end), 0)::int as spent,
      coalesce(sum(points) filter (where movement = 'reversal'), 0)::int as reversed
    from points_entries where user_id = ${userId}`.execute(db)
  return rows[0] ?? { earned: 0, spent: 0, reversed: 0 }
}

export async function orderCounts(db: Db, userId: string): Promise<{ count: number; open: number }> {
  const { rows } = await sql<{ count: number; open: number }>`
    select count(*)::int as count,
      (count(*) filter (where state in ('held', 'confirmed', 'packed')))::int as open
    from redemptions where user_id = ${userId}`.execute(db)
  return rows[0] ?? { count: 0, open: 0 }
}

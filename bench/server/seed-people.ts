import { sql } from "kysely"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"

export const peopleCount = 10_000
const atOnce = 500

/** The session token of person number `at`. */
export const tokenOf = (at: number): string => `bench-${at}`

/** Gives a seeded database its people: a session each, and an order of the feed in another rotation of the same tiles. */
export async function seedPeople(target: { DATABASE_URL?: string; DATA_DIR: string }): Promise<void> {
  const { db, close } = await openDatabase(target)
  const people = sql`generate_series(0, ${sql.lit(peopleCount - 1)}) as at`
  await sql`insert into auth_users (id, name, email, email_verified)
    select 'person-' || at, '', at || '@confetti.test', true from ${people}`.execute(db)
  await sql`insert into auth_sessions (id, user_id, token, expires_at)
    select 'session-' || at, 'person-' || at, encode(sha256(convert_to('bench-' || at, 'UTF8')), 'hex'),
      now() + interval '30 days' from ${people}`.execute(db)
  // In parts: on a busy machine all of them take longer than a statement may.
  for (let from = 0; from < peopleCount; from += atOnce)
    await sql`insert into feeds (user_id, tile_ids, causes, computed_at)
      select 'person-' || at, ids, repeat('n', count), now()
      from generate_series(${sql.lit(from)}, ${sql.lit(Math.min(from + atOnce, peopleCount) - 1)}) as at
      cross join lateral (
        select json_agg(id order by md5(id || at % 97))::text as ids, count(*)::int as count
        from tiles where removed_at is null) orders`.execute(db)
  await sql`analyze`.execute(db)
  await close()
}

import { type Selectable, sql } from "kysely"
import type { Db } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type CaseRow = Selectable<Database["thoughts"]> & {
  name: string
  approved: number
  suspended_until: Date | null
  title: string
  /** "" if the tile is gone, like its title. */
  slug: string
}

const cases = sql`
  select t.*, coalesce(u.name, '') as name, coalesce(w.approved, 0) as approved, w.suspended_until,
    coalesce(tiles.title, '') as title, coalesce(tiles.slug, '') as slug
  from thoughts t left join users u on u.user_id = t.user_id left join thought_writers w on w.user_id = t.user_id
  left join tiles on tiles.id = t.tile_id`

/** Cases waiting for review, oldest first. A thought waiting for its own file is not ready yet. */
export async function casesWaiting(db: Db, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`${cases} where t.state = 'needsReview' and t.deleted_at is null
    and not exists (
      select from uploads m where m.thought_id = t.thought_id and m.state in ('uploading', 'processing'))
    order by t.created_at, t.thought_id limit ${limit}`.execute(db)
  return rows
}

export async function findCase(db: Db, thoughtId: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`${cases} where t.thought_id = ${thoughtId} and t.deleted_at is null`.execute(db)
  return rows[0]
}

export async function casesOf(db: Db, userId: string, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`${cases} where t.user_id = ${userId} and t.deleted_at is null
    order by t.created_at desc, t.thought_id limit ${limit}`.execute(db)
  return rows
}

export function historyOf(db: Db, userId: string, limit: number): Promise<Selectable<Database["thoughts"]>[]> {
  return db
    .selectFrom("thoughts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute()
}

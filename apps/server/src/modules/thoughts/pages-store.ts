import type pg from "pg"
import type { PageCursor } from "./page-cursor.ts"
import type { ThoughtRow } from "./store.ts"

export type FoundThought = ThoughtRow & { name: string; is_marked: boolean }

export type PageAsked = {
  tileId: string
  viewerId: string | null
  after: PageCursor | null
  limit: number
}

const found = `select t.*, coalesce(u.name, '') as name,
    $2::text is not null and exists (
      select from thought_marks m where m.user_id = $2 and m.thought_id = t.thought_id) as is_marked
  from thoughts t left join users u on u.user_id = t.user_id`

/** Excludes writers hidden in either direction. */
const shown = `($2::text is null or not exists (
    select from thought_hides h where (h.user_id = $2 and h.hidden_id = t.user_id) or (h.user_id = t.user_id and h.hidden_id = $2)))`

const last = "ffffffff-ffff-ffff-ffff-ffffffffffff~"

export async function interestingPage(pool: pg.Pool, { tileId, viewerId, after, limit }: PageAsked) {
  const { rows } = await pool.query<FoundThought>({
    name: "thoughts-interesting",
    text: `${found} where t.tile_id = $1 and t.state = 'approved' and t.rank is not null and t.deleted_at is null
      and (t.rank, t.thought_id) < ($3::float8, $4) and ${shown}
      order by t.rank desc, t.thought_id desc limit $5`,
    values: [tileId, viewerId, after?.at ?? "Infinity", after?.id ?? last, limit],
  })
  return rows
}

export async function newestPage(pool: pg.Pool, { tileId, viewerId, after, limit }: PageAsked) {
  const { rows } = await pool.query<FoundThought>({
    name: "thoughts-newest",
    text: `${found} where t.tile_id = $1 and t.state = 'approved' and t.deleted_at is null
      and (t.created_at, t.thought_id) < ($3::timestamptz, $4) and ($2::text is null or t.user_id <> $2) and ${shown}
      order by t.created_at desc, t.thought_id desc limit $5`,
    values: [tileId, viewerId, after ? new Date(after.at) : "infinity", after?.id ?? last, limit],
  })
  return rows
}

export async function ownOfTile(pool: pg.Pool, tileId: string, userId: string, limit: number) {
  const { rows } = await pool.query<FoundThought>({
    name: "thoughts-own",
    text: `${found} where t.tile_id = $1 and t.user_id = $2 and t.deleted_at is null
      order by t.created_at desc, t.thought_id desc limit $3`,
    values: [tileId, userId, limit],
  })
  return rows
}

export async function countsOf(pool: pg.Pool, tileId: string): Promise<{ takes: number; interesting: number }> {
  const { rows } = await pool.query<{ takes: number; interesting: number }>({
    name: "thoughts-counts",
    text: "select takes, interesting from tile_thought_counts where tile_id = $1",
    values: [tileId],
  })
  return rows[0] ?? { takes: 0, interesting: 0 }
}

export type FeaturedRow = {
  thought_id: string
  tile_id: string
  body: string
  marks: number
  name: string
  slug: string
  title: string
}

type FeaturedAsked = { since: Date; now: Date; mostHidden: number; viewerId: string | null; limit: number }

export async function featuredSince(pool: pg.Pool, { since, now, mostHidden, viewerId, limit }: FeaturedAsked) {
  const { rows } = await pool.query<FeaturedRow>({
    name: "thoughts-featured",
    text: `select t.thought_id, t.tile_id, t.body, t.marks, coalesce(u.name, '') as name, tiles.slug, tiles.title
      from thoughts t join tiles on tiles.id = t.tile_id and tiles.removed_at is null left join users u on u.user_id = t.user_id left join thought_writers w on w.user_id = t.user_id
      where t.state = 'approved' and t.rank is not null and t.deleted_at is null and t.reports = 0 and t.created_at > $1
        and ${shown} and (w.suspended_until is null or w.suspended_until <= $3)
        and not exists (select from thought_reports r where r.thought_id = t.thought_id and r.outcome is null)
        and (select count(*) from (select from thought_hides h where h.hidden_id = t.user_id limit $4) hides) < $4
      order by t.rank desc, t.thought_id desc limit $5`,
    values: [since, viewerId, now, mostHidden, limit],
  })
  return rows
}

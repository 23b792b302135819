import type pg from "pg"
import type { PageCursor } from "./page-cursor.ts"
import type { FoundThought } from "./pages-store.ts"

/** A thought with its tile, for its author or a link; even if removed since. */
export type ThoughtOnTileRow = FoundThought & { slug: string; title: string }

const found = `select t.*, coalesce(u.name, '') as name, coalesce(tiles.slug, '') as slug, coalesce(tiles.title, '') as title,
    exists (select from thought_marks m where m.user_id = $2 and m.thought_id = t.thought_id) as is_marked
  from thoughts t left join users u on u.user_id = t.user_id left join tiles on tiles.id = t.tile_id`

export async function findWithTile(
  pool: pg.Pool,
  thoughtId: string,
  viewerId: string | null,
): Promise<ThoughtOnTileRow | undefined> {
  const { rows } = await pool.query<ThoughtOnTileRow>({
    name: "thoughts-with-tile",
    text: `${found} where t.thought_id = $1 and t.deleted_at is null`,
    values: [thoughtId, viewerId],
  })
  return rows[0]
}

type OwnAsked = {
  userId: string
  after: PageCursor | null
  limit: number
}

export async function ownWithTiles(pool: pg.Pool, { userId, after, limit }: OwnAsked): Promise<ThoughtOnTileRow[]> {
  const { rows } = await pool.query<ThoughtOnTileRow>({
    name: "thoughts-own-with-tiles",
    text: `${found} where t.user_id = $2 and t.deleted_at is null
        and ($1::timestamptz is null or (t.created_at, t.thought_id) < ($1, $3))
      order by t.created_at desc, t.thought_id desc limit $4`,
    values: [after && new Date(after.at), userId, after?.id ?? "", limit],
  })
  return rows
}

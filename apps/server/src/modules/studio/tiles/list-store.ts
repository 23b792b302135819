import type { StudioState } from "@confetti/domain/studio/studio-tile"
import { sql } from "kysely"
import type { Db } from "../../../platform/db/open-database.ts"
import type { StudioRow } from "../store.ts"

export type ListedRow = Pick<
  StudioRow,
  | "id"
  | "tile_id"
  | "slug"
  | "title"
  | "categories"
  | "stage"
  | "version"
  | "published_version"
  | "publish_at"
  | "archived_at"
  | "origin"
  | "updated_at"
  | "user_id"
> & {
  is_of_file: boolean
  likes: number
  seen: number
  finished: number
}

type Asked = {
  search: string
  state: StudioState | null
  category: string | null
  after: { at: Date; id: string } | null
  limit: number
}

export async function listedTiles(db: Db, { search, state, category, after, limit }: Asked, now: number) {
  const { rows } = await sql<ListedRow>`
    with every as (
      select id, tile_id, slug, title, categories, stage, version, published_version, publish_at, archived_at, origin,
        updated_at, user_id, false as is_of_file
      from studio_tiles
      union all
      select t.id, t.id, t.slug, t.title, t.categories, 'draft', 0, 0, t.published_at, null, null, t.updated_at, null, true
      from tiles t
      where t.removed_at is null and not exists (select from studio_tiles s where s.tile_id = t.id)
    ), current as (
      select every.*, case when archived_at is not null then 'archived' when published_version is null then stage
        when publish_at > ${new Date(now)} then 'scheduled' else 'published' end as state
      from every
    )
    select s.*, coalesce(c.likes, 0)::int as likes, coalesce(c.seen, 0)::int as seen, coalesce(c.finished, 0)::int as finished
    from current s left join tile_counts c on c.tile_id = s.tile_id
    where (position(lower(${search}) in lower(s.title)) > 0 or position(lower(${search}) in s.slug) > 0)
      and (${category}::text is null or ${category} = any(s.categories))
      and (${state}::text is null or s.state = ${state} or (${state} = 'review' and s.stage = 'review' and s.archived_at is null))
      and (${after?.at ?? null}::timestamptz is null or (s.updated_at, s.id) < (${after?.at ?? null}, ${after?.id ?? ""}))
    order by s.updated_at desc, s.id desc limit ${limit}`.execute(db)
  return rows
}

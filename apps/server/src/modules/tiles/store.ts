import type { ReadPool } from "../../platform/db/replica/reads.ts"

/** A document as JSON text. `state` changes with it. */
export type TileDocument = { id: string; state: string; document: string }

const state = "t.version || ':' || left(t.content_hash, 12) as state"
const visible = "t.removed_at is null and t.published_at <= $1"

export async function tileBySlug(pool: ReadPool, now: Date, slug: string): Promise<TileDocument | null> {
  const { rows } = await pool.query<TileDocument>({
    name: "tile-by-slug",
    text: `select t.id, ${state}, t.document from tiles t where ${visible} and t.slug = $2`,
    values: [now, slug],
  })
  return rows[0] ?? null
}

export type SubtileDocument = TileDocument & { parentId: string; parentDocument: string }

/** The subtile with a slug, or null. As visible as its tile. */
export async function subtileBySlug(pool: ReadPool, now: Date, slug: string): Promise<SubtileDocument | null> {
  const { rows } = await pool.query<SubtileDocument>({
    name: "subtile-by-slug",
    text: `
      select s.id, ${state}, s.document, t.id as "parentId", t.document as "parentDocument"
      from subtiles s join tiles t on t.id = s.tile_id where ${visible} and s.slug = $2`,
    values: [now, slug],
  })
  return rows[0] ?? null
}

export async function slugAfter(pool: ReadPool, now: Date, formerSlug: string): Promise<string | null> {
  const { rows } = await pool.query<{ slug: string }>({
    name: "slug-after",
    text: `select t.slug from former_slugs f join tiles t on t.id = f.tile_id where ${visible} and f.slug = $2`,
    values: [now, formerSlug],
  })
  return rows[0]?.slug ?? null
}

type Filter = { onlyFinished: boolean }

/** Tiles by id, unordered. Faster than `anyByIds` if all ids are tiles. */
export async function tilesByIds(pool: ReadPool, now: Date, ids: readonly string[], { onlyFinished }: Filter) {
  const { rows } = await pool.query<TileDocument>({
    name: onlyFinished ? "finished-tiles-by-ids" : "tiles-by-ids",
    text: `select t.id, ${state}, t.document from tiles t where ${visible} and t.id = any($2)${finished(onlyFinished)}`,
    values: [now, ids],
  })
  return rows
}

/** Tiles and subtiles by id, unordered. A subtile is as visible as its tile. */
export async function anyByIds(pool: ReadPool, now: Date, ids: readonly string[], { onlyFinished }: Filter) {
  const { rows } = await pool.query<TileDocument>({
    name: onlyFinished ? "any-finished-by-ids" : "any-by-ids",
    text: `
      select t.id, ${state}, t.document from tiles t where ${visible} and t.id = any($2)${finished(onlyFinished)}
      union all
      select s.id, ${state}, s.document from subtiles s join tiles t on t.id = s.tile_id
      where ${visible} and s.id = any($2)${finished(onlyFinished)}`,
    values: [now, ids],
  })
  return rows
}

export async function developingTiles(pool: ReadPool, now: Date): Promise<TileDocument[]> {
  const { rows } = await pool.query<TileDocument>({
    name: "developing-tiles",
    text: `select t.id, ${state}, t.document from tiles t where ${visible} and t.developing order by t.updated_at desc, t.id`,
    values: [now],
  })
  return rows
}

function finished(onlyFinished: boolean): string {
  return onlyFinished ? " and not t.developing" : ""
}

import type pg from "pg"
import { findPublic } from "./public-thought-store.ts"

/** Public data of a thought. `by` is "" without a name. */
export type PublicThought = { text: string; by: string; tileId: string }

/** A thought for a link preview; null unless public. Read each time, as it may be removed. */
export async function publicThought(pool: pg.Pool, thoughtId: string): Promise<PublicThought | null> {
  const row = await findPublic(pool, thoughtId)
  return row ? { text: row.body, by: row.name, tileId: row.tile_id } : null
}

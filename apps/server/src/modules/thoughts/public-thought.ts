import type pg from "pg"
import { findPublic } from "./public-thought-store.ts"

/** What a stranger may know of a thought. `by` is "" for somebody who gave no name. */
export type PublicThought = { text: string; by: string; tileId: string }

/** A thought as a link to it is previewed; null unless everybody may read it. Asked anew each time: it may be taken down at any moment. */
export async function publicThought(pool: pg.Pool, thoughtId: string): Promise<PublicThought | null> {
  const row = await findPublic(pool, thoughtId)
  return row ? { text: row.body, by: row.name, tileId: row.tile_id } : null
}

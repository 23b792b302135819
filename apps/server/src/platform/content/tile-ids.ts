import type { Db, Tx } from "../db/open-database.ts"
import type { LiveContent } from "./live-content.ts"
import { parentsOf } from "./subtile-store.ts"

export type Moment = { content: LiveContent; now: number }

/**
 * The tile that a reader can open for each id: itself, or a subtile's parent, which shares likes and reads. Unknown ids and unpublished
 * tiles are left out. Only ids of subtiles are looked up in the database.
 */
export async function tileIdsFor(
  db: Db | Tx,
  { content, now }: Moment,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { byId } = content.current()
  const others = ids.filter((id) => !byId.has(id))
  const parents = others.length > 0 ? await parentsOf(db, others) : new Map<string, string>()
  const isOut = (id: string): boolean => (byId.get(id)?.publishedAt ?? Number.POSITIVE_INFINITY) <= now
  return new Map(
    ids.flatMap((id): [string, string][] => {
      const tileId = byId.has(id) ? id : parents.get(id)
      return tileId !== undefined && isOut(tileId) ? [[id, tileId]] : []
    }),
  )
}

/** Null if there is none. */
export async function tileIdFor(db: Db | Tx, moment: Moment, id: string): Promise<string | null> {
  return (await tileIdsFor(db, moment, [id])).get(id) ?? null
}

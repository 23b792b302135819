import type { Db, Tx } from "../db/open-database.ts"
import type { LiveContent } from "./live-content.ts"
import { parentsOf } from "./subtile-store.ts"

export type Moment = { content: LiveContent; now: number }

/**
 * For each id, the tile that a reader can open under it: a tile's own, and a subtile's is its parent's, since what is done to
 * one counts for the other. Ids of nothing are left out, and so are tiles that are not published yet. The database is asked only
 * for ids that are no tile's.
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

/** The tile that a reader can open under this id, or null. */
export async function tileIdFor(db: Db | Tx, moment: Moment, id: string): Promise<string | null> {
  return (await tileIdsFor(db, moment, [id])).get(id) ?? null
}

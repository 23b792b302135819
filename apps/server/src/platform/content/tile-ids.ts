import type { Db, Tx } from "../db/open-database.ts"
import type { LiveContent } from "./live-content.ts"
import { parentsOf } from "./subtile-store.ts"

/**
 * For each id, the tile that a reader can open under it: a tile's own, and a subtile's is its parent's, since what is done to
 * one counts for the other. Ids of nothing are left out, and so are tiles published after `until`: now for everybody, later for
 * whom `readerUntil` says so. The database is asked only for ids that are no tile's.
 */
export async function tileIdsOf(
  db: Db | Tx,
  content: LiveContent,
  ids: readonly string[],
  until: number,
): Promise<Map<string, string>> {
  const { byId } = content.current()
  const others = ids.filter((id) => !byId.has(id))
  const parents = others.length > 0 ? await parentsOf(db, others) : new Map<string, string>()
  return new Map(
    ids.flatMap((id): [string, string][] => {
      const tileId = byId.has(id) ? id : parents.get(id)
      return tileId !== undefined && isTileThere(content, tileId, until) ? [[id, tileId]] : []
    }),
  )
}

/** The tile that a reader can open under this id, or null. */
export async function tileIdOf(db: Db | Tx, content: LiveContent, id: string, until: number): Promise<string | null> {
  return (await tileIdsOf(db, content, [id], until)).get(id) ?? null
}

/** Whether the tile with this id is there, published by then; a subtile's id is none here, see `tileIdsOf`. */
function isTileThere(content: LiveContent, tileId: string, until: number): boolean {
  const tile = content.current().byId.get(tileId)
  return tile !== undefined && tile.publishedAt <= until
}

import { readableUntil } from "@confetti/domain/tile/early-access"
import type { Db, Tx } from "../db/open-database.ts"
import { hasEarlyAccess } from "./early-store.ts"
import type { LiveContent } from "./live-content.ts"
import { tileIdsOf } from "./tile-ids.ts"
import { isAnythingEarly } from "./upcoming-tiles.ts"

/** Who reads, and when: the context of a callable or a document. */
export type Reader = { content: LiveContent; caller: { userId: string | null }; now: number }

/**
 * The latest publication that this reader may see, in milliseconds since the epoch: `now` for everybody but the owners of tiles a day
 * early. The database is asked only while there is such a tile, and then whatever is read: how long an answer takes says nothing of an id.
 */
export async function readerUntil(db: Db | Tx, { content, caller, now }: Reader): Promise<number> {
  if (caller.userId === null) return now
  if (!isAnythingEarly(content.current(), now)) return now
  return readableUntil(now, await hasEarlyAccess(db, caller.userId))
}

/** For each id, the tile that this reader can open under it; see `tileIdsOf`. */
export async function tileIdsFor(db: Db | Tx, reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  return tileIdsOf(db, reader.content, ids, await readerUntil(db, reader))
}

/** The tile that this reader can open under this id, or null. */
export async function tileIdFor(db: Db | Tx, reader: Reader, id: string): Promise<string | null> {
  return (await tileIdsFor(db, reader, [id])).get(id) ?? null
}

import { basename } from "node:path"
import type { Tile } from "@confetti/contract/tile"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Media, MediaRequest } from "./media-request.ts"
import type { TileFiles } from "./order-batches.ts"

export async function findMedia(db: Db, id: string): Promise<Media | null> {
  const row = await db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst()
  if (!row) return null
  const request = JSON.parse(row.request) as MediaRequest
  return { id: row.id, request, width: row.width, height: row.height }
}

const rowsAtOnce = 5000

/** Existing rows stay: the id is the hash of the request. */
export async function addMedia(tx: Tx, media: readonly Media[]): Promise<void> {
  for (let from = 0; from < media.length; from += rowsAtOnce) {
    const rows = media
      .slice(from, from + rowsAtOnce)
      .map(({ id, request, width, height }) => ({ id, request: JSON.stringify(request), width, height }))
    await tx
      .insertInto("media")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute()
  }
}

export async function tileFiles(db: Db): Promise<TileFiles[]> {
  const rows = await db.selectFrom("tiles").select(["id", "document"]).where("removed_at", "is", null).execute()
  return rows.map(({ id, document }) => {
    const { picture, video } = JSON.parse(document) as Tile
    return { id, picture: picture.id, film: video && basename(video.src, ".mp4") }
  })
}

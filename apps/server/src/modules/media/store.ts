import { basename } from "node:path"
import type { Tile } from "@confetti/contract/tile"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Media, MediaRequest } from "./media-request.ts"
import type { TileFiles } from "./order-batches.ts"

export async function findMedia(db: Db, id: string): Promise<Media | null> {
  const row = await db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst()
  if (!row) return null
  const request = JSON.parse(row.request) as MediaRequest
  // Rows of versions before decision 13 hold what to draw; an import replaces them.
  if ("art" in request && request.art.kind !== "original") return null
  const cover = row.cover === null ? {} : { cover: JSON.parse(row.cover) as Media["cover"] & object }
  return { id: row.id, request, width: row.width, height: row.height, ...cover }
}

const rowsAtOnce = 5000

/** Rows that are there already stay as they are: the id is the hash of the request. Those of older versions get their cover. */
export async function addMedia(tx: Tx, media: readonly Media[]): Promise<void> {
  for (let from = 0; from < media.length; from += rowsAtOnce) {
    const rows = media.slice(from, from + rowsAtOnce).map(({ id, request, width, height, cover }) => ({
      id,
      request: JSON.stringify(request),
      width,
      height,
      cover: cover ? JSON.stringify(cover) : null,
    }))
    await tx
      .insertInto("media")
      // One that two tiles have comes once: a statement can't update a row twice.
      .values([...new Map(rows.map((row) => [row.id, row])).values()])
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet((eb) => ({ cover: eb.ref("excluded.cover") }))
          .where("media.cover", "is", null)
          .where("excluded.cover", "is not", null),
      )
      .execute()
  }
}

export async function tileFiles(db: Db): Promise<TileFiles[]> {
  const rows = await db.selectFrom("tiles").select(["id", "document"]).where("removed_at", "is", null).execute()
  return rows.map(({ id, document }) => {
    const { picture, card, video } = JSON.parse(document) as Tile
    return { id, picture: picture.id, card: basename(card, ".jpg"), film: video && basename(video.src, ".mp4") }
  })
}

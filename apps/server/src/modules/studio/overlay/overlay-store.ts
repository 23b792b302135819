import { sql } from "kysely"
import type { OverlaySource } from "../../../platform/content/overlay.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { everyFile, overlayFilesOf, stampOfFiles } from "./files-store.ts"
import { overlayTileOf } from "./overlay-with.ts"

/**
 * What the studio lays over the files of the pack: every tile that was ever published or taken over in it, and the other files it took
 * over. Both are counted by themselves, and neither ever counts down, so their sum is another one after every change.
 */
export const studioOverlay: OverlaySource = {
  stamp: async (db) => {
    const row = await db
      .selectFrom("studio_tiles")
      .select(({ fn }) => fn.max("overlay_version").as("stamp"))
      .executeTakeFirst()
    return (
      Number(row?.stamp ?? 0) + stampOfFiles(await db.selectFrom("studio_files").select("overlay_version").execute())
    )
  },
  read: async (db) => {
    const rows = await db
      .selectFrom("studio_tiles")
      .selectAll()
      .where("overlay_version", "is not", null)
      .orderBy("file")
      .execute()
    const files = await everyFile(db)
    return {
      stamp: Math.max(0, ...rows.map(({ overlay_version }) => Number(overlay_version))) + stampOfFiles(files),
      tiles: rows.flatMap((row) => overlayTileOf(row) ?? []),
      files: overlayFilesOf(files),
    }
  },
}

/** Counts the overlay up by this tile. Whoever calls it has the content's lock. */
export async function countOverlayUp(tx: Tx, id: string): Promise<void> {
  await sql`update studio_tiles set overlay_version =
    (select coalesce(max(overlay_version), 0) + 1 from studio_tiles) where id = ${id}`.execute(tx)
}

import { sql } from "kysely"
import type { OverlaySource } from "../../../platform/content/overlay.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { everyFile, overlayFilesOf, stampOfFiles } from "./files-store.ts"
import { overlayTileOf } from "./overlay-with.ts"

/**
 * The studio's overlay over the pack: tiles published or taken over, and other files. Both parts have versions that only grow, so that
 * their sum changes with every change.
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

/** Increases the overlay's version by this tile. The caller has locked the content. */
export async function countOverlayUp(tx: Tx, id: string): Promise<void> {
  await sql`update studio_tiles set overlay_version =
    (select coalesce(max(overlay_version), 0) + 1 from studio_tiles) where id = ${id}`.execute(tx)
}

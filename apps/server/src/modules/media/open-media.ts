import type { Db } from "../../platform/db/open-database.ts"
import { createDrawingPool, type DrawingPool } from "./drawing-pool.ts"
import { type MediaFolder, mediaFolder, prepareMediaFolder } from "./media-folder.ts"
import { createMediaLibrary, type MediaLibrary } from "./media-library.ts"

/** The media of one server: their folder, those who draw them and those who find them. */
export type OpenMedia = { folder: MediaFolder; pool: DrawingPool; library: MediaLibrary; close: () => Promise<void> }

export async function openMedia(config: { DATA_DIR: string }, db: Db): Promise<OpenMedia> {
  const folder = mediaFolder(config.DATA_DIR)
  await prepareMediaFolder(folder)
  const pool = createDrawingPool()
  return { folder, pool, library: createMediaLibrary({ db, folder, pool }), close: pool.close }
}

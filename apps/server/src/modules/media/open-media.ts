import type { Config } from "../../platform/config.ts"
import type { Db } from "../../platform/db/open-database.ts"
import { createDrawingPool, type DrawingPool } from "./drawing-pool.ts"
import { type MediaFolder, mediaFolder, prepareMediaFolder } from "./media-folder.ts"
import { createMediaLibrary, type MediaLibrary } from "./media-library.ts"
import { trimCache } from "./trim-cache.ts"

export type OpenMedia = { folder: MediaFolder; pool: DrawingPool; library: MediaLibrary; close: () => Promise<void> }

const trimEveryMs = 60_000
const megabyte = 1024 * 1024

export async function openMedia(config: Config, db: Db, pool: DrawingPool = createDrawingPool()): Promise<OpenMedia> {
  const folder = mediaFolder(config)
  await prepareMediaFolder(folder)
  const mostBytes = config.MEDIA_CACHE_MB * megabyte
  // A failed deletion is repeated the next time. Without a bucket the folder is no cache.
  const trim = (): void => void (folder.bucket && trimCache(folder, mostBytes, new Date()).catch(() => {}))
  const trimming = setInterval(trim, trimEveryMs).unref()
  return {
    folder,
    pool,
    library: createMediaLibrary({ db, folder, pool }),
    close: async () => {
      clearInterval(trimming)
      await pool.close()
      folder.bucket?.close()
    },
  }
}

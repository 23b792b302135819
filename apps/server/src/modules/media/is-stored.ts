import { existsSync } from "node:fs"
import { join } from "node:path"
import { mediaKey } from "./bucket-keys.ts"
import type { MediaFolder, MediaPlace } from "./media-folder.ts"

/**
 * Whether all servers can read a file: from the bucket, if there is one. A cached original proves nothing, as another server may have
 * deleted it. Throws StoreAway.
 */
export async function isStored(folder: MediaFolder, place: MediaPlace, name: string): Promise<boolean> {
  return folder.bucket ? folder.bucket.exists(mediaKey(place, name)) : existsSync(join(folder[place], name))
}

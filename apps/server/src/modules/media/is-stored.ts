import { existsSync } from "node:fs"
import { join } from "node:path"
import { mediaKey } from "./bucket-keys.ts"
import type { MediaFolder, MediaPlace } from "./media-folder.ts"

/**
 * Whether a file is where all servers find it: in the bucket, where there is one. A copy in the cache proves nothing of an original: another
 * server may have swept it. Throws StoreAway.
 */
export async function isStored(folder: MediaFolder, place: MediaPlace, name: string): Promise<boolean> {
  return folder.bucket ? folder.bucket.exists(mediaKey(place, name)) : existsSync(join(folder[place], name))
}

import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { copyFromBucket } from "./bring-file.ts"
import { isMutable, mediaKey } from "./bucket-keys.ts"
import type { MediaFolder, MediaPlace } from "./media-folder.ts"
import { servedAs } from "./media-type.ts"
import { unfinishedPath } from "./whole-files.ts"

/**
 * Moves finished files into place once `write` has written them. With a bucket, uploads first, so that a crash leaves nothing that others
 * can't find. If two write the same file, the first one is used. Throws StoreAway.
 */
export async function saveFiles(
  folder: MediaFolder,
  place: MediaPlace,
  names: readonly string[],
  write: (paths: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const beginnings = names.map((name) => unfinishedPath(join(folder[place], name)))
  try {
    await write(beginnings)
    for (const [at, name] of names.entries()) {
      const beginning = defined(beginnings[at])
      // oxlint-disable-next-line no-await-in-loop -- three sizes at most.
      if (await isOurs(folder, place, name, beginning)) await rename(beginning, join(folder[place], name))
      // oxlint-disable-next-line no-await-in-loop -- as above.
      else await copyFromBucket(folder, place, name)
    }
  } finally {
    await Promise.all(beginnings.map((path) => rm(path, { force: true })))
  }
}

/** Whether our file was stored under the name. */
async function isOurs(folder: MediaFolder, place: MediaPlace, name: string, path: string): Promise<boolean> {
  const { bucket } = folder
  if (bucket === null) return true
  const key = mediaKey(place, name)
  if (!isMutable(place, name)) return bucket.putOnce(key, path, servedAs(place, name))
  await bucket.put(key, path)
  return true
}

import { createWriteStream, existsSync } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { StoreAway } from "../../platform/storage/store-away.ts"
import { isMutable, mediaKey } from "./bucket-keys.ts"
import type { MediaFolder, MediaPlace } from "./media-folder.ts"
import { unfinishedPath } from "./whole-files.ts"

/** Milliseconds without data from the store before a download fails. */
const longestSilenceMs = 5000

/** Whether a file is available locally, after downloading it from the bucket if needed. Throws StoreAway if that is unknown. */
export async function bringFile(folder: MediaFolder, place: MediaPlace, name: string): Promise<boolean> {
  const path = join(folder[place], name)
  if (folder.bucket === null) return existsSync(path)
  folder.used.add(path)
  return (!isMutable(place, name) && existsSync(path)) || copyFromBucket(folder, place, name)
}

/** Downloads a file of the bucket into the cache, replacing what is there; false if the bucket has none. */
export async function copyFromBucket(folder: MediaFolder, place: MediaPlace, name: string): Promise<boolean> {
  const path = join(folder[place], name)
  const bytes = await folder.bucket?.get(mediaKey(place, name))
  if (!bytes) {
    await rm(path, { force: true })
    return false
  }
  const beginning = unfinishedPath(path)
  try {
    await writeStream(bytes, beginning)
    await rename(beginning, path)
    return true
  } finally {
    await rm(beginning, { force: true })
  }
}

async function writeStream(bytes: Readable, path: string): Promise<void> {
  const timer = setTimeout(() => bytes.destroy(new StoreAway("the store fell silent")), longestSilenceMs)
  const listen = new Transform({
    transform: (part, _encoding, done) => {
      timer.refresh()
      done(null, part)
    },
  })
  try {
    await pipeline(bytes, listen, createWriteStream(path))
  } catch (error) {
    throw error instanceof StoreAway ? error : new StoreAway("a file broke off", { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

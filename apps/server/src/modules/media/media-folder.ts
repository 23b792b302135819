import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "../../platform/config.ts"
import { s3Settings } from "../../platform/storage/s3-settings.ts"
import { type Bucket, s3Storage } from "../../platform/storage/s3-storage.ts"
import { unfinished } from "./whole-files.ts"

/** Folders of media: made files, `originals` and `ghosts`. With a bucket, the folders are a server's cache of it. */
export type MediaFolder = {
  files: string
  originals: string
  ghosts: string
  bucket: Bucket | null
  used: Set<string>
}

export type MediaPlace = "files" | "originals" | "ghosts"

/** An original's path below the data folder, and its name in a backup. */
export function originalPath(file: string): string {
  return `media/originals/${file}`
}

const folders = new WeakMap<Config, MediaFolder>()

export function mediaFolder(config: Config): MediaFolder {
  const folder = folders.get(config) ?? openFolder(config)
  folders.set(config, folder)
  return folder
}

function openFolder(config: Config): MediaFolder {
  const settings = s3Settings(config)
  // A separate folder: files from before the bucket are in no bucket, and must not be treated as a cache.
  const files = join(config.DATA_DIR, settings ? "media-cache" : "media")
  const bucket = settings && s3Storage(settings)
  return { files, originals: join(files, "originals"), ghosts: join(files, "ghosts"), bucket, used: new Set() }
}

export async function prepareMediaFolder(folder: Pick<MediaFolder, "originals" | "ghosts">): Promise<void> {
  await mkdir(folder.originals, { recursive: true })
  await mkdir(folder.ghosts, { recursive: true })
}

/** Nothing takes this long to make. */
const longestMs = 3_600_000

export async function sweepMediaFolder(folder: MediaFolder, now: number): Promise<void> {
  for (const dir of [folder.files, folder.originals, folder.ghosts]) {
    for (const name of await readdir(dir)) {
      if (!name.endsWith(unfinished)) continue
      const path = join(dir, name)
      const isOld = await stat(path).then(
        ({ mtimeMs }) => now - mtimeMs > longestMs,
        () => false,
      )
      if (isOld) await rm(path, { force: true })
    }
  }
}

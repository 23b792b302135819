import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import type { MovedFile } from "../../platform/storage/copy-verified.ts"
import { codeOf } from "../../platform/thrown.ts"
import { mediaKey } from "./bucket-keys.ts"
import type { MediaPlace } from "./media-folder.ts"
import { readMediaName } from "./media-name.ts"
import { servedAs } from "./media-type.ts"

const originalName = /^[a-z2-7]{20}(?:-cover|-poster)?\.[a-z0-9]{2,5}$/

/** A folder's media and originals, by keys of the bucket. Placeholders are left out: imports draw them again. */
export async function listMediaFiles(dataDir: string): Promise<MovedFile[]> {
  const folder = join(dataDir, "media")
  const made = await filesIn(folder, "files", (name) => readMediaName(name) !== null)
  return [...made, ...(await filesIn(join(folder, "originals"), "originals", (name) => originalName.test(name)))]
}

async function filesIn(dir: string, place: MediaPlace, isOurs: (name: string) => boolean): Promise<MovedFile[]> {
  const names = await readdir(dir).catch((error: unknown): string[] => {
    if (codeOf(error) === "ENOENT") return []
    throw error
  })
  const files = names.filter(isOurs).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const path = join(dir, name)
      const { size: bytes } = await stat(path)
      return { key: mediaKey(place, name), path, bytes, servedAs: servedAs(place, name) }
    }),
  )
}

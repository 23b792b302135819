import { readdir } from "node:fs/promises"
import { mediaKey } from "./bucket-keys.ts"
import type { MediaFolder } from "./media-folder.ts"

export async function listOriginals(folder: MediaFolder, beginning = ""): Promise<string[]> {
  if (folder.bucket === null) {
    const names = await readdir(folder.originals).catch((): string[] => [])
    return names.filter((name) => name.startsWith(beginning))
  }
  const keys = await folder.bucket.list(mediaKey("originals", beginning))
  return keys.map((key) => key.slice(mediaKey("originals", "").length))
}

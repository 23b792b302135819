import { rm } from "node:fs/promises"
import { join } from "node:path"
import { mediaKey } from "./bucket-keys.ts"
import type { MediaFolder } from "./media-folder.ts"

export async function deleteOriginal(folder: MediaFolder, name: string): Promise<void> {
  await folder.bucket?.delete(mediaKey("originals", name))
  await rm(join(folder.originals, name), { force: true })
}

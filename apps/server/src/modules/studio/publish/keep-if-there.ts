import { basename } from "node:path"
import type { MediaFolder } from "../../media/media-folder.ts"
import { exists, keepOriginal } from "../../media/originals.ts"

/** Takes a file of the pack into the originals, and gives its name there. One that is not there keeps its name: the import then says that it is missing, and where. */
export async function keepIfThere(folder: MediaFolder, path: string): Promise<string> {
  return (await exists(path)) ? keepOriginal(folder, path) : basename(path)
}

import type { NamedFilesOf } from "../../../platform/backup/named-files.ts"
import { mediaFolder, originalPath } from "../../media/media-folder.ts"
import { withFilesBeside } from "./files-beside.ts"
import { namedInStudio } from "./originals-store.ts"

export const namedOriginals: NamedFilesOf = async ({ db, config }) => {
  const names = await withFilesBeside(await namedInStudio(db), mediaFolder(config))
  return names.map(originalPath)
}

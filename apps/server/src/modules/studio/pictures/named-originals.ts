import type { NamedFilesOf } from "../../../platform/backup/named-files.ts"
import { mediaFolder, originalPath } from "../../media/media-folder.ts"
import { withFilesBeside } from "./files-beside.ts"
import { namedInStudio } from "./originals-store.ts"

/** What the studio's tiles and files are made of: the pictures and films of their drafts, of what was published, and of revisions. */
export const namedOriginals: NamedFilesOf = async ({ db, config }) => {
  const names = await withFilesBeside(await namedInStudio(db), mediaFolder(config))
  return names.map(originalPath)
}

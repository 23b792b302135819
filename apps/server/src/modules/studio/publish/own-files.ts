import { copyFile } from "node:fs/promises"
import { extname, join } from "node:path"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { captionsOf } from "../../content/import/clip-of-subtile.ts"
import { posterBeside } from "../../content/import/poster-beside.ts"
import { isStored } from "../../media/is-stored.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { exists } from "../../media/originals.ts"
import { saveFiles } from "../../media/save-files.ts"
import { keepIfThere } from "./keep-if-there.ts"
import { withOwnPictures } from "./own-pictures.ts"

/**
 * A draft whose pictures and films are among the originals, under the hash of their bytes, with what lies beside a film in the pack: from
 * then on nobody can change them by saving a file.
 */
export async function withOwnFiles(draft: TileDraft, dir: string, folder: MediaFolder): Promise<TileDraft> {
  const { kind, file } = draft.picture
  const take = kind === "video" ? takeFilm : keepIfThere
  const picture = { ...draft.picture, file: await take(folder, join(dir, file)) }
  const subtiles: TileDraft["subtiles"] = []
  for (const subtile of draft.subtiles) {
    const { clip } = subtile
    const body = await withOwnPictures(subtile.body, dir, folder)
    subtiles.push({ ...subtile, body, clip: clip && { ...clip, file: await takeFilm(folder, join(dir, clip.file)) } })
  }
  return { ...draft, picture, opening: await withOwnPictures(draft.opening, dir, folder), subtiles }
}

async function takeFilm(folder: MediaFolder, path: string): Promise<string> {
  const name = await keepIfThere(folder, path)
  if (!(await exists(path))) return name
  const captions = captionsOf(path)
  for (const beside of [await posterBeside(path), (await exists(captions)) ? captions : null]) {
    if (beside === null) continue
    const kept = name.replace(/\.\w+$/, extname(beside).toLowerCase())
    if (await isStored(folder, "originals", kept)) continue
    await saveFiles(folder, "originals", [kept], ([to = kept]) => copyFile(beside, to))
  }
  return name
}

import { extname, join } from "node:path"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { captionsOf } from "../../content/import/clip-of-subtile.ts"
import { posterBeside } from "../../content/import/poster-beside.ts"
import { copyWhole, type MediaFolder } from "../../media/media-folder.ts"
import { exists, keepOriginal } from "../../media/originals.ts"

/**
 * A draft whose pictures and films are among the originals, under the hash of their bytes, with what lies beside a film in the pack: from
 * then on nobody can change them by saving a file.
 */
export async function withOwnFiles(draft: TileDraft, dir: string, folder: MediaFolder): Promise<TileDraft> {
  const { kind, file } = draft.picture
  const take = kind === "video" ? takeFilm : keepOriginal
  const picture = kind === "recipe" ? draft.picture : { ...draft.picture, file: await take(folder, join(dir, file)) }
  const subtiles: TileDraft["subtiles"] = []
  for (const subtile of draft.subtiles) {
    const { clip } = subtile
    subtiles.push({ ...subtile, clip: clip && { ...clip, file: await takeFilm(folder, join(dir, clip.file)) } })
  }
  return { ...draft, picture, subtiles }
}

/** Its poster and captions have its name, as beside a file of the pack. */
async function takeFilm(folder: MediaFolder, path: string): Promise<string> {
  const name = await keepOriginal(folder, path)
  const captions = captionsOf(path)
  for (const beside of [await posterBeside(path), (await exists(captions)) ? captions : null]) {
    if (beside === null) continue
    const kept = join(folder.originals, name.replace(/\.\w+$/, extname(beside).toLowerCase()))
    if (!(await exists(kept))) await copyWhole(beside, kept)
  }
  return name
}

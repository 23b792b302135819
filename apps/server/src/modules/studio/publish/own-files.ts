import { copyFile } from "node:fs/promises"
import { basename, extname, join } from "node:path"
import type { DraftText, TileDraft } from "@confetti/contract/tile-draft"
import { isMap, parseDocument } from "yaml"
import { captionsOf } from "../../content/import/clip-of-subtile.ts"
import { posterBeside } from "../../content/import/poster-beside.ts"
import { isStored } from "../../media/is-stored.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { exists, keepOriginal } from "../../media/originals.ts"
import { saveFiles } from "../../media/save-files.ts"

/**
 * A draft with its pictures and films, and files beside a film, copied to the originals, so that later changes of the pack's files do not
 * matter.
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

/** Copies a file to the originals and returns its name there. A missing one keeps its name: the import reports it. */
async function keepIfThere(folder: MediaFolder, path: string): Promise<string> {
  return (await exists(path)) ? keepOriginal(folder, path) : basename(path)
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

async function withOwnPictures(text: DraftText, dir: string, folder: MediaFolder): Promise<DraftText> {
  return Promise.all(
    text.map(async (block) => {
      if (block.type !== "fenced" || block.kind !== "compare") return block
      const document = parseDocument(block.yaml)
      for (const side of ["before", "after"]) {
        const name = isMap(document.contents) ? document.getIn([side, "picture"]) : undefined
        // oxlint-disable-next-line no-await-in-loop -- two files.
        if (typeof name === "string") document.setIn([side, "picture"], await keepIfThere(folder, join(dir, name)))
      }
      return { ...block, yaml: document.toString({ lineWidth: 0 }).trimEnd() }
    }),
  )
}

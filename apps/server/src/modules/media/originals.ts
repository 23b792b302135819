import { access, copyFile, readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import sharp from "sharp"
import { type Say, t } from "../../platform/words/say.ts"
import { bringFile } from "./bring-file.ts"
import { isStored } from "./is-stored.ts"
import { makePoster } from "./make-film.ts"
import type { MediaFolder } from "./media-folder.ts"
import { oncePerFile } from "./once-per-file.ts"
import { saveFiles } from "./save-files.ts"
import { shortHash } from "./short-hash.ts"
import { copyWhole } from "./whole-files.ts"

/** AVIF is a kind of HEIF to the reader. */
const formats = new Set(["jpeg", "png", "webp", "heif", "avif"])

/** What is wrong with an editor's own picture, or null. Decodes it whole: half a file has a sound header. */
export const flawOfPicture = oncePerFile(async (path): Promise<Say | null> => {
  try {
    const picture = sharp(path, { failOn: "error" })
    // What it is, not what it is called: other kinds have readers of their own, which nobody asked for.
    if (!formats.has((await picture.metadata()).format)) return t`is not a JPEG, PNG, WebP or AVIF`
    await picture.resize(16).raw().toBuffer()
    return null
  } catch {
    return t`can't be read as a picture`
  }
})

const hashOf = oncePerFile(async (path) => shortHash(await readFile(path), 20))

/** Copies an editor's file to the originals under the hash of its bytes, and gives that name. It is here then, too. */
export async function keepOriginal(folder: MediaFolder, path: string): Promise<string> {
  const name = `${await hashOf(path)}${extname(path).toLowerCase()}`
  const kept = join(folder.originals, name)
  const isKept = await isStored(folder, "originals", name)
  if (isKept && !(await exists(kept))) await copyWhole(path, kept)
  if (!isKept) await saveFiles(folder, "originals", [name], ([to = kept]) => copyFile(path, to))
  return name
}

export async function keepPoster(folder: MediaFolder, film: string): Promise<string> {
  const name = `${film.replace(/\.\w+$/, "")}-poster.png`
  if (await isStored(folder, "originals", name)) return name
  await bringFile(folder, "originals", film)
  const original = join(folder.originals, film)
  await saveFiles(folder, "originals", [name], ([path = name]) => makePoster(original, path))
  return name
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

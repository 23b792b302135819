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

/** sharp reports AVIF as HEIF. */
const formats = new Set(["jpeg", "png", "webp", "heif", "avif"])

/** A problem with an editor's picture, or null. Decodes it whole, as a truncated file has a valid header. */
export const findPictureProblem = oncePerFile(async (path): Promise<Say | null> => {
  try {
    const picture = sharp(path, { failOn: "error" })
    // By content, not by name: other formats have their own decoders.
    if (!formats.has((await picture.metadata()).format)) return t`is not a JPEG, PNG, WebP or AVIF`
    await picture.resize(16).raw().toBuffer()
    return null
  } catch {
    return t`can't be read as a picture`
  }
})

const hashOf = oncePerFile(async (path) => shortHash(await readFile(path), 20))

/** Copies an editor's file to the originals under its hash, and returns that name. */
export async function keepOriginal(folder: MediaFolder, path: string): Promise<string> {
  const name = `${await hashOf(path)}${extname(path).toLowerCase()}`
  const saved = join(folder.originals, name)
  const isSaved = await isStored(folder, "originals", name)
  if (isSaved && !(await exists(saved))) await copyWhole(path, saved)
  if (!isSaved) await saveFiles(folder, "originals", [name], ([to = saved]) => copyFile(path, to))
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

import { writeFile } from "node:fs/promises"
import { AppError } from "@confetti/contract/app-error"
import type { StudioPicture } from "@confetti/contract/studio"
import sharp from "sharp"
import { isStored } from "../../media/is-stored.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { flawOfPicture } from "../../media/originals.ts"
import { saveFiles } from "../../media/save-files.ts"
import { shortHash } from "../../media/short-hash.ts"

/** What a picture is, by its bytes; AVIF is a kind of HEIF to the reader. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
  avif: "avif",
}

/** More than any camera takes, and little enough to be decoded while others are answered. */
const mostPixels = 120_000_000

/** Keeps a picture among the originals under the hash of its bytes, as taking a file over does. `note` writes down that it was sent. */
export async function keepPicture(
  folder: MediaFolder,
  bytes: Buffer,
  note: (file: string) => Promise<void>,
): Promise<StudioPicture> {
  const unreadable = new AppError("studio/invalid-picture")
  const seen = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw unreadable
    })
  const extension = extensions[seen.format]
  const { width, height } = seen.autoOrient
  if (extension === undefined || width * height > mostPixels) throw unreadable
  const file = `${shortHash(bytes, 20)}.${extension}`
  // First: from here on no sweep takes it.
  await note(file)
  if (await isStored(folder, "originals", file)) return { file, width, height }
  await saveFiles(folder, "originals", [file], async ([path = file]) => {
    await writeFile(path, bytes)
    if ((await flawOfPicture(path)) !== null) throw unreadable
  })
  return { file, width, height }
}

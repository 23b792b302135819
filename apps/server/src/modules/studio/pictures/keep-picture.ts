import { writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { AppError } from "@confetti/contract/app-error"
import type { StudioPicture } from "@confetti/contract/studio"
import pLimit from "p-limit"
import { isStored } from "../../media/is-stored.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { runPictureProgram } from "../../media/run-picture-program.ts"
import { saveFiles } from "../../media/save-files.ts"
import type { Seen } from "../../media/sent-picture.ts"
import { shortHash } from "../../media/short-hash.ts"

/** Extensions by detected format; sharp reports AVIF as HEIF. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
  avif: "avif",
}

const program = fileURLToPath(new URL("./look-program.ts", import.meta.url))
const times = { seconds: 120, computingSeconds: 45 }
const inTurn = pLimit(1)

/** Stores a picture among the originals under its hash. `note` records that it was sent. */
export async function keepPicture(
  folder: MediaFolder,
  bytes: Buffer,
  note: (file: string) => Promise<void>,
): Promise<StudioPicture> {
  const seen = await inTurn(() => runPictureProgram<Seen | null>(program, { ...times, input: bytes }))
  const extension = seen && extensions[seen.format]
  if (!extension) throw new AppError("studio/invalid-picture")
  const file = `${shortHash(bytes, 20)}.${extension}`
  // First, so that no sweep deletes it.
  await note(file)
  if (!(await isStored(folder, "originals", file)))
    await saveFiles(folder, "originals", [file], ([path = file]) => writeFile(path, bytes))
  return { file, width: seen.width, height: seen.height }
}

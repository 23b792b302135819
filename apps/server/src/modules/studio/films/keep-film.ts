import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { AppError } from "@confetti/contract/app-error"
import type { StudioFilm } from "@confetti/contract/studio"
import { defined } from "@confetti/domain/defined"
import { bringFile } from "../../media/bring-file.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { keepOriginal, keepPoster } from "../../media/originals.ts"
import { readMp4 } from "../../media/read-mp4.ts"
import { processFile } from "../../uploads/process/process-file.ts"

/**
 * Encodes a film for every browser, like a reader's clip, and stores it among the originals with its first frame. `note` records its
 * source. Throws `studio/invalid-film` with the problem.
 */
export async function keepFilm(
  folder: MediaFolder,
  { path, workDir }: { path: string; workDir: string },
  note: (file: string) => Promise<void>,
): Promise<StudioFilm> {
  const made = join(workDir, "made")
  await mkdir(made, { recursive: true, mode: 0o700 })
  const processed = await processFile(path, "clip", made)
  if (!processed.ok) throw new AppError("studio/invalid-film", { flaw: processed.flaw })
  if (processed.media.kind !== "clip") throw new AppError("studio/invalid-film", { flaw: "not-a-clip" })
  const { src } = defined(processed.media.sources[0])
  const { path: largest } = defined(processed.files.find(({ name }) => name === src))
  const file = await keepOriginal(folder, largest)
  await keepPoster(folder, file)
  await note(file)
  return filmOf(folder, file)
}

export async function filmOf(folder: MediaFolder, file: string): Promise<StudioFilm> {
  await bringFile(folder, "originals", file)
  const film = await readMp4(join(folder.originals, file))
  if (!film) throw new AppError("studio/invalid-film", { flaw: "broken" })
  const { width, height, duration, hasSound } = film
  return { file, width, height, duration, hasSound }
}

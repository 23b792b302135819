import { rename, rm } from "node:fs/promises"
import { filmSource } from "./film-source.ts"
import { isPlayable } from "./inspect-film.ts"
import { unfinishedPath } from "./media-folder.ts"
import { pictureWidths } from "./media-request.ts"
import { runTool } from "./run-tool.ts"

const widest = Math.max(...pictureWidths)
const quiet = ["-v", "error", "-y"]

/** Writes a film without sound that starts to play before it is whole; encoded anew only where it must be. */
export async function makeFilm(original: string, path: string): Promise<void> {
  const encoded = ["-c:v", "libx264", "-preset", "medium", "-crf", "24", "-pix_fmt", "yuv420p", "-profile:v", "high"]
  const narrowed = ["-vf", `scale='min(${widest},iw)':-2`]
  const picture = (await isPlayable(original, widest)) ? ["-c:v", "copy"] : [...narrowed, ...encoded]
  const container = ["-an", "-sn", "-dn", "-map_metadata", "-1", "-movflags", "+faststart", "-f", "mp4"]
  await write(path, (target) =>
    runTool("ffmpeg", [...quiet, ...filmSource, "-i", original, "-map", "0:v:0", ...picture, ...container, target]),
  )
}

/** Writes a film's first frame as PNG: what stands there until it plays. */
export async function makePoster(original: string, path: string): Promise<void> {
  const frame = ["-frames:v", "1", "-c:v", "png", "-f", "image2"]
  await write(path, (target) =>
    runTool("ffmpeg", [...quiet, ...filmSource, "-i", original, ...frame, "-update", "1", target]),
  )
}

async function write(path: string, make: (target: string) => Promise<unknown>): Promise<void> {
  const target = unfinishedPath(path)
  try {
    await make(target)
    await rename(target, path)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

import { rename, rm } from "node:fs/promises"
import { frameRate } from "./clip-shape.ts"
import { encodeClip } from "./encode-clip.ts"
import { filmSource } from "./film-source.ts"
import { isPlayable } from "./inspect-film.ts"
import { copyWhole, unfinishedPath } from "./whole-files.ts"
import { pictureWidths } from "./media-request.ts"
import { probeFilm, streamsOf } from "./probe-film.ts"
import { readMp4 } from "./read-mp4.ts"
import { runTool } from "./run-tool.ts"

const widest = Math.max(...pictureWidths)
const quiet = ["-v", "error", "-y"]

/**
 * Writes a film that starts playing before it is loaded: silent, or as a clip with sound. Encoded only if needed; otherwise ffmpeg is not
 * used.
 */
export async function makeFilm(
  original: string,
  path: string,
  clip?: { width: number; height: number },
): Promise<void> {
  if (await isReady(original, clip)) await copyWhole(original, path)
  else if (clip) await makeClip(original, path, clip)
  else await makeSilent(original, path)
}

async function isReady(original: string, clip?: { width: number; height: number }): Promise<boolean> {
  const film = await readMp4(original)
  if (film === null) return false
  return clip ? film.width === clip.width && film.height === clip.height : !film.hasSound && film.width <= widest
}

async function makeClip(original: string, path: string, size: { width: number; height: number }): Promise<void> {
  const { picture, sound } = streamsOf(await probeFilm(original))
  if (!picture) throw new Error(`${original} has no picture in it`)
  const encoding = { path: original, picture: picture.index, sound: sound?.index ?? null, rate: frameRate(picture) }
  await write(path, (target) => encodeClip({ ...encoding, outputs: [{ ...size, path: target }] }))
}

async function makeSilent(original: string, path: string): Promise<void> {
  const encoded = ["-c:v", "libx264", "-preset", "medium", "-crf", "24", "-pix_fmt", "yuv420p", "-profile:v", "high"]
  const narrowed = ["-vf", `scale='min(${widest},iw)':-2`]
  const picture = (await isPlayable(original, widest)) ? ["-c:v", "copy"] : [...narrowed, ...encoded]
  const container = ["-an", "-sn", "-dn", "-map_metadata", "-1", "-movflags", "+faststart", "-f", "mp4"]
  await write(path, (target) =>
    runTool("ffmpeg", [...quiet, ...filmSource, "-i", original, "-map", "0:v:0", ...picture, ...container, target]),
  )
}

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

import { longestClip } from "@confetti/domain/uploads/upload-limits"
import { type Say, t } from "../../platform/words/say.ts"
import { oncePerFile } from "./once-per-file.ts"
import { probeFilm } from "./probe-film.ts"
import { readMp4 } from "./read-mp4.ts"
import { ToolMissing } from "./run-tool.ts"

const longestFilm = 20

export const findFilmProblem = oncePerFile((path): Promise<Say | null> => findVideoProblem(path, longestFilm))

export const findClipProblem = oncePerFile((path): Promise<Say | null> => findVideoProblem(path, longestClip))

async function findVideoProblem(path: string, longest: number): Promise<Say | null> {
  try {
    const duration = await durationOf(path)
    if (typeof duration === "function") return duration
    if (duration <= longest) return null
    return t`lasts ${duration.toFixed(1)} seconds; at most ${longest} are allowed`
  } catch (error) {
    return error instanceof ToolMissing
      ? t`needs ffmpeg and ffprobe, which are not on this machine's PATH: install ffmpeg, or use a \`file\``
      : t`can't be read as a film`
  }
}

/** Seconds, or a problem. Films that every browser plays need no ffprobe. */
async function durationOf(path: string): Promise<number | Say> {
  const ready = await readMp4(path)
  if (ready) return ready.duration
  const { format, streams } = await probeFilm(path)
  if (!streams.some((stream) => stream.codec_type === "video")) return t`has no video track`
  return format.duration ?? t`does not give its length`
}

export async function isPlayable(path: string, widest: number): Promise<boolean> {
  const { format, streams } = await probeFilm(path)
  const picture = streams.find((stream) => stream.codec_type === "video")
  const isMp4 = format.format_name.split(",").includes("mp4")
  const isH264 = picture?.codec_name === "h264" && picture.pix_fmt === "yuv420p"
  return isMp4 && isH264 && (picture.width ?? 0) <= widest
}

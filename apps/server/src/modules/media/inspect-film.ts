import { oncePerFile } from "./once-per-file.ts"
import { probeFilm } from "./probe-film.ts"
import { ToolMissing } from "./run-tool.ts"

/** A cover plays in a loop and downloads on a phone: longer films are somebody's mistake. */
const longestFilm = 20

/** What is wrong with a film, or null. */
export const flawOfFilm = oncePerFile(async (path): Promise<string | null> => {
  try {
    const { format, streams } = await probeFilm(path)
    if (!streams.some((stream) => stream.codec_type === "video")) return "has no picture in it"
    if (format.duration === undefined) return "does not say how long it is"
    if (format.duration <= longestFilm) return null
    return `lasts ${format.duration.toFixed(1)} seconds; at most ${longestFilm} are allowed`
  } catch (error) {
    return error instanceof ToolMissing
      ? "needs ffmpeg and ffprobe, which are not on this machine's PATH: install ffmpeg, or use a `file` or a `recipe`"
      : "can't be read as a film"
  }
})

/** Whether every browser plays the film's picture as it is. */
export async function isPlayable(path: string, widest: number): Promise<boolean> {
  const { format, streams } = await probeFilm(path)
  const picture = streams.find((stream) => stream.codec_type === "video")
  const isMp4 = format.format_name.split(",").includes("mp4")
  const isH264 = picture?.codec_name === "h264" && picture.pix_fmt === "yuv420p"
  return isMp4 && isH264 && (picture.width ?? 0) <= widest
}

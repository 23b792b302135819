import { z } from "zod"
import { filmSource } from "./film-source.ts"
import { oncePerFile } from "./once-per-file.ts"
import { runTool, ToolMissing } from "./run-tool.ts"

/** A cover plays in a loop and downloads on a phone: longer films are somebody's mistake. */
const longestFilm = 20

const probed = z.object({
  format: z.object({ duration: z.coerce.number(), format_name: z.string() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      pix_fmt: z.string().optional(),
      width: z.int().optional(),
    }),
  ),
})

/** What is wrong with a film, or null. */
export const flawOfFilm = oncePerFile(async (path): Promise<string | null> => {
  try {
    const { format, streams } = await probe(path)
    if (!streams.some((stream) => stream.codec_type === "video")) return "has no picture in it"
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
  const { format, streams } = await probe(path)
  const picture = streams.find((stream) => stream.codec_type === "video")
  const isMp4 = format.format_name.split(",").includes("mp4")
  const isH264 = picture?.codec_name === "h264" && picture.pix_fmt === "yuv420p"
  return isMp4 && isH264 && (picture.width ?? 0) <= widest
}

async function probe(path: string): Promise<z.output<typeof probed>> {
  const flags = ["-v", "error", "-print_format", "json", "-show_format", "-show_streams"]
  return probed.parse(JSON.parse(await runTool("ffprobe", [...flags, ...filmSource, path])))
}

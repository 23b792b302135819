import { longestClip } from "@confetti/domain/uploads/upload-limits"
import { clipBounds } from "./clip-bounds.ts"
import { clipInput } from "./clip-input.ts"
import { filmSource } from "./film-source.ts"
import { runTool } from "./run-tool.ts"

type Output = { path: string; width: number; height: number }

type Encoding = {
  path: string
  picture: number
  sound: number | null
  rate: number
  outputs: readonly Output[]
}

const quiet = ["-nostdin", "-v", "error", "-y"]
const threads = "2"

/** Kilobits per second at most, by the longer side: a minute takes up to 30 MB, or 8. */
const mostBits = (long: number): number => (long > 640 ? 4000 : 1000)

/**
 * Encodes a clip as H.264 and AAC in MP4 in each size: rotated, normalised to -16 LUFS (EBU R 128), with the index first, and without
 * metadata, chapters, subtitles and other streams.
 */
export async function encodeClip({ path, picture, sound, rate, outputs }: Encoding): Promise<void> {
  const names = outputs.map((_, at) => at)
  const shown = names.map((at) => `[seen${at}]`).join("")
  const heard = names.map((at) => `[heard${at}]`).join("")
  const graph = [
    `[0:${picture}]fps=${rate},split=${names.length}${shown}`,
    ...outputs.map(({ width, height }, at) => `[seen${at}]scale=${width}:${height},setsar=1,format=yuv420p[v${at}]`),
    ...(sound === null ? [] : [`[0:${sound}]${evenly},asplit=${names.length}${heard}`]),
  ]
  const written = outputs.flatMap((output, at) => [
    "-map",
    `[v${at}]`,
    ...(sound === null ? [] : ["-map", `[heard${at}]`]),
    ...encoded(output),
    output.path,
  ])
  // A second more than allowed, so that a longer clip is noticed.
  const source = ["-threads", threads, ...clipInput, "-t", String(longestClip + 1), "-i", path]
  const filtered = ["-filter_complex_threads", threads, "-filter_complex", graph.join(";")]
  await runTool("ffmpeg", [...quiet, ...source, ...filtered, ...written], clipBounds)
}

const evenly =
  "aresample=async=1,aformat=channel_layouts=stereo|mono,loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000,aformat=channel_layouts=stereo"

function encoded({ width, height }: Output): string[] {
  const bits = mostBits(Math.max(width, height))
  const picture = ["-c:v", "libx264", "-profile:v", "high", "-preset", "fast", "-crf", "23", "-threads", threads]
  const rates = ["-maxrate", `${bits}k`, "-bufsize", `${2 * bits}k`, "-c:a", "aac", "-b:a", "128k"]
  const bare = ["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact"]
  return [...picture, ...rates, ...bare, "-movflags", "+faststart", "-f", "mp4"]
}

export async function drawFirstFrame(clip: string, path: string): Promise<void> {
  const frame = ["-map", "0:v:0", "-frames:v", "1", "-c:v", "png", "-f", "image2", "-update", "1"]
  await runTool("ffmpeg", [...quiet, ...filmSource, "-i", clip, ...frame, path], clipBounds)
}

import type { ProbedStream } from "./probe-film.ts"

type Size = { width: number; height: number }

/** The displayed size, with square pixels and rotation applied. */
export function seenSize({ width = 0, height = 0, sample_aspect_ratio = "", side_data_list = [] }: ProbedStream): Size {
  const [across, down] = sample_aspect_ratio.split(":").map(Number)
  const stretch = across && down ? across / down : 1
  const seen = { width: Math.round(width * stretch), height }
  const turn = side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0
  return Math.abs(turn) % 180 === 90 ? { width: seen.height, height: seen.width } : seen
}

const longSides = [1280, 640]

/** The sizes of a clip, largest first: never larger than the original, and even, as the encoder requires. */
export function clipSizes({ width, height }: Size): Size[] {
  const long = Math.max(width, height)
  const sides = longSides.map((side) => Math.min(side, long))
  const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2)
  return sides
    .filter((side, at) => at === 0 || side * 1.2 < (sides[0] ?? 0))
    .map((side) => ({ width: even((width * side) / long), height: even((height * side) / long) }))
}

const mostFrames = 30

/** Frames per second; 30 if unknown. */
function filmedRate({ avg_frame_rate = "" }: ProbedStream): number {
  const [frames, seconds] = avg_frame_rate.split("/").map(Number)
  return frames && seconds ? frames / seconds : mostFrames
}

export function frameRate(stream: ProbedStream): number {
  return Math.round(Math.min(mostFrames, Math.max(1, filmedRate(stream))) * 1000) / 1000
}

export function pixelsDecoded(stream: ProbedStream, seconds: number): number {
  const frames = Math.max(stream.nb_frames ?? 0, filmedRate(stream) * seconds)
  return frames * (stream.width ?? 0) * (stream.height ?? 0)
}

import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import sharp from "sharp"

/** A film as it is drawn. Sides are pixels, times are seconds. */
export type Film = {
  width: number
  height: number
  length: number
  /** The moment its poster shows. */
  posterAt: number
  /** Contents of the SVG at this moment. */
  draw: (time: number) => string
  /** The sound, as an expression of ffmpeg's `aevalsrc`. */
  sound?: string
}

const rate = 25

/** Writes the film and its poster into `dir`, and gives their paths. */
export async function encodeFilm(film: Film, dir: string): Promise<{ video: string; poster: string }> {
  const { width, height, length, posterAt, sound } = film
  const video = join(dir, "film.mp4")
  const poster = join(dir, "poster.webp")
  const frames = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(rate), "-i", "pipe:0"]
  const heard = sound
    ? ["-f", "lavfi", "-i", `aevalsrc=${sound}:s=44100:d=${length}`, "-c:a", "aac", "-b:a", "48k"]
    : []
  const seen = [
    "-c:v",
    "libx264",
    "-profile:v",
    "high",
    "-preset",
    "veryslow",
    "-crf",
    "27",
    "-pix_fmt",
    "yuv420p",
    "-threads",
    "1",
  ]
  const bare = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact", "-movflags", "+faststart"]
  const ffmpeg = spawn("ffmpeg", ["-v", "error", "-y", ...frames, ...heard, ...seen, ...bare, video], {
    stdio: ["pipe", "inherit", "inherit"],
  })
  const ended = once(ffmpeg, "close")
  for (let frame = 0; frame < length * rate; frame++) {
    const pixels = await picture(film, frame / rate)
      .raw()
      .toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain")
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  await picture(film, posterAt).webp({ quality: 82, effort: 6 }).toFile(poster)
  return { video, poster }
}

function picture({ width, height, draw }: Film, time: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(time)}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: "#000" })
}

/** 0 before `from`, 1 after `to`, and smoothly between. */
export function ease(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export const px = (value: number): string => value.toFixed(2)

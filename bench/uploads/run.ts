// npm run bench:uploads -- [--rounds 1]
// What it costs to make what people see of a photo of 12 megapixels and of a clip of 20 seconds. Beside each, in the same run, the plain
// way to one such file: sharp resizing it to one AVIF of 1440 pixels, ffmpeg encoding it to one MP4 of 1280 by the same preset. Seconds
// of the clock, each way in turns, so that other work on the machine is in both.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import sharp from "sharp"
import { runTool } from "../../apps/server/src/modules/media/run-tool.ts"
import { processFile } from "../../apps/server/src/modules/uploads/process/process-file.ts"

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "1" } } })
const dir = mkdtempSync(join(tmpdir(), "confetti-bench-"))
const photo = join(dir, "photo.jpg")
const clip = join(dir, "clip.mp4")
const quiet = ["-v", "error", "-y"]

/** Shades and noise, as a camera sees them: a plain picture would be too easy. */
async function shootPhoto(): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const
  const grain = sharp({ create: { width: 1000, height: 750, channels: 3, background: "#888", noise } })
  await sharp(await grain.png().toBuffer())
    .resize(4000, 3000)
    .jpeg({ quality: 90 })
    .toFile(photo)
}

async function shootClip(): Promise<void> {
  const picture = ["-f", "lavfi", "-i", "mandelbrot=size=1920x1080:rate=30", "-f", "lavfi", "-i", "sine=frequency=330"]
  const encoded = ["-t", "20", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"]
  await runTool("ffmpeg", [...quiet, ...picture, ...encoded, clip])
}

async function process(path: string, kind: UploadKind): Promise<void> {
  const workDir = join(dir, "made")
  rmSync(workDir, { recursive: true, force: true })
  mkdirSync(workDir)
  const made = await processFile(path, kind, workDir)
  if (!made.ok) throw new Error(`the ${kind} was rejected: ${made.flaw}`)
}

const bareSharp = () => sharp(photo).resize(1440).avif({ quality: 56, effort: 4 }).toFile(join(dir, "bare.avif"))
const bareFfmpeg = () =>
  runTool("ffmpeg", [
    ...quiet,
    "-i",
    clip,
    "-vf",
    "scale=1280:-2",
    "-preset",
    "fast",
    "-threads",
    "2",
    join(dir, "bare.mp4"),
  ])

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

async function compare(name: string, ours: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<void> {
  let [all, plain] = [0, 0]
  for (let round = 0; round < Number(options.rounds); round++) {
    plain += await seconds(bare)
    all += await seconds(ours)
  }
  const rounds = Number(options.rounds)
  console.log(
    `${name}: ${(all / rounds).toFixed(1)} s, bare ${(plain / rounds).toFixed(1)} s, ratio ${(all / plain).toFixed(1)}`,
  )
}

try {
  await shootPhoto()
  await compare("photo of 12 megapixels", () => process(photo, "photo"), bareSharp)
  await shootClip()
  await compare("clip of 20 seconds", () => process(clip, "clip"), bareFfmpeg)
} finally {
  rmSync(dir, { recursive: true })
}

import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import sharp from "sharp"
import { runTool } from "../../apps/server/src/modules/media/run-tool.ts"

/** A photo and a clip as phones send them, small ones, made in a folder. */
export async function makeFiles(folder: string): Promise<Record<UploadKind, Buffer>> {
  mkdirSync(folder, { recursive: true })
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
  const clip = join(folder, "clip.mp4")
  const drawn = [
    "-f",
    "lavfi",
    "-i",
    "testsrc=duration=3:size=640x360:rate=24",
    "-c:v",
    "libx264",
    "-pix_fmt",
    "yuv420p",
  ]
  await runTool("ffmpeg", ["-v", "error", "-y", ...drawn, clip])
  return { photo, clip: readFileSync(clip) }
}

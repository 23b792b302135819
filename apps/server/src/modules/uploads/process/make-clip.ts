import { rm } from "node:fs/promises"
import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { type FileProblem, longestClip } from "@confetti/domain/uploads/upload-limits"
import { longestClipSide, mostClipPixels, mostPixelsDecoded, probeBounds } from "../../media/clip-bounds.ts"
import { clipInput } from "../../media/clip-input.ts"
import { clipSizes, frameRate, pixelsDecoded, seenSize } from "../../media/clip-shape.ts"
import { drawFirstFrame, encodeClip } from "../../media/encode-clip.ts"
import { type Probed, type ProbedStream, probeFilm, streamsOf } from "../../media/probe-film.ts"
import { ToolMissing, ToolStopped } from "../../media/run-tool.ts"
import { longestRatio } from "./bounds.ts"
import { filesOf, makePicture } from "./make-photo.ts"
import type { Processed } from "./processed.ts"

/** Seconds by which a recorded minute may be longer. */
const slack = 0.5

export async function makeClip(path: string, workDir: string): Promise<Processed> {
  const probed = await unlessBroken(probeFilm(path, clipInput, probeBounds))
  if (probed === null) return { ok: false, flaw: "broken" }
  const { picture, sound } = streamsOf(probed)
  const problem = picture ? findProblem(probed, picture) : "not-a-clip"
  if (!picture || problem) return { ok: false, flaw: problem ?? "not-a-clip" }

  const sources = clipSizes(seenSize(picture)).map((size) => ({ ...size, src: `clip-${size.height}.mp4` }))
  const outputs = sources.map(({ src, ...size }) => ({ ...size, path: join(workDir, src) }))
  const encoding = { path, picture: picture.index, sound: sound?.index ?? null, rate: frameRate(picture), outputs }
  if ((await unlessBroken(encodeClip(encoding))) === null) return { ok: false, flaw: "broken" }

  // The result is measured: a file's own metadata may be wrong.
  const largest = defined(outputs[0])
  const made = await unlessBroken(probeFilm(largest.path, clipInput, probeBounds))
  const { duration = 0 } = made?.format ?? {}
  const said = probed.format.duration ?? duration
  // Rejects truncated files.
  if (!made || duration <= 0 || duration < said * 0.9 - slack) return { ok: false, flaw: "broken" }
  if (duration > longestClip + slack) return { ok: false, flaw: "too-long" }

  const poster = await makePoster(largest.path, workDir)
  if (!poster.ok) return poster
  return {
    ok: true,
    media: {
      kind: "clip",
      poster: poster.picture,
      sources: sources.map((source) => ({ ...source, type: "video/mp4" })),
      duration,
      hasSound: made.streams.some((stream) => stream.codec_type === "audio"),
      captions: null,
    },
    files: [
      ...outputs.map((output, at) => ({ name: defined(sources[at]).src, path: output.path, type: "video/mp4" })),
      ...filesOf(poster.picture, workDir),
    ],
  }
}

async function makePoster(clip: string, workDir: string) {
  const frame = join(workDir, "poster.png")
  await drawFirstFrame(clip, frame)
  const poster = await makePicture(frame, "poster", workDir)
  await rm(frame)
  return poster
}

function findProblem({ format }: Probed, picture: ProbedStream): FileProblem | null {
  const { width, height } = seenSize(picture)
  const long = Math.max(width, height, picture.width ?? 0, picture.height ?? 0)
  if (Math.min(width, height) < 2) return "broken"
  if (long > longestClipSide || (picture.width ?? 0) * (picture.height ?? 0) > mostClipPixels) return "too-many-pixels"
  if (pixelsDecoded(picture, format.duration ?? 0) > mostPixelsDecoded) return "too-many-pixels"
  if (long > longestRatio * Math.min(width, height)) return "not-a-clip"
  return (format.duration ?? 0) > longestClip + slack ? "too-long" : null
}

/** Null if the tool can't read the file. A missing or stopped tool is thrown. */
async function unlessBroken<Made>(making: Promise<Made>): Promise<Made | null> {
  try {
    return await making
  } catch (error) {
    if (error instanceof ToolMissing || error instanceof ToolStopped) throw error
    return null
  }
}

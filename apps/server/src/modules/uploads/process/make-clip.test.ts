import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { hasFilmTools } from "../../../../test/shoot-film.ts"
import { runTool } from "../../media/run-tool.ts"
import { processFile } from "./process-file.ts"

const makeFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-clip-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

const picture = (size: string, seconds: number, rate = 10): string[] => {
  return ["-f", "lavfi", "-i", `testsrc=duration=${seconds}:size=${size}:rate=${rate}`]
}
const tone = (seconds: number, volume = 1): string[] => {
  return ["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds},volume=${volume}`]
}
const h264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-preset", "ultrafast"]
const ffmpeg = (...args: string[]): Promise<string> => runTool("ffmpeg", ["-v", "error", "-y", ...args])

/** Has a clip made of what ffmpeg makes by `args`. */
async function process(name: string, ...args: string[]) {
  const dir = makeFolder()
  const path = join(dir, name)
  await ffmpeg(...args, path)
  const made = await processFile(path, "clip", dir)
  if (!made.ok || made.media.kind !== "clip") throw new Error(`no clip: ${JSON.stringify(made)}`)
  return { path, clip: made.media, files: made.files }
}

async function probe(path: string) {
  const printed = await runTool("ffprobe", [
    "-v",
    "error",
    "-of",
    "json",
    "-show_streams",
    "-show_format",
    "-show_chapters",
    path,
  ])
  return JSON.parse(printed) as {
    format: { duration: string; tags: Record<string, string> }
    streams: Record<string, unknown>[]
    chapters: unknown[]
  }
}

describe.skipIf(!(await hasFilmTools()))("a clip", () => {
  it("comes as H.264 and AAC in two sizes with a poster, and begins to play before it is whole", async () => {
    const { clip, files } = await process(
      "a.webm",
      ...picture("800x450", 1, 60),
      ...tone(1),
      "-c:v",
      "libvpx",
      "-deadline",
      "realtime",
      "-cpu-used",
      "8",
    )
    expect(clip).toMatchObject({
      poster: { id: "poster", width: 800, height: 450, widths: [480, 800] },
      sources: [
        { src: "clip-450.mp4", type: "video/mp4", width: 800, height: 450 },
        { src: "clip-360.mp4", type: "video/mp4", width: 640, height: 360 },
      ],
      hasSound: true,
      captions: null,
    })
    expect(clip.duration).toBeCloseTo(1, 1)
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["clip-450.mp4", "clip-360.mp4", "poster-480.avif"]),
    )
    for (const { path, name } of files.filter(({ type }) => type === "video/mp4")) {
      const { streams } = await probe(path)
      expect(streams).toEqual([
        expect.objectContaining({ codec_name: "h264", profile: "High", pix_fmt: "yuv420p", avg_frame_rate: "30/1" }),
        expect.objectContaining({ codec_name: "aac", channels: 2, sample_rate: "48000" }),
      ])
      const bytes = readFileSync(path)
      expect([name, bytes.indexOf("moov") < bytes.indexOf("mdat")]).toEqual([name, true])
    }
  })

  it("is never enlarged, has even sides, and may be silent", async () => {
    const { clip } = await process("a.mov", ...picture("321x181", 1), "-c:v", "mpeg4")
    expect(clip.sources.map(({ width, height }) => [width, height])).toEqual([[320, 180]])
    expect(clip.hasSound).toBe(false)
  })

  it("stands the way it was held", async () => {
    const dir = makeFolder()
    await ffmpeg(...picture("320x180", 1), ...h264, join(dir, "lying.mp4"))
    const { clip, files } = await process(
      "held.mp4",
      "-i",
      join(dir, "lying.mp4"),
      "-c",
      "copy",
      "-metadata:s:v",
      "rotate=90",
    )
    expect(clip.sources.map(({ width, height }) => [width, height])).toEqual([[180, 320]])
    expect(clip.poster).toMatchObject({ width: 180, height: 320 })
    const [stream] = (await probe(files[0]?.path ?? "")).streams
    expect(stream).toMatchObject({ width: 180, height: 320 })
    expect(stream).not.toHaveProperty("side_data_list")
  })

  it("loses its place, its words, its chapters and every other stream", async () => {
    const dir = makeFolder()
    const [chapters, captions] = [join(dir, "chapters"), join(dir, "captions.srt")]
    writeFileSync(chapters, ";FFMETADATA1\ntitle=Telltale\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=1\ntitle=Telltale\n")
    writeFileSync(captions, "1\n00:00:00,000 --> 00:00:01,000\nTelltale\n")
    const place = ["-metadata", "location=+64.1466-021.9426/", "-metadata", "location-eng=+64.1466-021.9426/"]
    const words = ["-metadata", "make=Telltale", "-metadata", "comment=Telltale", "-metadata:s:v", "title=Telltale"]
    const inputs = [...picture("160x120", 1), ...tone(1), "-i", chapters, "-i", captions]
    const maps = ["-map", "0", "-map", "1", "-map", "3", "-map_metadata", "2", "-map_chapters", "2", "-c:s", "mov_text"]
    const sent = await process(
      "a.mov",
      ...inputs,
      ...maps,
      ...h264,
      ...place,
      ...words,
      "-movflags",
      "+use_metadata_tags",
    )
    const before = readFileSync(sent.path)
    for (const word of ["+64.1466", "Telltale"]) expect([word, before.includes(word)]).toEqual([word, true])
    for (const { path, name } of sent.files) {
      const bytes = readFileSync(path)
      for (const word of ["+64.1466", "64.1466", "Telltale"])
        expect([name, word, bytes.includes(word)]).toEqual([name, word, false])
    }
    const { streams, chapters: left, format } = await probe(sent.files[0]?.path ?? "")
    expect(streams.map(({ codec_type }) => codec_type)).toEqual(["video", "audio"])
    expect(left).toEqual([])
    expect(Object.keys(format.tags).sort()).toEqual(["compatible_brands", "major_brand", "minor_version"])
  })

  it("is as loud as any other", async () => {
    const loudness = async (volume: number): Promise<number> => {
      const { files } = await process("a.mp4", ...picture("64x48", 8), ...tone(8, volume), ...h264)
      const levels = "ebur128=metadata=1,ametadata=print:key=lavfi.r128.I:file=-"
      const printed = await ffmpeg("-i", files[0]?.path ?? "", "-map", "0:a", "-af", levels, "-f", "null", "-")
      return Number(printed.trim().split("=").at(-1))
    }
    for (const volume of [0.05, 4])
      expect([volume, Math.abs((await loudness(volume)) + 16) < 2]).toEqual([volume, true])
  })

  it("may have been recorded by a browser, which writes no length", async () => {
    const dir = makeFolder()
    const { path } = await process("a.webm", ...picture("64x48", 2), "-c:v", "libvpx", "-f", "webm", "-live", "1")
    expect((await probe(path)).format.duration).toBeUndefined()
    expect((await processFile(path, "clip", dir)).ok).toBe(true)
  })
})

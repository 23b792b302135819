import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { makeImporter } from "../../../test/import-folder.ts"
import { makePackFolder, tileText } from "../../../test/pack-folder.ts"
import { openTestDatabase } from "../../../test/test-database.ts"
import { flawOfFilm } from "./inspect-film.ts"
import { makeFilm } from "./make-film.ts"
import { runTool } from "./run-tool.ts"

const hasTools = await runTool("ffmpeg", ["-version"]).then(
  () => true,
  () => false,
)

const makeFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-film-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

/** A film of moving stripes with a tone, encoded as most phones do not. */
const shoot = async (path: string, seconds: number): Promise<void> => {
  const picture = ["-f", "lavfi", "-i", `testsrc=duration=${seconds}:size=160x208:rate=5`]
  const tone = ["-f", "lavfi", "-i", `sine=duration=${seconds}`]
  await runTool("ffmpeg", ["-v", "error", ...picture, ...tone, "-c:v", "mpeg4", "-c:a", "aac", path])
}

describe.skipIf(!hasTools)("a film", () => {
  it("becomes one that every browser plays, without sound", async () => {
    const dir = makeFolder()
    await shoot(join(dir, "film.mov"), 1)
    await makeFilm(join(dir, "film.mov"), join(dir, "film.mp4"))
    const flags = ["-v", "error", "-show_entries", "stream=codec_name", "-of", "csv=p=0"]
    expect((await runTool("ffprobe", [...flags, join(dir, "film.mp4")])).trim()).toBe("h264")
  })

  it("lasts twenty seconds at most", async () => {
    const path = join(makeFolder(), "long.mp4")
    await shoot(path, 21)
    expect(await flawOfFilm(path)).toMatch(/^lasts 21\.\d seconds; at most 20 are allowed$/)
    expect(await flawOfFilm(join(import.meta.dirname, "film.test.ts"))).toBe("can't be read as a film")
  })

  it("plays over its first frame in a tile", async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.close())
    const pack = makePackFolder({ "tiles/space/moon.md": tileText({ picture: "video: moon.mov" }) })
    await shoot(join(pack.dir, "tiles/space/moon.mov"), 1)
    const importer = makeImporter(database.db)
    await importer.run(pack.dir)
    const row = await database.db
      .selectFrom("tiles")
      .select("document")
      .where("slug", "=", "moon")
      .executeTakeFirstOrThrow()
    const { video } = JSON.parse(row.document)
    expect(video).toEqual({ src: expect.stringMatching(/^\/media\/[a-z2-7]{20}\.mp4$/), type: "video/mp4" })
    expect(existsSync(join(importer.workshop.folder.files, video.src.replace("/media/", "")))).toBe(true)
    expect(importer.drawn).toContainEqual(
      expect.objectContaining({ art: { kind: "original", file: expect.stringMatching(/-poster\.png$/) } }),
    )
  })
})

it("is refused in words where the machine has no ffmpeg", async () => {
  const dir = makeFolder()
  writeFileSync(join(dir, "film.mp4"), "")
  vi.stubEnv("PATH", dir)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await flawOfFilm(join(dir, "film.mp4"))).toMatch(
    /^needs ffmpeg and ffprobe, which are not on this machine's PATH/,
  )
})

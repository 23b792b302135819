import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Tile } from "@confetti/contract/tile"
import { expect, it, onTestFinished, vi } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { hasFilmTools, shootFilm } from "../../../../test/shoot-film.ts"
import { openTestDatabase } from "../../../../test/test-database.ts"

const starter = join(import.meta.dirname, "../../../../../../content/tiles/ocean/the-tide-machine")
const alt = "Three wheels turn, and a pen draws a wave."

async function importWith(film: string, put: (path: string) => void | Promise<void>) {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const text = `${tileText().trimEnd()}\n\n![${alt}](${film})\n`
  const pack = makePackFolder({ "tiles/space/moon.md": text })
  await put(join(pack.dir, "tiles/space", film))
  const importer = makeImporter(database.db)
  await importer.run(pack.dir)
  const row = await database.db
    .selectFrom("tiles")
    .select("document")
    .where("slug", "=", "moon")
    .executeTakeFirstOrThrow()
  const tile = JSON.parse(row.document) as Tile
  const made = (src: string) => join(importer.tools.folder.files, src.replace("/media/", ""))
  return { clips: tile.subtiles.map(({ clip }) => clip), made }
}

it("shows a clip with its captions on a machine without ffmpeg, when every browser plays it as it is", async () => {
  const nothing = mkdtempSync(join(tmpdir(), "confetti-path-"))
  onTestFinished(() => rmSync(nothing, { recursive: true }))
  vi.stubEnv("PATH", nothing)
  const { clips, made } = await importWith("tide.mp4", (path) => {
    for (const extension of [".mp4", ".webp", ".vtt"])
      copyFileSync(starter + extension, path.replace(".mp4", extension))
  })
  const clip = clips.at(-1)
  expect(clips.slice(0, -1).every((each) => each === undefined)).toBe(true)
  expect(clip).toMatchObject({
    kind: "clip",
    poster: { alt, width: 1242, height: 699 },
    sources: [{ type: "video/mp4", width: 960, height: 540 }],
    duration: 14,
    hasSound: true,
    captions: expect.stringMatching(/^\/media\/[a-z2-7]{20}\.vtt$/),
  })
  expect(readFileSync(made(clip?.sources[0]?.src ?? ""))).toEqual(readFileSync(`${starter}.mp4`))
})

it.skipIf(!(await hasFilmTools()))(
  "makes a clip of what no browser plays, with its sound and its first frame",
  async () => {
    const { clips, made } = await importWith("film.mov", (path) => shootFilm(path, 1))
    const clip = clips.at(-1)
    expect(clip).toMatchObject({ sources: [{ width: 160, height: 208 }], hasSound: true, captions: null })
    expect(existsSync(made(clip?.sources[0]?.src ?? ""))).toBe(true)
  },
)

it("names the line of a clip that is missing, or whose captions are none", async () => {
  await expect(importWith("gone.mp4", () => undefined)).rejects.toThrow(
    /tiles\/space\/moon\.md:\d+: the clip gone\.mp4 was not found beside this file/,
  )
  const put = (path: string): void => {
    copyFileSync(`${starter}.mp4`, path)
    writeFileSync(path.replace(".mp4", ".vtt"), "1\n00:00:00,000 --> 00:00:01,000\nHello\n")
  }
  await expect(importWith("tide.mp4", put)).rejects.toThrow("has captions beside it that are not WebVTT")
})

import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { hasFilmTools, shootFilm } from "../../../test/shoot-film.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { findFilmProblem } from "./inspect-film.ts"
import { makeFilm } from "./make-film.ts"
import { runTool } from "./run-tool.ts"

const problemIn = async (path: string) => (await findFilmProblem(path))?.(wordsIn("en"))

const makeFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-film-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

describe.skipIf(!(await hasFilmTools()))("a film", () => {
  it("becomes one that every browser plays, without sound", async () => {
    const dir = makeFolder()
    await shootFilm(join(dir, "film.mov"), 1)
    await makeFilm(join(dir, "film.mov"), join(dir, "film.mp4"))
    const flags = ["-v", "error", "-show_entries", "stream=codec_name", "-of", "csv=p=0"]
    expect((await runTool("ffprobe", [...flags, join(dir, "film.mp4")])).trim()).toBe("h264")
  })

  it("lasts twenty seconds at most", async () => {
    const path = join(makeFolder(), "long.mp4")
    await shootFilm(path, 21)
    expect(await problemIn(path)).toMatch(/^lasts 21\.\d seconds; at most 20 are allowed$/)
    expect(await problemIn(join(import.meta.dirname, "film.test.ts"))).toBe("can't be read as a film")
  })

  it("is one file, and no list of others", async () => {
    const dir = makeFolder()
    await shootFilm(join(dir, "film.mov"), 1)
    writeFileSync(join(dir, "list.mp4"), "ffconcat version 1.0\nfile film.mov\n")
    writeFileSync(join(dir, "stream.mp4"), "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfilm.mov\n#EXT-X-ENDLIST\n")
    for (const name of ["list.mp4", "stream.mp4"])
      expect([name, await problemIn(join(dir, name))]).toEqual([name, "can't be read as a film"])
    expect(await findFilmProblem(join(dir, "film.mov"))).toBeNull()
  })
})

it("is refused in words where the machine has no ffmpeg", async () => {
  const dir = makeFolder()
  writeFileSync(join(dir, "film.mp4"), "")
  vi.stubEnv("PATH", dir)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await problemIn(join(dir, "film.mp4"))).toMatch(
    /^needs ffmpeg and ffprobe, which are not on this machine's PATH/,
  )
})

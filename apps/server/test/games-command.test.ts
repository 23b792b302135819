import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"

const program = join(import.meta.dirname, "../src/bin/games.ts")
const starter = join(import.meta.dirname, "../../../content")

/** What the command says over the starter pack, with games' files of its own. */
async function games(args: readonly string[], files: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), "confetti-games-"))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const part of ["pack.yaml", "categories.yaml", "tiles", "pages", "shop"])
    symlinkSync(join(starter, part), join(dir, part))
  cpSync(join(starter, "games"), join(dir, "games"), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, "games", file), text)
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, CONTENT_DIR: dir, DATA_DIR: dir, AUTH_SECRET: "games".repeat(8) }
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

const choices = ["mirrors-on-the-moon", "kaprekar", "bath-wrinkles", "a4-paper", "gecko-grip"]
const quiz = (names: readonly string[]): string =>
  ["2027-01-01:", "  QUIZ_ME:", ...names.map((tile) => `    - { tile: ${tile}, question: 2 }`), ""].join("\n")

it("shows a day with its word, its words and its questions, as an editor decided it", async () => {
  const { code, said } = await games(["show", "2027-01-01"], { "days.yaml": quiz(choices) })
  expect(said).toContain("set by hand: QUIZ_ME")
  expect(said).toContain(choices.map((slug) => `${slug} 2`).join(", "))
  expect(said).toContain("What have decades of lasers on the Moon's mirrors shown? (mirrors-on-the-moon)")
  expect(said).toContain("  * It is slowly moving away")
  expect(said).toMatch(/Pangrams: \w+/)
  expect(code).toBe(0)
})

it("lists thirty days, each with five tiles", async () => {
  const { said } = await games(["list"])
  const lines = said.trim().split("\n")
  expect(lines.filter((line) => /^\d{4}-\d\d-\d\d {2}[a-z]{5} /.test(line))).toHaveLength(30)
  expect(lines.filter((line) => /^ {12}\S+ \d(, \S+ \d){4}$/.test(line))).toHaveLength(30)
})

it("names what is wrong by file and line, and ends with 1", async () => {
  const { code, said } = await games(["check"], {
    "days.yaml": quiz([...choices.slice(0, 4), "no-such-tile"]),
    "words/wurd-lines.yaml": "plane: It flies.\nplanet: It turns.\n",
  })
  expect(said).toContain("games/days.yaml:7: `no-such-tile` is no tile's slug or id")
  expect(said).toContain("games/words/wurd-lines.yaml:2: `planet` is not in games/words/wurd-answers.txt")
  expect(said).toContain("2 to be mended.")
  expect(code).toBe(1)
  expect(await games(["check"])).toEqual({ code: 0, said: expect.stringContaining("in order") })
})

import { execFile } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { expect, it, onTestFinished, vi } from "vitest"
import { serverModules } from "../src/app.ts"
import { adminSocketPath } from "../src/platform/operator/call-admin-socket.ts"
import { openAdminSocket } from "../src/platform/operator/open-admin-socket.ts"
import { makePackFolder } from "./pack-folder.ts"
import { startTestServer } from "./start-test-server.ts"

// A test starts several programs, one after the other.
vi.setConfig({ testTimeout: 180_000 })

const program = join(import.meta.dirname, "../src/bin/games.ts")
const secret = "games".repeat(8)
const starter = join(import.meta.dirname, "../../../content")

/** Runs the command over some of the starter pack, with games' files of its own. */
async function games(args: readonly string[], files: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), "confetti-games-"))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(join(dir, "tiles"))
  for (const part of ["pack.yaml", "categories.yaml", "pages", "shop", ...categories.map((name) => `tiles/${name}`)])
    symlinkSync(join(starter, part), join(dir, part))
  cpSync(join(starter, "games"), join(dir, "games"), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, "games", file), text)
  return runIn({ CONTENT_DIR: dir, DATA_DIR: dir }, args)
}

function runIn(folders: { CONTENT_DIR: string; DATA_DIR: string }, args: readonly string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...folders, AUTH_SECRET: secret }
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

const categories = ["creatures", "everyday", "numbers", "words"]
const choices = ["a4-paper", "kaprekar", "safety-pin", "barcode", "gecko-grip"]
const quiz = (names: readonly string[]): string =>
  ["2027-01-01:", "  QUIZ_ME:", ...names.map((tile) => `    - { tile: ${tile}, question: 2 }`), ""].join("\n")

it("shows a day with its word, its words and its questions, as an editor decided it", async () => {
  const { code, said } = await games(["show", "2027-01-01"], { "days.yaml": quiz(choices) })
  expect(said).toContain("chosen by an editor: QUIZ_ME")
  expect(said).toContain(choices.map((slug) => `${slug} 2`).join(", "))
  expect(said).toContain("Who turned out to know the answer when Lichtenberg set his puzzle? (a4-paper)")
  expect(said).toContain("  * The makers of his own paper")
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
  expect(said).toContain("games/days.yaml:7: `no-such-tile` is not the slug or id of a tile")
  expect(said).toContain("games/words/wurd-lines.yaml:2: `planet` is not in games/words/wurd-answers.txt")
  expect(said).toContain("2 problems to fix.")
  expect(code).toBe(1)
  expect(await games(["check"])).toEqual({ code: 0, said: expect.stringContaining("No problems") })
})

it("decides a day by the studio's callables, and looks at what the server plays", async () => {
  const pack = makePackFolder({ "games/days.yaml": "{}\n" })
  cpSync(join(starter, "games/words"), join(pack.dir, "games/words"), { recursive: true })
  const server = await startTestServer({ env: { CONTENT_DIR: pack.dir, AUTH_SECRET: secret, GAMES: "WURD" } })
  onTestFinished(server.stop)
  const folder = mkdtempSync(join(tmpdir(), "confetti-games-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const run = (...args: string[]) => runIn({ CONTENT_DIR: pack.dir, DATA_DIR: folder }, args)
  // Looking makes no database where there is none.
  expect((await run("list")).said).not.toContain("chosen by an editor")
  expect(existsSync(join(folder, "database"))).toBe(false)
  mkdirSync(join(folder, "database"))
  const callables = serverModules.flatMap((module) => module.callables ?? [])
  const reads = Object.assign({}, ...serverModules.map(({ operatorReads = {} }) => operatorReads))
  const adminSocket = await openAdminSocket(adminSocketPath(folder), callables, server.services, reads)
  onTestFinished(() => adminSocket.close())

  const day = addDays(new Date().toISOString().slice(0, 10), 3)
  expect((await run("set", day, "WURD", "crane")).said).toContain("Take it over before you change it")
  expect(await run("take-over")).toEqual({
    code: 0,
    said: expect.stringContaining("The studio has games/days.yaml.\n"),
  })
  expect(await run("set", day, "WURD", "qqqqq")).toEqual({
    code: 1,
    said: expect.stringContaining("`qqqqq` is not in games/words/accepted.txt"),
  })
  expect((await run("set", day, "WURD", "crane", "--repeat")).said).toContain(`${day} WURD is chosen.\n`)
  expect((await run("list")).said).toMatch(new RegExp(`${day}  crane .*chosen by an editor: WURD`))
  expect((await run("clear", day, "WURD")).said).toContain(`${day} WURD uses the planned puzzle again.\n`)
  expect((await run("set", day, "CHESS", "e4")).said).toContain("npm run games -- …")
})

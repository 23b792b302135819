import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { WurdPlay } from "@confetti/contract/games"
import { describe, expect, it, onTestFinished } from "vitest"
import { loadedPuzzles } from "../src/modules/games/live-puzzles.ts"
import { createLog } from "../src/platform/log.ts"
import { type Answer, type GamesWorld, startGamesWorld } from "./games-world.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const starter = join(import.meta.dirname, "../../../content")

/** A server with a pack of its own, whose lists and days are edited while it runs. */
async function setUp(files: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), "confetti-games-"))
  mkdirSync(join(dir, "games"))
  cpSync(join(starter, "games/words"), join(dir, "games/words"), { recursive: true })
  copyFileSync(join(starter, "games/days.yaml"), join(dir, "games/days.yaml"))
  let saved = Date.parse("2026-05-01T00:00:00Z")
  const save = (file: string, text: string): void => {
    const path = join(dir, "games", file)
    writeFileSync(path, text)
    // Two saves within a tick of the disk's clock are two saves.
    saved += 1000
    utimesSync(path, new Date(saved), new Date(saved))
  }
  for (const [file, text] of Object.entries(files)) save(file, text)
  const world = await startGamesWorld({ CONTENT_DIR: dir })
  onTestFinished(async () => {
    await world.stop()
    rmSync(dir, { recursive: true, force: true })
  })
  const warnings: unknown[] = []
  const log = createLog("silent")
  log.warn = (line: unknown) => void warnings.push(line)
  /** Long enough that a change is noticed, and has settled. */
  const settle = async (): Promise<void> => {
    for (let look = 0; look < 3; look += 1) {
      world.setNow(world.now() + 1000)
      await loadedPuzzles({ ...world.server.services, log })
    }
  }
  return { world, save, settle, warnings: () => warnings.map((line) => (line as { problem: string }).problem) }
}

const wurd = ({ play }: Answer): WurdPlay => {
  if (play?.game !== "WURD") throw new Error("no WURD")
  return play
}

/** The end of the day's WURD, guessed at once. */
async function endOf(world: GamesWorld, word: string, day: string): Promise<WurdPlay> {
  const me = await world.newPerson()
  await world.start(me, { day })
  return wurd(await world.guess(me, { at: 0, word, day }))
}

describe("an editor's files, saved while the server runs", () => {
  it("decide the days that have not begun", async () => {
    const { world, save, settle, warnings } = await setUp()
    await settle()
    save("days.yaml", "2026-05-31: { WURD: { word: start, line: Every year has one. } }\n")
    await settle()
    expect(warnings()).toEqual([])
    expect(await endOf(world, "start", "2026-05-31")).toMatchObject({
      state: "won",
      answer: { word: "start", line: "Every year has one." },
    })
  })

  it("that are broken are named once, and what was there goes on", async () => {
    const { world, save, settle, warnings } = await setUp()
    await settle()
    save("days.yaml", "2026-05-31: { WURD: { word: start } }\n")
    await settle()
    save("days.yaml", "2026-05-31: { WURD: { word: xyzzy } }\n")
    await settle()
    await settle()
    expect(warnings()).toEqual(["games/days.yaml:1: `xyzzy` is not in games/words/accepted.txt"])
    expect((await endOf(world, "start", "2026-05-31")).state).toBe("won")
  })

  it("choose the questions of a quiz, by slug or id", async () => {
    const { world, save, settle } = await setUp()
    const chosen = world.tiles.slice(0, 5).map(({ id, slug }, at) => ({ tile: at % 2 === 0 ? id : slug, question: 3 }))
    const line = (choices: readonly object[]): string => `2026-05-31:\n  QUIZ_ME: ${JSON.stringify(choices)}\n`
    save("days.yaml", line(chosen))
    await settle()
    await world.stats(await world.newPerson())
    // Two of one tile are no quiz: the day stays as it was decided.
    save("days.yaml", line([...chosen.slice(0, 4), chosen[0] ?? {}]))
    await settle()
    const me = await world.newPerson()
    await world.start(me, { game: "QUIZ_ME", day: "2026-05-31" })
    const { questions } = await world.quiz("2026-05-31")
    expect(questions.map(({ tileId, number }) => [tileId, number])).toEqual(
      world.tiles.slice(0, 5).map(({ id }) => [id, 3]),
    )
  })
})

describe("the end of a WURD", () => {
  it("has the line of the lists on its word, and the tile that is about it", async () => {
    const lines = 'start: "What everything does."\nplane: A line on another.\n'
    const { world } = await setUp({
      "words/wurd-lines.yaml": lines,
      "days.yaml": "2026-05-30: { WURD: { word: start } }\n2026-05-31: { WURD: { word: start } }\n",
    })
    await insertTiles(world.server.db, [makeTile({ id: "said", title: "Where stories restart" })], "They start small.")
    await publishContent(world.server)
    expect((await endOf(world, "start", "2026-05-30")).answer).toMatchObject({
      line: "What everything does.",
      tile: { id: "said" },
    })
    const about = makeTile({ id: "about", title: "The start of it all", slug: "start-of-it-all" })
    await insertTiles(world.server.db, [about])
    await publishContent(world.server)
    const { answer } = await endOf(world, "start", "2026-05-31")
    expect(answer?.tile).toEqual({ id: "about", slug: "start-of-it-all", title: "The start of it all" })
    await world.server.db
      .updateTable("tiles")
      .set({ removed_at: new Date(0) })
      .where("id", "=", "about")
      .execute()
    const later = await world.newPerson()
    await world.start(later, { day: "2026-05-31" })
    expect(wurd(await world.guess(later, { at: 0, word: "start", day: "2026-05-31" })).answer?.tile).toBeNull()
  })
})

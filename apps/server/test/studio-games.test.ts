import type { CallableName, CallableOutput } from "@confetti/contract/callable-catalogue"
import type { StudioFileOutcome } from "@confetti/contract/studio-brand"
import type { GameChoice } from "@confetti/contract/studio-games"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { describe, expect, it, onTestFinished } from "vitest"
import { loadPuzzles } from "../src/modules/games/puzzles/load-puzzles.ts"
import { overridesFile } from "../src/modules/games/puzzles/read-overrides.ts"
import { studioOverlay } from "../src/modules/studio/overlay/overlay-store.ts"
import { type Account, addAccount } from "./add-account.ts"
import { type GamesWorld, type Player, startGamesWorld } from "./games-world.ts"

const today = "2026-06-01"
const soon = "2026-06-05"

type World = GamesWorld & {
  ada: Account
  ben: Account
  ask: <Name extends CallableName>(name: Name, data?: object, who?: Account) => Promise<Answer<CallableOutput<Name>>>
  decide: (choice: GameChoice, more?: object, who?: Account) => Promise<Answer<StudioFileOutcome>>
}
type Answer<Result> = { status: number; result: Result; code: string | undefined }

/** Nothing needs taking over where the pack has no days file. */
async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const world = await startGamesWorld({ EDITORS: "ada@example.com,ben@example.com", ...env })
  onTestFinished(world.stop)
  const ada = await addAccount(world.server, "ada@example.com")
  const ben = await addAccount(world.server, "ben@example.com")
  const ask: World["ask"] = async (name, data = {}, who = ada) => {
    const response = await world.server.call(name, data, who.headers)
    const { result, error } = await response.json()
    return { status: response.status, result, code: error?.details.code }
  }
  const decide: World["decide"] = async (choice, more = {}, who = ada) => {
    const { result } = await ask("studio-list_game_days", {}, who)
    return ask("studio-set_game_day", { base: result.version, day: soon, choice, mayRepeat: true, ...more }, who)
  }
  await ask("studio-take_over_file", { file: overridesFile })
  return { ...world, ada, ben, ask, decide }
}

const word = (of: string): GameChoice => ({ game: "WURD", word: of, line: "" })
const fitting: GameChoice = { game: "BAW", letters: "AEGLNTY", required: "e" }

/** The play of a day's word: it is guessed, which ends the play. */
async function guessed(world: World, player: Player, day: string, of: string): Promise<string | null> {
  world.setNow(`${day}T12:00:00Z`)
  await world.start(player, { game: "WURD", day })
  return (await world.guess(player, { at: 0, word: of, game: "WURD", day })).play?.state ?? null
}

describe("the days ahead", () => {
  it("are today and thirty more, and tell no puzzle", async () => {
    const world = await startWorld()
    await world.start(world.newGuest(), { game: "WURD" })
    const { result } = await world.ask("studio-list_game_days")
    expect(result.days.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, at) => addDays(today, at)))
    expect(result.days[0]?.games).toEqual([
      { game: "WURD", isOverridden: false, isBegun: true },
      { game: "BAW", isOverridden: false, isBegun: false },
      { game: "QUIZ_ME", isOverridden: false, isBegun: false },
    ])
    const told = JSON.stringify(result)
    for (const { day } of result.days) {
      expect(told).not.toContain(world.puzzles.schedule.puzzleOf("WURD", day).word)
      expect(told).not.toContain(world.puzzles.schedule.puzzleOf("BAW", day).letters)
    }
  })

  it("are shown one by one, each look in the audit log", async () => {
    const world = await startWorld()
    const { word: planned } = world.puzzles.schedule.puzzleOf("WURD", soon)
    const { result } = await world.ask("studio-show_game_day", { day: soon, game: "WURD" })
    expect(result.puzzle).toMatchObject({ game: "WURD", word: planned })
    const baw = (await world.ask("studio-show_game_day", { day: soon, game: "BAW" })).result.puzzle
    expect(baw).toMatchObject({ game: "BAW", letters: world.puzzles.schedule.puzzleOf("BAW", soon).letters })
    const quiz = (await world.ask("studio-show_game_day", { day: soon, game: "QUIZ_ME" })).result.puzzle
    expect(quiz.game === "QUIZ_ME" && quiz.questions.length).toBe(5)
    expect((await world.ask("studio-show_game_day", { day: addDays(today, -1), game: "WURD" })).code).toBe(
      "game/not-today",
    )
    const { result: log } = await world.ask("editors-list_acts", { callable: "studio-show_game_day" })
    expect(log.acts.map(({ subject }) => subject).sort()).toEqual([`${soon} BAW`, `${soon} QUIZ_ME`, `${soon} WURD`])
  })

  it("have only the games that are played here", async () => {
    const world = await startWorld({ GAMES: "BAW" })
    const { result } = await world.ask("studio-list_game_days")
    expect(result.days[0]?.games.map(({ game }) => game)).toEqual(["BAW"])
    expect((await world.decide(word("crane"))).code).toBe("game/switched-off")
    expect((await world.ask("studio-show_game_day", { day: soon, game: "QUIZ_ME" })).code).toBe("game/switched-off")
  })
})

describe("a day that is decided", () => {
  it("is what everybody plays, and is taken back", async () => {
    const world = await startWorld()
    const planned = world.puzzles.schedule.puzzleOf("WURD", soon).word
    const other = planned === "crane" ? "plane" : "crane"
    expect((await world.decide(word(` ${other.toUpperCase()} `))).result).toMatchObject({ problems: [] })
    const { days, version } = (await world.ask("studio-list_game_days")).result
    const flags = days.find(({ day }) => day === soon)?.games.map(({ isOverridden }) => isOverridden)
    expect(flags).toEqual([true, false, false])
    const cleared = await world.ask("studio-clear_game_day", { base: version, day: soon, game: "WURD" })
    expect(cleared.result).toMatchObject({ problems: [] })
    expect((await world.ask("studio-show_game_day", { day: soon, game: "WURD" })).result.puzzle).toMatchObject({
      word: planned,
    })
    await world.decide(word(other))
    expect(await guessed(world, world.newGuest(), soon, other)).toBe("won")
  })

  it("has a BAW and a quiz of an editor's own, and the other games as planned", async () => {
    const world = await startWorld()
    await world.decide(fitting)
    const asked = (await world.ask("studio-find_game_questions", { day: soon, search: "" })).result.questions
    const byTile = new Map(asked.map(({ tile, number }) => [tile, number]))
    const questions = [...byTile].slice(0, 5).map(([tile, question]) => ({ tile, question }))
    expect((await world.decide({ game: "QUIZ_ME", questions })).result.problems).toEqual([])
    const baw = (await world.ask("studio-show_game_day", { day: soon, game: "BAW" })).result.puzzle
    expect(baw).toMatchObject({ letters: "aeglnty", required: "e" })
    const quiz = (await world.ask("studio-show_game_day", { day: soon, game: "QUIZ_ME" })).result.puzzle
    expect(quiz.game === "QUIZ_ME" && quiz.questions.map(({ tile, number }) => ({ tile, question: number }))).toEqual(
      questions,
    )
    const wurd = (await world.ask("studio-show_game_day", { day: soon, game: "WURD" })).result.puzzle
    expect(wurd).toMatchObject({ word: world.puzzles.schedule.puzzleOf("WURD", soon).word })
  })

  it("is refused with what the file would be refused with, and nothing has changed", async () => {
    const world = await startWorld()
    const problems = async (choice: GameChoice) =>
      (await world.decide(choice)).result.problems.map(({ path, message }) => [path?.join("."), message])
    expect(await problems(word("qqqqq"))).toEqual([["WURD", "`qqqqq` is not in games/words/accepted.txt"]])
    expect(await problems(word(""))).toEqual([["WURD", "`` must have 5 letters"]])
    expect(await problems({ game: "BAW", letters: "aaaaaaa", required: "a" })).toEqual([
      ["BAW", "`BAW.letters` must be 7 different letters from a to z"],
    ])
    expect(await problems({ game: "QUIZ_ME", questions: [] })).toEqual([
      ["QUIZ_ME", expect.stringContaining("needs 5 questions")],
    ])
    const nobody = Array.from({ length: 5 }, () => ({ tile: "nobody", question: 1 }))
    expect(await problems({ game: "QUIZ_ME", questions: nobody })).toContainEqual([
      "QUIZ_ME.4",
      "`nobody` is not the slug or id of a tile",
    ])
    expect((await studioOverlay.read(world.server.db)).files).toEqual([
      { file: overridesFile, text: expect.not.stringContaining("qqqqq") },
    ])
  })

  it("that repeats another within a year is asked about once more", async () => {
    const world = await startWorld()
    const next = world.puzzles.schedule.puzzleOf("WURD", addDays(soon, 9)).word
    const { result } = await world.decide(word(next), { mayRepeat: false })
    expect(result.problems).toMatchObject([
      { path: ["repeat"], message: `it is the same as on ${addDays(soon, 9)}, less than a year away` },
    ])
    expect((await world.decide(word(next))).result.problems).toEqual([])
    const { problems } = (await world.ask("studio-check_game_days")).result
    expect(problems.map(({ message }) => message)).toContainEqual(
      `WURD has \`${next}\` on ${soon} and again on ${addDays(soon, 9)}; chosen by an editor: ${soon}`,
    )
  })

  it("stays as it is once somebody plays it, and when it is over", async () => {
    const world = await startWorld()
    await world.start(world.newGuest(), { game: "WURD" })
    expect((await world.decide(word("crane"), { day: today })).code).toBe("game/day-begun")
    expect((await world.decide(fitting, { day: today })).result.problems).toEqual([])
    expect((await world.decide(word("crane"), { day: addDays(today, -1) })).code).toBe("game/not-today")
    expect((await world.decide(word("crane"), { day: addDays(today, 500) })).code).toBe("game/not-today")
    const { version } = (await world.ask("studio-list_game_days")).result
    const clear = { base: version, day: today, game: "WURD" }
    expect((await world.ask("studio-clear_game_day", clear)).code).toBe("game/day-begun")
  })

  it("is refused to whoever comes second, and to whoever did not take the days over", async () => {
    const world = await startWorld()
    const { version } = (await world.ask("studio-list_game_days")).result
    const both = await Promise.all([
      world.decide(word("crane"), { base: version }),
      world.decide(fitting, { base: version }, world.ben),
    ])
    expect(both.map(({ status, code }) => code ?? String(status)).sort()).toEqual(["200", "studio/file-conflict"])
    const now = (await world.ask("studio-list_game_days")).result.version
    await world.ask("studio-return_file", { file: overridesFile, base: now })
    expect((await world.decide(word("plane"))).code).toBe("studio/not-taken-over")
  })

  it("is in no way of a broken day beside it, and outlives a restart", async () => {
    const world = await startWorld()
    await world.server.db.updateTable("studio_files").set({ text: "2026-06-09:\n  WURD: { word: qqqqq }\n" }).execute()
    expect((await world.decide(fitting)).result.problems).toEqual([])
    const { files } = await studioOverlay.read(world.server.db)
    expect(files[0]?.text).toContain("qqqqq")
    const { overrides } = await loadPuzzles(world.server.services.config, files[0]?.text)
    expect(overrides.get(soon)?.BAW?.letters).toBe("aeglnty")
  })
})

it("finds questions by words of theirs, only of tiles that are out by then, and without answers", async () => {
  const world = await startWorld()
  const all = (await world.ask("studio-find_game_questions", { day: soon, search: "" })).result.questions
  expect(all.length).toBe(24)
  const one = all[4]
  const found = (await world.ask("studio-find_game_questions", { day: soon, search: one?.question ?? "" })).result
  expect(found.questions).toContainEqual(one)
  expect(Object.keys(found.questions[0] ?? {}).sort()).toEqual(["number", "question", "tile"])
  const before = await world.ask("studio-find_game_questions", { day: "1999-01-01", search: "" })
  expect(before.result.questions).toEqual([])
})

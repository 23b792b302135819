import { AppError } from "@confetti/contract/app-error"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { parseJson } from "../../platform/parse-json.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { describeProblem } from "../content/pack/problem.ts"
import { findPuzzle, keepPuzzle } from "./puzzle-store.ts"
import { filesSignature } from "./puzzles/files-signature.ts"
import { type LoadedPuzzles, loadPuzzles, type Puzzles } from "./puzzles/load-puzzles.ts"
import { type Puzzle, puzzle, type WordGame } from "./puzzles/puzzle.ts"
import { tileWithWord } from "./tile-store.ts"

export type GamesParts = Pick<Services, "config" | "clock" | "log" | "content" | "own">

/** Milliseconds between looks for changed files. */
const lookEvery = 1000

type Live = {
  loaded: LoadedPuzzles
  days: string | null
  reading: Promise<void>
  read: string
  seen: string
  lookedAt: number
}

const newLive = (): { state: Promise<Live> | null } => ({ state: null })

/** The current lists and days of the served pack. Problems are logged once, by file and line. */
export async function loadedPuzzles(parts: GamesParts): Promise<LoadedPuzzles> {
  const { clock, content, own } = parts
  const live = own(newLive)
  if (!live.state) return (await begin(parts)).loaded
  const state = await live.state
  const { gameDays } = content.current()
  if (gameDays !== state.days) {
    state.days = gameDays
    state.reading = readDays(state, gameDays, parts)
  }
  await state.reading
  const now = clock()
  if (Math.abs(now - state.lookedAt) >= lookEvery) {
    state.lookedAt = now
    await look(state, parts)
  }
  return state.loaded
}

function begin({ config, clock, log, content, own }: GamesParts): Promise<Live> {
  const reading = (async (): Promise<Live> => {
    const read = await filesSignature(config.CONTENT_DIR)
    const { gameDays } = content.current()
    const loaded = await loadPuzzles(config, gameDays)
    warn(loaded, { log, content })
    return { loaded, days: gameDays, reading: Promise.resolve(), read, seen: read, lookedAt: clock() }
  })()
  const live = own(newLive)
  live.state = reading
  // A failed read is tried again by the next caller.
  reading.catch(() => {
    live.state = null
  })
  return reading
}

/** Days decided in the studio take effect with the next request. They were checked when saved. */
async function readDays(state: Live, days: string | null, { config, log, content }: GamesParts): Promise<void> {
  try {
    const loaded = await loadPuzzles(config, days)
    warn(loaded, { log, content })
    if (state.days === days) state.loaded = loaded
  } catch (error) {
    log.error({ err: error }, "the files of the games could not be read")
  }
}

/** Reads changed files once two looks find the same. Broken files are logged, and the previous ones stay. */
async function look(state: Live, { config, log, content }: GamesParts): Promise<void> {
  const found = await filesSignature(config.CONTENT_DIR)
  const isSettled = found === state.seen
  state.seen = found
  if (!isSettled || found === state.read) return
  state.read = found
  try {
    const { days } = state
    const loaded = await loadPuzzles(config, days)
    warn(loaded, { log, content })
    if (loaded.problems.length === 0 && state.days === days) state.loaded = loaded
  } catch (error) {
    log.error({ err: error }, "the files of the games could not be read")
  }
}

function warn({ problems }: LoadedPuzzles, { log, content }: Pick<GamesParts, "log" | "content">): void {
  const words = wordsIn(content.current().brand.language)
  for (const problem of problems) log.warn({ problem: describeProblem(problem, words) }, "the games have a problem")
}

/** The word games' puzzles; null if the pack has no word lists. */
export async function puzzlesOf(parts: GamesParts): Promise<Puzzles | null> {
  return (await loadedPuzzles(parts)).puzzles
}

/** The puzzles of a game. Throws `game/switched-off` if it is off. */
export async function requireGame(parts: GamesParts, game: WordGame): Promise<Puzzles> {
  const puzzles = parts.config.GAMES.includes(game) ? await puzzlesOf(parts) : null
  if (!puzzles) throw new AppError("game/switched-off")
  return puzzles
}

type OfKind<Kind extends Puzzle["kind"]> = Extract<Puzzle, { kind: Kind }>

/** A day's puzzle, stored on first use so that it never changes. */
export async function puzzleOf<Kind extends WordGame>(
  tx: Tx,
  { schedule }: Puzzles,
  { game, day, now }: { game: Kind; day: string; now: number },
): Promise<OfKind<Kind>> {
  const saved = await findPuzzle(tx, game, day)
  if (saved !== null) return readPuzzle(saved, game)
  const drawn: Puzzle = schedule.puzzleOf(game, day)
  // Searched once a puzzle, for everyone who finishes it.
  const full = drawn.kind === "WURD" ? { ...drawn, tileId: await tileWithWord(tx, drawn.word, new Date(now)) } : drawn
  return readPuzzle(await keepPuzzle(tx, game, day, JSON.stringify(full)), game)
}

/** A day's puzzle, stored or not. */
export async function previewPuzzle<Kind extends WordGame>(
  db: Db,
  { schedule }: Puzzles,
  game: Kind,
  day: string,
): Promise<OfKind<Kind>> {
  const saved = await findPuzzle(db, game, day)
  return saved === null ? schedule.puzzleOf(game, day) : readPuzzle(saved, game)
}

export function readPuzzle<Kind extends Puzzle["kind"]>(document: string, game: Kind): OfKind<Kind> {
  const read = puzzle.parse(parseJson(document))
  if (!isOfKind(read, game)) throw new Error(`The stored puzzle of ${game} is one of ${read.kind}.`)
  return read
}

function isOfKind<Kind extends Puzzle["kind"]>(read: Puzzle, game: Kind): read is OfKind<Kind> {
  return read.kind === game
}

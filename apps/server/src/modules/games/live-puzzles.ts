import { AppError } from "@confetti/contract/app-error"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { parseJson } from "../../platform/parse-json.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { describeProblem } from "../content/pack/problem.ts"
import { keepPuzzle, keptPuzzle } from "./puzzle-store.ts"
import { filesSignature } from "./puzzles/files-signature.ts"
import { type LoadedPuzzles, loadPuzzles, type Puzzles } from "./puzzles/load-puzzles.ts"
import { type Puzzle, puzzle, type WordGame } from "./puzzles/puzzle.ts"
import { tileWithWord } from "./tile-store.ts"

export type GamesParts = Pick<Services, "config" | "clock" | "log" | "content" | "own">

/** How often a change of the files is looked for, in milliseconds. */
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

/** The lists and days of the pack that is served, as they are now. What is wrong in them is logged once, by file and line. */
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
  // What failed is tried again by who asks next.
  reading.catch(() => {
    live.state = null
  })
  return reading
}

/** What the studio decided counts at once, for whoever asks next. It was checked before it was kept. */
async function readDays(state: Live, days: string | null, { config, log, content }: GamesParts): Promise<void> {
  try {
    const loaded = await loadPuzzles(config, days)
    warn(loaded, { log, content })
    if (state.days === days) state.loaded = loaded
  } catch (error) {
    log.error({ err: error }, "the files of the games could not be read")
  }
}

/** Reads what has changed, once it has settled: two looks found the same. What is broken is named, and what was there goes on. */
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

/** The word games' puzzles; null where the pack has no word lists. */
export async function puzzlesOf(parts: GamesParts): Promise<Puzzles | null> {
  return (await loadedPuzzles(parts)).puzzles
}

/** The puzzles, where this game is played here. Throws `game/switched-off` otherwise. */
export async function requireGame(parts: GamesParts, game: WordGame): Promise<Puzzles> {
  const puzzles = parts.config.GAMES.includes(game) ? await puzzlesOf(parts) : null
  if (!puzzles) throw new AppError("game/switched-off")
  return puzzles
}

type OfKind<Kind extends Puzzle["kind"]> = Extract<Puzzle, { kind: Kind }>

/** A day's puzzle, and kept as it is from now on. */
export async function puzzleOf<Kind extends WordGame>(
  tx: Tx,
  { schedule }: Puzzles,
  { game, day, now }: { game: Kind; day: string; now: number },
): Promise<OfKind<Kind>> {
  const kept = await keptPuzzle(tx, game, day)
  if (kept !== null) return readPuzzle(kept, game)
  const drawn: Puzzle = schedule.puzzleOf(game, day)
  // Looked for once a puzzle: whoever finishes it finds it there.
  const full = drawn.kind === "WURD" ? { ...drawn, tileId: await tileWithWord(tx, drawn.word, new Date(now)) } : drawn
  return readPuzzle(await keepPuzzle(tx, game, day, JSON.stringify(full)), game)
}

/** A day's puzzle where somebody has begun it; what it would be otherwise. */
export async function previewPuzzle<Kind extends WordGame>(
  db: Db,
  { schedule }: Puzzles,
  game: Kind,
  day: string,
): Promise<OfKind<Kind>> {
  const kept = await keptPuzzle(db, game, day)
  return kept === null ? schedule.puzzleOf(game, day) : readPuzzle(kept, game)
}

export function readPuzzle<Kind extends Puzzle["kind"]>(document: string, game: Kind): OfKind<Kind> {
  const read = puzzle.parse(parseJson(document))
  if (!isOfKind(read, game)) throw new Error(`The stored puzzle of ${game} is one of ${read.kind}.`)
  return read
}

function isOfKind<Kind extends Puzzle["kind"]>(read: Puzzle, game: Kind): read is OfKind<Kind> {
  return read.kind === game
}

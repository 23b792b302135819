import { AppError } from "@confetti/contract/app-error"
import type { Config } from "../../platform/config.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { parseJson } from "../../platform/parse-json.ts"
import { keepPuzzle, keptPuzzle } from "./puzzle-store.ts"
import { loadPuzzles, type Puzzles } from "./puzzles/load-puzzles.ts"
import { type Puzzle, puzzle, type WordGame } from "./puzzles/puzzle.ts"

/** Each server has its own. The lists are read when they are first needed; a change of them needs a new start. */
const loaded = new WeakMap<Config, Promise<Puzzles | null>>()

/** The puzzles of the pack that is served; null where it has no word lists. */
export function puzzlesOf(config: Config): Promise<Puzzles | null> {
  const known = loaded.get(config)
  if (known) return known
  const reading = loadPuzzles(config).then(({ puzzles }) => puzzles)
  loaded.set(config, reading)
  // What failed is tried again by who asks next.
  reading.catch(() => loaded.delete(config))
  return reading
}

/** The puzzles, where this game is played here. Throws `game/switched-off` otherwise. */
export async function requireGame(config: Config, game: WordGame): Promise<Puzzles> {
  const puzzles = config.GAMES.includes(game) ? await puzzlesOf(config) : null
  if (!puzzles) throw new AppError("game/switched-off")
  return puzzles
}

type OfKind<Kind extends WordGame> = Extract<Puzzle, { kind: Kind }>

/** A day's puzzle, and kept as it is from now on. */
export async function puzzleOf<Kind extends WordGame>(
  tx: Tx,
  { schedule }: Puzzles,
  game: Kind,
  day: string,
): Promise<OfKind<Kind>> {
  const kept = await keptPuzzle(tx, game, day)
  const document = kept ?? (await keepPuzzle(tx, game, day, JSON.stringify(schedule.puzzleOf(game, day))))
  return readPuzzle(document, game)
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

export function readPuzzle<Kind extends WordGame>(document: string, game: Kind): OfKind<Kind> {
  const read = puzzle.parse(parseJson(document))
  if (!isOfKind(read, game)) throw new Error(`What is kept as a puzzle of ${game} is one of ${read.kind}.`)
  return read
}

function isOfKind<Kind extends WordGame>(read: Puzzle, game: Kind): read is OfKind<Kind> {
  return read.kind === game
}

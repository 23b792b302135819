import { AppError } from "@confetti/contract/app-error"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { describeProblem, type Problem } from "../content/pack/problem.ts"
import { allQuestions } from "../content/questions-store.ts"
import { type GamesParts, loadedPuzzles, readPuzzle } from "./live-puzzles.ts"
import { findPuzzle, keepPuzzle } from "./puzzle-store.ts"
import { puzzleSeed } from "./puzzles/load-puzzles.ts"
import type { QuizPuzzle } from "./puzzles/puzzle.ts"
import { createQuizSchedule, type QuizSchedule } from "./puzzles/quiz-schedule.ts"
import type { QuizTile } from "./puzzles/quiz-tile.ts"
import { type Overrides, overridesFile } from "./puzzles/read-overrides.ts"
import { resolveQuizDays } from "./puzzles/resolve-quiz-days.ts"

export type QuizParts = GamesParts & Pick<Services, "content">

type Made = { of: ContentSnapshot; overrides: Overrides; schedule: Promise<QuizSchedule> }

type Quizzes = {
  made: Made | null
  /** The last valid days: they stay in use while new ones are broken. */
  sound: Overrides | null
}

const newQuizzes = (): Quizzes => ({ made: null, sound: null })

/** The quizzes of the published tiles; null if switched off. */
export async function quizzesOf(db: Db, parts: QuizParts): Promise<QuizSchedule | null> {
  if (!parts.config.GAMES.includes("QUIZ_ME")) return null
  const { overrides } = await loadedPuzzles(parts)
  const of = parts.content.current()
  const quizzes = parts.own(newQuizzes)
  const { made } = quizzes
  if (made?.of === of && made.overrides === overrides) return made.schedule
  const schedule = makeSchedule(db, of, overrides, parts)
  quizzes.made = { of, overrides, schedule }
  // A failed read is tried again by the next caller.
  schedule.catch(() => {
    if (quizzes.made?.schedule === schedule) quizzes.made = null
  })
  return schedule
}

/** The quizzes. Throws `game/switched-off` if there are too few tiles. */
export async function requireQuiz(db: Db, parts: QuizParts): Promise<QuizSchedule> {
  const quizzes = await quizzesOf(db, parts)
  if (!quizzes?.isServed(parts.clock())) throw new AppError("game/switched-off")
  return quizzes
}

/** A day's quiz, stored on first use so that later changes of questions do not matter. */
export async function quizOf(tx: Tx, quizzes: QuizSchedule, day: string, now: number): Promise<QuizPuzzle> {
  const saved = await findPuzzle(tx, "QUIZ_ME", day)
  const document = saved ?? (await keepPuzzle(tx, "QUIZ_ME", day, JSON.stringify(quizzes.puzzleOf(day, now))))
  return readPuzzle(document, "QUIZ_ME")
}

export async function liveQuizTiles(db: Db, snapshot: ContentSnapshot): Promise<QuizTile[]> {
  const questions = await allQuestions(db)
  return snapshot.tiles.map((tile) => ({ ...tile, questions: questions.get(tile.id) ?? [] }))
}

async function makeSchedule(
  db: Db,
  snapshot: ContentSnapshot,
  overrides: Overrides,
  { config, log, own }: QuizParts,
): Promise<QuizSchedule> {
  const tiles = await liveQuizTiles(db, snapshot)
  const problems: Problem[] = []
  const days = resolveQuizDays(overrides, tiles, (line, say) => problems.push({ file: overridesFile, line, say }))
  const quizzes = own(newQuizzes)
  const before = quizzes.sound
  const words = wordsIn(snapshot.brand.language)
  for (const problem of problems) log.warn({ problem: describeProblem(problem, words) }, "the games have a problem")
  if (problems.length === 0) quizzes.sound = overrides
  const isBroken = problems.length > 0 && before !== null && before !== overrides
  const decided = isBroken ? resolveQuizDays(before, tiles, () => {}) : days
  return createQuizSchedule({ tiles, overrides: decided, seed: puzzleSeed(config) })
}

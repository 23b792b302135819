import { AppError } from "@confetti/contract/app-error"
import { addDays, dayIn, daysBetween } from "@confetti/domain/games/puzzle-day"
import type { ReadContext } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { readPuzzle } from "./live-puzzles.ts"
import { quizzesOf } from "./live-quiz.ts"
import { findPuzzles } from "./puzzle-store.ts"
import type { QuizQuestion } from "./puzzles/puzzle.ts"
import { firstDay } from "./puzzles/puzzle-schedule.ts"
import type { QuizSchedule } from "./puzzles/quiz-schedule.ts"

/**
 * A tile's questions outside of quizzes, without those of current or upcoming quizzes, whose answers could be fished for. Throws
 * `tile/not-found`.
 */
export async function openQuestionsOf(id: string, context: ReadContext): Promise<QuizQuestion[]> {
  const tileId = await tileIdFor(context.db, context, id)
  if (tileId === null) throw new AppError("tile/not-found")
  return (await openQuestions(context))(tileId)
}

export async function openQuestions(context: ReadContext): Promise<(tileId: string) => QuizQuestion[]> {
  const quizzes = await quizzesOf(context.db, context)
  if (quizzes === null) return () => []
  const around = Map.groupBy(await quizzesAround(quizzes, context), ({ tileId }) => tileId)
  return (tileId) => {
    const played = around.get(tileId) ?? []
    // By text and place: new or removed questions shift the others.
    const isPlayed = ({ number, question }: QuizQuestion): boolean =>
      played.some((each) => each.number === number || each.question === question)
    const all = Array.from({ length: quizzes.countOf(tileId) }, (_, at) => quizzes.questionOf(tileId, at + 1))
    return all.flatMap((question) => (question && !isPlayed(question) ? [question] : []))
  }
}

export function questionOfDay(open: readonly QuizQuestion[], now: number): QuizQuestion | null {
  return open.at(daysBetween(firstDay, dayIn("UTC", now)) % open.length) ?? null
}

/** The quizzes that can be open anywhere: no zone is more than 14 hours from UTC. */
async function quizzesAround(quizzes: QuizSchedule, { db, now }: ReadContext): Promise<QuizQuestion[]> {
  const today = dayIn("UTC", now)
  const days = [-1, 0, 1].map((count) => addDays(today, count))
  const saved = await findPuzzles(db, "QUIZ_ME", days)
  const isServed = quizzes.isServed(now)
  return days.flatMap((day) => {
    const document = saved.get(day)
    if (document !== undefined) return readPuzzle(document, "QUIZ_ME").questions
    return isServed ? quizzes.puzzleOf(day, now).questions : []
  })
}

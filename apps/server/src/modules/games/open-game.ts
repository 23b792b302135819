import type { GameKind } from "@confetti/domain/games/game-kinds"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { puzzleOf, requireGame } from "./live-puzzles.ts"
import { quizOf, requireQuiz } from "./live-quiz.ts"
import type { Puzzle } from "./puzzles/puzzle.ts"

/** The puzzles of a game. Throws `game/switched-off` if it is off. */
export async function openGame(
  tx: Tx,
  game: GameKind,
  context: WriteContext,
): Promise<(day: string) => Promise<Puzzle>> {
  const { now } = context
  if (game === "QUIZ_ME") {
    const quizzes = await requireQuiz(tx, context)
    return (day) => quizOf(tx, quizzes, day, now)
  }
  const puzzles = await requireGame(context, game)
  return (day) => puzzleOf(tx, puzzles, { game, day, now })
}

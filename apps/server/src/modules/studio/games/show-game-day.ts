import { type ShownPuzzle, showGameDay } from "@confetti/contract/studio-games"
import { isPangram, wordPoints } from "@confetti/domain/games/baw"
import { type ReadContext, readCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { previewPuzzle, readPuzzle, requireGame } from "../../games/live-puzzles.ts"
import { requireQuiz } from "../../games/live-quiz.ts"
import { findPuzzle } from "../../games/puzzle-store.ts"
import type { Puzzle } from "../../games/puzzles/puzzle.ts"
import { mustBeAhead } from "./game-days.ts"

/** A puzzle with its answers. Logged before it is shown, as it spoils the game. */
export const showGameDayCallable = readCallable(showGameDay, async ({ day, game }, context) => {
  const { db, now, content } = context
  mustBeAhead(day, now)
  const puzzle = await puzzleOfDay(day, game, context)
  await addEditorAct(db, context, { callable: showGameDay.name, subject: `${day} ${game}` })
  return { puzzle: viewPuzzle(puzzle, (tileId) => content.current().byId.get(tileId)?.slug ?? tileId) }
})

async function puzzleOfDay(day: string, game: Puzzle["kind"], context: ReadContext): Promise<Puzzle> {
  const { db, now } = context
  if (game !== "QUIZ_ME") return previewPuzzle(db, await requireGame(context, game), game, day)
  const quizzes = await requireQuiz(db, context)
  const saved = await findPuzzle(db, game, day)
  return saved === null ? quizzes.puzzleOf(day, now) : readPuzzle(saved, game)
}

function viewPuzzle(puzzle: Puzzle, slugOf: (tileId: string) => string): ShownPuzzle {
  if (puzzle.kind === "WURD") return { game: "WURD", word: puzzle.word, line: puzzle.line }
  if (puzzle.kind === "QUIZ_ME") {
    const questions = puzzle.questions.map(({ tileId, ...question }) => ({ ...question, tile: slugOf(tileId) }))
    return { game: "QUIZ_ME", questions }
  }
  const { letters, required, words } = puzzle
  const points = words.reduce((sum, word) => sum + wordPoints(word), 0)
  const [pangrams, others] = [words.filter(isPangram), words.filter((word) => !isPangram(word))]
  return { game: "BAW", letters, required, words: others, pangrams, points }
}

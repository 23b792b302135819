import type { QuizAnswer } from "@confetti/domain/games/quiz-machine"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { countRight, type QuizRound } from "@confetti/domain/games/quiz-round"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { endPlay } from "./end-play.ts"
import type { QuizPuzzle } from "./puzzles/puzzle.ts"
import { type PlayRow, putPlay } from "./store.ts"

export function roundOf({ is_timed, shown_at, moves }: PlayRow): QuizRound {
  return { isTimed: is_timed, shownAt: shown_at?.getTime() ?? null, answers: moves.map(answerOf) }
}

function answerOf(move: string): QuizAnswer {
  return move === "NoTime" ? move : Number(move)
}

export async function putRound(
  tx: Tx,
  { play, puzzle, round }: { play: PlayRow; puzzle: QuizPuzzle; round: QuizRound },
  context: WriteContext,
): Promise<PlayRow> {
  const hasGoneOn = round.answers.length > play.moves.length || round.shownAt !== roundOf(play).shownAt
  if (!hasGoneOn) return play
  const after = {
    ...play,
    moves: round.answers.map(String),
    score: countRight(
      round.answers,
      puzzle.questions.map(({ right }) => right),
    ),
    shown_at: round.shownAt === null ? null : new Date(round.shownAt),
  }
  const put = round.answers.length === quizQuestions ? await endPlay(tx, after, "done", context) : after
  await putPlay(tx, put)
  return put
}

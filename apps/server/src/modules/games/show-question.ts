import { AppError } from "@confetti/contract/app-error"
import { showQuestion } from "@confetti/contract/games"
import { showQuizQuestion } from "@confetti/domain/games/quiz-round"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { quizOf, requireQuiz } from "./live-quiz.ts"
import { putRound, roundOf } from "./quiz-turn.ts"
import { showQuiz } from "./show-play.ts"
import { lockPlay } from "./take-turn.ts"

/** Shows the current question and starts its time on the server's clock. */
export const showQuestionCallable = writeCallable(showQuestion, async (tx, { day, at, installation }, context) => {
  const { now } = context
  const quizzes = await requireQuiz(tx, context)
  const { play, today } = await lockPlay(tx, { game: "QUIZ_ME", day, installation }, context)
  const puzzle = await quizOf(tx, quizzes, day, now)
  const decision = showQuizQuestion(roundOf(play), at, now)
  // The next call finds the question expired again and records it.
  if (!decision.ok) throw new AppError("game/moved-on")
  const after = await putRound(tx, { play, puzzle, round: decision.round }, context)
  return showQuiz(tx, { play: after, puzzle, today }, now)
})

import { AppError } from "@confetti/contract/app-error"
import { answerQuestion } from "@confetti/contract/games"
import { answerQuizQuestion } from "@confetti/domain/games/quiz-round"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { quizOf, requireQuiz } from "./live-quiz.ts"
import { putRound, roundOf } from "./quiz-turn.ts"
import { showQuiz } from "./show-play.ts"
import { lockPlay } from "./take-turn.ts"

/** Records an answer. The player is locked: the first of two devices counts. */
export const answerQuestionCallable = writeCallable(answerQuestion, async (tx, asked, context) => {
  const { day, installation } = asked
  const { now } = context
  const quizzes = await requireQuiz(tx, context)
  const { play, today } = await lockPlay(tx, { game: "QUIZ_ME", day, installation }, context)
  const puzzle = await quizOf(tx, quizzes, day, now)
  const decision = answerQuizQuestion(roundOf(play), asked, now)
  if (!decision.ok) throw new AppError("game/no-question")
  const after = await putRound(tx, { play, puzzle, round: decision.round }, context)
  return showQuiz(tx, { play: after, puzzle, today }, now)
})

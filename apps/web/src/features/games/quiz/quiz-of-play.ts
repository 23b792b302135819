import type { QuizPlay } from "@confetti/contract/games"
import { newQuiz, type QuizPhase, type QuizState } from "@confetti/domain/games/quiz-machine"

export function quizOfPlay({ answered, current, isTimed, questions, state }: QuizPlay): QuizState {
  const answers = answered.map(({ chosen }) => chosen ?? ("NoTime" as const))
  const fresh = { ...newQuiz(questions, isTimed), answers }
  if (state === "done") return { ...fresh, phase: "Pause", question: questions - 1, outcome: "complete" }
  if (current !== null) return { ...fresh, phase: "Delay", question: answers.length }
  return answers.length === 0 ? fresh : { ...fresh, phase: "Pause", question: answers.length - 1 }
}

export function isQuestionHere({ question, answers }: QuizState, play: QuizPlay | null): boolean {
  if (play === null) return false
  return answers.length > question || (play.current !== null && play.answered.length === question)
}

/** No question is shown in these, so an open one must not wait for them. */
const between: ReadonlySet<QuizPhase> = new Set(["Initiate", "Countdown", "NextQuestion"])

/**
 * Applies the server's state to the quiz. It changes only if another device continued it. `isWaiting`: an answer given here is not marked
 * yet.
 */
export function followPlay(quiz: QuizState, play: QuizPlay, isWaiting: boolean): QuizState {
  const ahead = play.answered.length - quiz.answers.length
  const isSame = ahead === 0 || (ahead === -1 && isWaiting)
  const isOpenAlready = isSame && play.current !== null && between.has(quiz.phase)
  if (isSame && !isOpenAlready) return { ...quiz, isTimed: play.isTimed, questions: play.questions }
  const there = quizOfPlay(play)
  return quiz.outcome === "quit" && there.outcome === null ? { ...there, outcome: "quit" } : there
}

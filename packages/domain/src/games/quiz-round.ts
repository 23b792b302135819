import { type QuizAnswer, quizQuestions, quizTimes } from "./quiz-machine.ts"

/** How long a question is open once it was shown, the locked moment at its start counted, in milliseconds. */
export const questionTimeMs = quizTimes.Delay + quizTimes.Running

/** How much later an answer may arrive: it was given in time and was on its way. */
export const networkGraceMs = 2000

export type QuizRound = {
  isTimed: boolean
  /** When the question that waits for its answer was shown; null between two, and at the end. */
  shownAt: number | null
  /** In order; as many as were answered or ran out of time. */
  answers: readonly QuizAnswer[]
}

export type QuizDecision<Reason> = { ok: true; round: QuizRound } | { ok: false; reason: Reason }

/** Records a question whose time is over. The same round where nothing is to be recorded. */
export function settleRound(round: QuizRound, now: number): QuizRound {
  const isOver = round.isTimed && round.shownAt !== null && now - round.shownAt > questionTimeMs + networkGraceMs
  return isOver ? answered(round, "NoTime") : round
}

/** Shows a question, which starts its time. One that was shown or answered before is as it is. */
export function showQuizQuestion(before: QuizRound, at: number, now: number): QuizDecision<"moved-on"> {
  const round = settleRound(before, now)
  if (at > round.answers.length) return { ok: false, reason: "moved-on" }
  const isNew = at === round.answers.length && at < quizQuestions && round.shownAt === null
  return { ok: true, round: isNew ? { ...round, shownAt: now } : round }
}

/** Takes an answer to the question that is shown; null, or too late, there was no time left. The first answer to a question stays. */
export function answerQuizQuestion(
  before: QuizRound,
  { at, option }: { at: number; option: number | null },
  now: number,
): QuizDecision<"no-question"> {
  const round = settleRound(before, now)
  if (at < round.answers.length) return { ok: true, round }
  if (at > round.answers.length || round.shownAt === null) return { ok: false, reason: "no-question" }
  return { ok: true, round: answered(round, option ?? "NoTime") }
}

/** What is left to answer in, in milliseconds; null where no question waits or no time runs. */
export function remainingTime({ isTimed, shownAt }: QuizRound, now: number): number | null {
  if (!isTimed || shownAt === null) return null
  return Math.min(questionTimeMs, Math.max(0, shownAt + questionTimeMs - now))
}

export function countRight(answers: readonly QuizAnswer[], right: readonly number[]): number {
  return answers.filter((answer, at) => answer === right[at]).length
}

function answered(round: QuizRound, answer: QuizAnswer): QuizRound {
  return { ...round, shownAt: null, answers: [...round.answers, answer] }
}

import { type QuizAnswer, quizQuestions, quizTimes } from "./quiz-machine.ts"

/** Milliseconds a question is open, including the locked start. */
export const questionTimeMs = quizTimes.Delay + quizTimes.Running

/** Milliseconds for an answer on its way. */
export const networkGraceMs = 2000

export type QuizRound = {
  isTimed: boolean
  /** When the current question was shown; null between two, and at the end. */
  shownAt: number | null
  /** In order: questions answered or timed out. */
  answers: readonly QuizAnswer[]
}

export type QuizDecision<Reason> = { ok: true; round: QuizRound } | { ok: false; reason: Reason }

/** Records a timed-out question. Returns the same round if there is none. */
export function settleRound(round: QuizRound, now: number): QuizRound {
  const isOver = round.isTimed && round.shownAt !== null && now - round.shownAt > questionTimeMs + networkGraceMs
  return isOver ? answered(round, "NoTime") : round
}

/** Shows a question and starts its time. Repeating it changes nothing. */
export function showQuizQuestion(before: QuizRound, at: number, now: number): QuizDecision<"moved-on"> {
  const round = settleRound(before, now)
  if (at > round.answers.length) return { ok: false, reason: "moved-on" }
  const isNew = at === round.answers.length && at < quizQuestions && round.shownAt === null
  return { ok: true, round: isNew ? { ...round, shownAt: now } : round }
}

/** Records an answer to the current question; null if time ran out. The first answer counts. */
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

/** Milliseconds left to answer; null without a question or a time limit. */
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

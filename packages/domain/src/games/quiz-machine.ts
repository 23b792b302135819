export const quizQuestions = 5
export const quizOptions = 4

/** Milliseconds of each phase. */
export const quizTimes = { Countdown: 3000, Delay: 500, Running: 15_000, NoTime: 1000, NextQuestion: 300 } as const

/** The specification's timer phases, and `Running` while an answer is awaited. */
export const quizPhases = ["Initiate", "Countdown", "Delay", "Running", "NoTime", "Pause", "NextQuestion"] as const

export type QuizPhase = (typeof quizPhases)[number]

/** `done`: all questions answered; `complete`: scored and paid by the server; `quit`: left early, can be resumed. */
export type QuizOutcome = "done" | "complete" | "quit"

export type QuizAnswer = number | "NoTime"

export type QuizState = {
  phase: QuizPhase
  outcome: QuizOutcome | null
  /** The number of the question, from 0. */
  question: number
  questions: number
  isTimed: boolean
  /** In order: questions answered or timed out. */
  answers: readonly QuizAnswer[]
}

export type QuizEvent =
  | { type: "begin" }
  | { type: "elapsed" }
  | { type: "answer"; option: number }
  | { type: "next" }
  | { type: "quit" }
  | { type: "resume" }
  | { type: "scored" }

export function newQuiz(questions: number, isTimed: boolean): QuizState {
  return { phase: "Initiate", outcome: null, question: 0, questions, isTimed, answers: [] }
}

/** The state after an event. Meaningless ones, such as a tap on a locked option, return the same state. */
export function nextQuiz(state: QuizState, event: QuizEvent): QuizState {
  if (state.outcome !== null) return afterEnd(state, event)
  if (event.type === "quit") return { ...state, outcome: "quit" }
  switch (state.phase) {
    case "Initiate":
      return event.type === "begin" ? { ...state, phase: "Countdown" } : state
    case "Countdown":
      return event.type === "elapsed" ? { ...state, phase: "Delay" } : state
    case "Delay":
      return event.type === "elapsed" ? { ...state, phase: "Running" } : state
    case "Running":
      return whileRunning(state, event)
    case "NoTime":
      return event.type === "elapsed" ? { ...state, phase: "Pause" } : state
    case "Pause":
      return event.type === "next" ? afterPause(state) : state
    case "NextQuestion":
      return event.type === "elapsed" ? { ...state, phase: "Delay", question: state.question + 1 } : state
  }
}

function whileRunning(state: QuizState, event: QuizEvent): QuizState {
  if (event.type === "answer" && isOption(event.option))
    return { ...state, phase: "Pause", answers: [...state.answers, event.option] }
  if (event.type === "elapsed" && state.isTimed)
    return { ...state, phase: "NoTime", answers: [...state.answers, "NoTime"] }
  return state
}

function afterPause(state: QuizState): QuizState {
  return state.question + 1 < state.questions ? { ...state, phase: "NextQuestion" } : { ...state, outcome: "done" }
}

/** A resumed quiz continues with the unanswered question, its options locked for a moment. */
function afterEnd(state: QuizState, event: QuizEvent): QuizState {
  if (state.outcome === "done" && event.type === "scored") return { ...state, outcome: "complete" }
  if (state.outcome !== "quit" || event.type !== "resume") return state
  const isAnswered = state.answers.length > state.question
  if (isAnswered) return { ...state, outcome: null, phase: "Pause" }
  return { ...state, outcome: null, phase: state.phase === "Initiate" ? "Initiate" : "Delay" }
}

function isOption(option: number): boolean {
  return Number.isInteger(option) && option >= 0 && option < quizOptions
}

/** Milliseconds of the phase; null if it waits for the player. */
export function phaseTime({ phase, outcome, isTimed }: QuizState): number | null {
  if (outcome !== null || phase === "Initiate" || phase === "Pause") return null
  return phase === "Running" && !isTimed ? null : quizTimes[phase]
}

export type QuizButton = "unclicked" | "clicked" | "correct" | "incorrect"

/** The state of an option's button. `correct` is null until the server has answered. */
export function quizButton(option: number, chosen: QuizAnswer | null, correct: number | null): QuizButton {
  if (correct === null) return option === chosen ? "clicked" : "unclicked"
  if (option === correct) return "correct"
  return option === chosen ? "incorrect" : "unclicked"
}

export type QuizDot = "unanswered" | "current" | "correct" | "incorrect"

export function quizDots({ question, questions, outcome }: QuizState, results: readonly boolean[]): QuizDot[] {
  return Array.from({ length: questions }, (_, at) => {
    const isRight = results[at]
    if (isRight !== undefined) return isRight ? "correct" : "incorrect"
    return at === question && outcome === null ? "current" : "unanswered"
  })
}

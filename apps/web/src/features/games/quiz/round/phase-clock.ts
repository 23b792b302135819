import { phaseTime, type QuizState } from "@confetti/domain/games/quiz-machine"

/**
 * Lets the time of a quiz's phases run, by the page's own steady clock: whatever the device takes the time to be, and however it is put,
 * what the server said is left is what is left.
 */
export function createPhaseClock(onElapsed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The phase whose time runs, and when it and the question end. */
  let running = ""
  let phaseEnd: number | null = null
  let questionEnd: number | null = null

  return {
    /** What is left of the question that is shown, in milliseconds; null where none is, or no time runs. */
    setQuestion: (left: number | null) => {
      questionEnd = left === null ? null : performance.now() + left
    },
    questionLeft: () => (questionEnd === null ? null : Math.max(0, questionEnd - performance.now())),
    /** Runs the phase's time, unless it runs already. `isHeld`: its question is not there yet. */
    follow: (quiz: QuizState, isHeld: boolean) => {
      clearTimeout(timer)
      const time = isHeld ? null : phaseTime(quiz)
      const phase = `${quiz.outcome} ${quiz.phase} ${quiz.question} ${isHeld}`
      if (phase !== running) phaseEnd = time === null ? null : performance.now() + time
      running = phase
      if (quiz.phase === "Running" && questionEnd !== null) phaseEnd = questionEnd
      if (time !== null && phaseEnd !== null) timer = setTimeout(onElapsed, Math.max(0, phaseEnd - performance.now()))
    },
    /** The phase begins anew when it is next followed. */
    stop: () => {
      clearTimeout(timer)
      running = ""
    },
  }
}

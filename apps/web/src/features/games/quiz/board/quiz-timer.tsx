import { quizTimes } from "@confetti/domain/games/quiz-machine"
import { useEffect, useState } from "react"

type Props = {
  /** In milliseconds, when the timer was made; `key` it by this. */
  timeLeft: number
  /** It stands still while the options are locked. */
  isRunning: boolean
}

const lastSeconds = 5

/** The time of a question: a bar that the browser drains by itself, and the seconds, which take its place where nothing moves. */
export function QuizTimer({ timeLeft, isRunning }: Props) {
  const seconds = useSecondsLeft(timeLeft, isRunning)
  const share = Math.min(1, timeLeft / quizTimes.Running)
  return (
    <div
      className="quiz-timer"
      data-running={isRunning || undefined}
      data-last={seconds <= lastSeconds || undefined}
      style={{ "--share": share, "--lasts": `${timeLeft}ms` }}
    >
      <i aria-hidden="true" />
      <b aria-hidden="true">{seconds}</b>
      <span className="unseen" role="status">
        {isRunning && seconds <= lastSeconds ? `${lastSeconds} seconds left` : ""}
      </span>
    </div>
  )
}

function useSecondsLeft(timeLeft: number, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(() => secondsOf(timeLeft))
  useEffect(() => {
    if (!isRunning) return
    const end = performance.now() + timeLeft
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = Math.max(0, end - performance.now())
      setSeconds(secondsOf(left))
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
    }
    timer = setTimeout(tick, timeLeft % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [timeLeft, isRunning])
  return seconds
}

function secondsOf(milliseconds: number): number {
  return Math.ceil(Math.min(milliseconds, quizTimes.Running) / 1000)
}

import { type QuizDot, quizTimes } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { IconButton } from "../../../ui/icon.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { useIsHeldUp } from "../turns.ts"
import type { OpenQuiz, QuizView } from "./open-quiz.ts"
import { QuizDots } from "./quiz-dots.tsx"
import { QuizQuestion } from "./quiz-question.tsx"

const lastSeconds = 5

type Props = { view: QuizView; actions: OpenQuiz; dots: readonly QuizDot[]; onTile: (slug: string) => void }

export function QuizBoard({ view, actions, dots, onTile }: Props) {
  const { quiz, play, timeLeft, waiting } = view
  const isHeld = useIsHeldUp(waiting !== null)
  const [isLeaving, setLeaving] = useState(false)
  const answered = play?.answered[quiz.question] ?? null
  const asked = answered ?? (play?.answered.length === quiz.question ? play.current : null)
  const number = quiz.question + 1
  const isRunning = quiz.phase === "Running"
  const hasTime = quiz.isTimed && timeLeft !== null && (isRunning || quiz.phase === "Delay")
  return (
    <div className="quiz-board flex flex-col" data-phase={quiz.phase}>
      <h1 className="unseen">QUIZ_ME</h1>
      <div className="quiz-head flex items-center justify-between">
        <QuizDots dots={dots} />
        <IconButton icon="close" label="Leave the quiz" onClick={() => setLeaving(true)} />
      </div>
      <div className="quiz-time">
        {hasTime && <QuizTimer key={`${isRunning} ${timeLeft}`} timeLeft={timeLeft} isRunning={isRunning} />}
      </div>
      {asked ? (
        <QuizQuestion
          key={quiz.question}
          {...{ quiz, asked, answered, isHeld }}
          isWaiting={waiting !== null}
          onAnswer={actions.answer}
          onNext={actions.next}
          onRetry={actions.retry}
          onTile={onTile}
        />
      ) : (
        <div className="quiz-ghost grid gap-3 mt-4" role="status" aria-label={`Loading question ${number}`}>
          <i className="quiz-ghost-line skeleton" />
          <i className="quiz-ghost-line skeleton" />
          <i className="quiz-ghost-line skeleton" />
        </div>
      )}
      {isLeaving && (
        <LeaveSheet
          isTimed={quiz.isTimed && quiz.phase !== "Pause"}
          onStay={() => setLeaving(false)}
          onLeave={actions.quit}
        />
      )}
    </div>
  )
}

type LeaveSheetProps = {
  isTimed: boolean
  onStay: () => void
  onLeave: () => void
}

function LeaveSheet({ isTimed, onStay, onLeave }: LeaveSheetProps) {
  return (
    <Sheet title="Leave the quiz?" onClose={onStay}>
      <div className="grid gap-3">
        <p className="mb-2 text-3">
          {t`Your answers are saved. You can continue later today.`}
          {isTimed && <span>{" The time for the open question keeps running."}</span>}
        </p>
        <Button kind="primary" onClick={onStay}>
          Keep playing
        </Button>
        <Button onClick={onLeave}>Leave for now</Button>
      </div>
    </Sheet>
  )
}

type QuizTimerProps = {
  /** Milliseconds when the timer was created; `key` it by this. */
  timeLeft: number
  isRunning: boolean
}

/** A question's time: a bar animated by CSS, and seconds, which replace it under reduced motion. */
function QuizTimer({ timeLeft, isRunning }: QuizTimerProps) {
  const seconds = useSecondsLeft(timeLeft, isRunning)
  const share = Math.min(1, timeLeft / quizTimes.Running)
  return (
    <div
      className="quiz-timer flex items-center gap-3 h-full ink-hue"
      data-running={isRunning || undefined}
      data-last={seconds <= lastSeconds || undefined}
      style={{ "--share": share, "--lasts": `${timeLeft}ms` }}
    >
      <i className="relative flex-1 overflow-hidden rounded-full surface-2" aria-hidden="true" />
      <b className="text-end" aria-hidden="true">
        {seconds}
        <span> s left</span>
      </b>
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

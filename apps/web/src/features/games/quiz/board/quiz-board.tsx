import type { QuizDot } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { IconButton } from "../../../../ui/icon.tsx"
import { Sheet } from "../../../../ui/sheet.tsx"
import type { OpenQuiz, QuizView } from "../round/open-quiz.ts"
import { QuizDots } from "./quiz-dots.tsx"
import { QuizQuestion } from "./quiz-question.tsx"
import { QuizTimer } from "./quiz-timer.tsx"

type Props = { view: QuizView; actions: OpenQuiz; dots: readonly QuizDot[]; onTile: (slug: string) => void }

/** A question on the table: how far one is, the time, and the answers. */
export function QuizBoard({ view, actions, dots, onTile }: Props) {
  const { quiz, play, timeLeft, waiting, isHeld } = view
  const [isLeaving, setLeaving] = useState(false)
  const answered = play?.answered[quiz.question] ?? null
  const asked = answered ?? (play?.answered.length === quiz.question ? play.current : null)
  const number = quiz.question + 1
  const isRunning = quiz.phase === "Running"
  const hasTime = quiz.isTimed && timeLeft !== null && (isRunning || quiz.phase === "Delay")
  return (
    <div className="quiz-board" data-phase={quiz.phase}>
      <h1 className="unseen">QUIZ_ME</h1>
      <div className="quiz-head">
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
        <div className="quiz-ghost" role="status" aria-label={`Fetching question ${number}`}>
          <i />
          <i />
          <i />
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
  /** A question is open, and its time goes on. */
  isTimed: boolean
  onStay: () => void
  onLeave: () => void
}

function LeaveSheet({ isTimed, onStay, onLeave }: LeaveSheetProps) {
  return (
    <Sheet title="Leave the quiz?" onClose={onStay}>
      <div className="quiz-leave">
        <p>
          {t`What you have answered is kept, and you can go on later today.`}
          {isTimed && <span>{" The clock of the open question does not stop."}</span>}
        </p>
        <button type="button" className="button primary" onClick={onStay}>
          Keep playing
        </button>
        <button type="button" className="button" onClick={onLeave}>
          Leave for now
        </button>
      </div>
    </Sheet>
  )
}

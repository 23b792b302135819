import type { QuizDot } from "@confetti/domain/games/quiz-machine"
import { useEffect, useRef } from "react"
import { QuizDots } from "./quiz-dots.tsx"

type Props = { answered: number; dots: readonly QuizDot[]; isPractice: boolean; onResume: () => void }

/** Left midway: what stays, and the way back in. */
export function QuizLeft({ answered, dots, isPractice, onResume }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className="quiz-start" aria-labelledby="quiz-left-title">
      <h1 id="quiz-left-title" ref={title} tabIndex={-1}>
        To be continued
      </h1>
      <QuizDots dots={dots} />
      <p className="quiz-about">
        {answered === 0 ? "Nothing is answered yet." : `${answered} of ${dots.length} answered, and kept.`}
        {!isPractice && <span>{" Finish it today for your point and your streak."}</span>}
      </p>
      <button type="button" className="button primary quiz-go" onClick={onResume}>
        Go on
      </button>
    </section>
  )
}

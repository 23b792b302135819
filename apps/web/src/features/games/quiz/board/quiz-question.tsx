import type { AnsweredQuestion, QuizPlay } from "@confetti/contract/games"
import { type QuizState, quizButton, quizTimes } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { QuizOptions } from "./quiz-options.tsx"
import { QuizVerdict } from "./quiz-verdict.tsx"
import { useQuizKeys } from "./use-quiz-keys.ts"
import { verdictOf } from "./verdict-words.ts"

type Props = {
  quiz: QuizState
  asked: NonNullable<QuizPlay["current"]> | AnsweredQuestion
  /** What there is to know once it was marked. */
  answered: AnsweredQuestion | null
  /** An answer is on its way, and whether it has to wait for a connection. */
  isWaiting: boolean
  isHeld: boolean
  onAnswer: (option: number) => void
  onNext: () => void
  onRetry: () => void
  onTile: (slug: string) => void
}

/** One question with its four answers, and what is right once it was answered. */
export function QuizQuestion({
  quiz,
  asked,
  answered: marked,
  isWaiting,
  isHeld,
  onAnswer,
  onNext,
  onRetry,
  onTile,
}: Props) {
  const box = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // That time is up is said first, and what is right after it.
  const answered = quiz.phase === "NoTime" ? null : marked
  const given = quiz.answers[quiz.question] ?? null
  const chosen = answered ? (answered.chosen ?? "NoTime") : given
  const isOpen = quiz.phase === "Running" && quiz.outcome === null
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: "nearest" })
  }, [])
  useQuizKeys(box, isOpen ? onAnswer : null)
  const number = quiz.question + 1
  const seconds = quizTimes.Running / 1000
  const place =
    quiz.isTimed && answered === null
      ? t`Question ${number} of ${quiz.questions}, ${seconds} seconds.`
      : t`Question ${number} of ${quiz.questions}.`
  return (
    <section className="quiz-question" data-held={isHeld || undefined} ref={box} aria-labelledby="quiz-question">
      <h2 id="quiz-question" ref={title} tabIndex={-1}>
        <span className="unseen">{place} </span>
        {asked.question}
      </h2>
      <QuizOptions
        options={asked.options}
        states={asked.options.map((_, option) => quizButton(option, chosen, answered?.right ?? null))}
        chosen={typeof chosen === "number" ? chosen : null}
        isLocked={!isOpen}
        onAnswer={onAnswer}
      />
      <QuizVerdict
        verdict={verdictOf({ answered, given, isWaiting, isHeld })}
        answered={answered}
        isLast={number === quiz.questions}
        onNext={onNext}
        onRetry={isHeld ? onRetry : null}
        onTile={onTile}
      />
    </section>
  )
}

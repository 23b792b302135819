import type { QuizDot } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { Icon } from "../../../ui/icon.tsx"

const words: Record<QuizDot, string> = {
  unanswered: t`to come`,
  current: t`now`,
  correct: t`right`,
  incorrect: t`wrong`,
}

/** A dot for each question with its result, distinct in shape and colour. */
export function QuizDots({ dots }: { dots: readonly QuizDot[] }) {
  const spoken = dots.map((dot, at) => `${at + 1} ${words[dot]}`).join(", ")
  return (
    <p className="quiz-dots flex gap-2">
      <span className="unseen">Questions: {spoken}.</span>
      {dots.map((dot, at) => (
        <i
          key={at}
          className="grid place-items-center rounded-full surface-3 ink-black"
          data-dot={dot}
          aria-hidden="true"
        >
          {dot === "correct" && <Icon name="check" />}
          {dot === "incorrect" && <Icon name="close" />}
        </i>
      ))}
    </p>
  )
}

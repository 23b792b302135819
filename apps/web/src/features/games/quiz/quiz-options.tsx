import type { QuizButton } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { Icon } from "../../../ui/icon.tsx"

const optionLetters = ["A", "B", "C", "D"] as const

type Props = {
  options: readonly string[]
  states: readonly QuizButton[]
  chosen: number | null
  isLocked: boolean
  onAnswer: (option: number) => void
}

const marks = {
  unclicked: "",
  clicked: t`your answer`,
  correct: t`right answer`,
  incorrect: t`your answer, wrong`,
}

/** The four answers, with their state in their names and shapes, not only in colours. */
export function QuizOptions({ options, states, chosen, isLocked, onAnswer }: Props) {
  return (
    <ul className="quiz-options grid gap-2" aria-label="Answers">
      {options.map((option, at) => {
        const state = states[at] ?? "unclicked"
        const mark = state === "correct" && at === chosen ? t`your answer, right` : marks[state]
        return (
          <li key={option} className="grid">
            <button
              type="button"
              className="quiz-option flex items-center gap-3 min-h-56 font-semibold text-start"
              data-state={state}
              aria-pressed={at === chosen}
              aria-disabled={isLocked || undefined}
              onClick={() => !isLocked && onAnswer(at)}
            >
              <i className="grid flex-none place-items-center" aria-hidden="true">
                {state === "correct" ? (
                  <Icon name="check" />
                ) : state === "incorrect" ? (
                  <Icon name="close" />
                ) : (
                  optionLetters[at]
                )}
              </i>
              <span>
                {option}
                <span className="unseen">{mark && `, ${mark}`}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

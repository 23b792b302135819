import type { AnsweredQuestion, QuizPlay } from "@confetti/contract/games"
import { quizButton, type QuizState, quizTimes } from "@confetti/domain/games/quiz-machine"
import { t } from "@confetti/domain/messages/t"
import { toEnd } from "@confetti/domain/messages/words-language"
import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { isDialogOpen } from "../../../ui/open-dialogs.ts"
import { QuizOptions } from "./quiz-options.tsx"
import { QuizVerdict, verdictOf } from "./quiz-verdict.tsx"

const optionKeys = ["a", "b", "c", "d"]

const stepsByKey: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -toEnd, down: 0 },
  ArrowRight: { across: toEnd, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}

type Props = {
  quiz: QuizState
  asked: NonNullable<QuizPlay["current"]> | AnsweredQuestion
  answered: AnsweredQuestion | null
  isWaiting: boolean
  isHeld: boolean
  onAnswer: (option: number) => void
  onNext: () => void
  onRetry: () => void
  onTile: (slug: string) => void
}

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
  // The end of time is announced first, then the right answer.
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
    <section
      className="quiz-question flex flex-1 flex-col gap-4 mt-3"
      data-held={isHeld || undefined}
      ref={box}
      aria-labelledby="quiz-question"
    >
      <h2 id="quiz-question" className="text-pretty" ref={title} tabIndex={-1}>
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

/**
 * Keys of a question: letters choose an answer, arrows move between them, and Enter is the browser's. Numbers belong to the tabs.
 * `onAnswer` is null while answers are locked.
 */
function useQuizKeys(box: RefObject<HTMLElement | null>, onAnswer: ((option: number) => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = box.current
    const isElsewhere = isDialogOpen() || !element || element.closest("[inert]") !== null
    if (isElsewhere || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    const option = optionKeys.indexOf(event.key.toLowerCase())
    if (option >= 0) onAnswer?.(option)
    const step = stepsByKey[event.key]
    if (step && walk(element, step)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
}

/** Moves the focus to the answer in a direction on the screen. True if there is one. */
function walk(box: HTMLElement, { across, down }: { across: number; down: number }): boolean {
  const buttons = [...box.querySelectorAll<HTMLElement>(".quiz-option")]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const columns = buttons[1] && buttons[0]?.offsetTop === buttons[1].offsetTop ? 2 : 1
  const step = columns === 1 ? across + down : across + 2 * down
  const next = buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : at + step]
  next?.focus()
  return next !== undefined
}

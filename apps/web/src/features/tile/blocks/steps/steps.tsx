import type { FencedBlock } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { toEnd } from "@confetti/domain/messages/words-language"
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from "react"
import { IconButton } from "../../../../ui/icon.tsx"
import "./steps.css"

const stepsByKey: Record<string, number> = { ArrowLeft: -toEnd, ArrowRight: toEnd, Home: 0, End: 0 }

type Props = {
  block: Extract<FencedBlock, { type: "map" | "diagram" }>
  items: readonly { label: string; text: string }[]
  /** Button labels: "Previous step", "Next step". */
  previous: string
  next: string
  draw: (at: number, onStep: (at: number) => void) => ReactNode
}

/** A drawing explained step by step. All lines can always be read: as a list by screen readers, and by everyone without script. */
export function Steps({ block: { title, words }, items, previous, next, draw }: Props) {
  const id = useId()
  const { at, hasMoved, onStep, onKeyDown } = useSteps(items.length)
  const item = items[at]
  const number = at + 1
  return (
    // Touching it neither opens nor holds the tile.
    <figure aria-labelledby={id} onClick={stop} onPointerDown={stop} onKeyDown={onKeyDown}>
      <figcaption className="block-title" id={id}>
        {title}
      </figcaption>
      <div className="steps-drawing block-edge overflow-hidden mt-4 rounded-card" role="img" aria-label={words}>
        {draw(at, onStep)}
      </div>
      <ol className="step-list mt-4">
        {items.map(({ label, text }, order) => (
          <li
            key={label}
            className="block-note"
            data-current={order === at || undefined}
            aria-current={order === at ? "step" : undefined}
            data-number={order + 1}
          >
            <b className="grid ink-hue">{label}</b> {text}
          </li>
        ))}
      </ol>
      {items.length > 1 && <StepButtons previous={previous} next={next} at={at} count={items.length} onStep={onStep} />}
      <p className="unseen" role="status">
        {hasMoved && item && t`${number} of ${items.length}: ${item.label}. ${item.text}`.trim()}
      </p>
    </figure>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

function useSteps(count: number): {
  at: number
  /** Whether a step was made: before that nothing is announced. */
  hasMoved: boolean
  onStep: (at: number) => void
  onKeyDown: (event: KeyboardEvent) => void
} {
  const [at, setAt] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const onStep = (to: number) => {
    if (to < 0 || to >= count) return
    setAt(to)
    setMoved(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepsByKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onStep(event.key === "Home" ? 0 : event.key === "End" ? count - 1 : at + step)
  }
  return { at, hasMoved, onStep, onKeyDown }
}

type StepButtonsProps = {
  previous: string
  next: string
  at: number
  count: number
  onStep: (at: number) => void
}

/** Previous and next. At an end the button stays, so that the focus does too. */
function StepButtons({ previous, next, at, count, onStep }: StepButtonsProps) {
  return (
    <div className="step-buttons items-center justify-center gap-5 mt-2 text-2 tabular-nums">
      <IconButton icon="back" label={previous} aria-disabled={at === 0 || undefined} onClick={() => onStep(at - 1)} />
      <span aria-hidden="true">
        {at + 1} / {count}
      </span>
      <IconButton
        icon="forward"
        label={next}
        aria-disabled={at === count - 1 || undefined}
        onClick={() => onStep(at + 1)}
      />
    </div>
  )
}

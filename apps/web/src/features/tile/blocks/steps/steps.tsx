import type { FencedBlock } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, type SyntheticEvent, useId } from "react"
import { StepButtons } from "./step-buttons.tsx"
import { useSteps } from "./use-steps.ts"
import "./steps.css"

type Props = {
  block: Extract<FencedBlock, { type: "map" | "diagram" }>
  items: readonly { label: string; text: string }[]
  /** What the buttons say: "Previous step", "Next step". */
  previous: string
  next: string
  /** The drawing at a step; a finger on it may choose one. */
  draw: (at: number, onStep: (at: number) => void) => ReactNode
}

/**
 * A drawing whose parts are gone through one at a time, each with a line of words. All lines are there to be read at any time: by a screen reader
 * as one list, and without script by everybody.
 */
export function Steps({ block: { title, words }, items, previous, next, draw }: Props) {
  const id = useId()
  const { at, hasMoved, onStep, onKeyDown } = useSteps(items.length)
  const item = items[at]
  const number = at + 1
  return (
    // A finger on it neither opens the tile nor holds it.
    <figure className="steps" aria-labelledby={id} onClick={stop} onPointerDown={stop} onKeyDown={onKeyDown}>
      <figcaption className="block-title" id={id}>
        {title}
      </figcaption>
      <div className="steps-drawing" role="img" aria-label={words}>
        {draw(at, onStep)}
      </div>
      <ol className="step-list">
        {items.map(({ label, text }, order) => (
          <li
            key={label}
            data-current={order === at || undefined}
            aria-current={order === at ? "step" : undefined}
            data-number={order + 1}
          >
            <b>{label}</b> {text}
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

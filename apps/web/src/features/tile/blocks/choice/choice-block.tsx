import type { FencedBlock } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { type MouseEvent, useId, useState } from "react"
import { vibrate } from "../../../../platform/haptics.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { burstAt } from "../burst-at.ts"
import "./choice-block.css"

const letters = ["A", "B", "C", "D"] as const

type Props = { block: Extract<FencedBlock, { type: "choice" }> }

export function ChoiceBlock({ block: { question, options, right, why } }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (option: string, { currentTarget }: MouseEvent) => {
    if (chosen !== null) return
    setChosen(option)
    vibrate(option === right ? "marked" : "refused")
    if (option === right) burstAt(currentTarget)
  }
  return (
    <div role="group" aria-labelledby={id}>
      <p className="block-title" id={id}>
        {question}
      </p>
      <ul className="choice-options block-list mt-4">
        {options.map((option, at) => {
          const state = chosen === null ? "open" : stateOf(option, chosen, right)
          return (
            <li key={option}>
              <button
                type="button"
                className="block-edge flex items-center gap-3 w-full text-3 font-semibold text-start"
                data-state={state}
                aria-pressed={option === chosen}
                aria-disabled={chosen !== null || undefined}
                onClick={(event) => choose(option, event)}
              >
                <i className="grid flex-none place-items-center aspect-square" aria-hidden="true">
                  {state === "right" ? <Icon name="check" /> : state === "wrong" ? <Icon name="close" /> : letters[at]}
                </i>
                <span>
                  {option}
                  <span className="unseen">{marks[state] && `, ${marks[state]}`}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="block-verdict" role="status">
        {chosen !== null && (
          <p>
            <b className="ink-hue">{chosen === right ? "Right." : "Not quite."}</b> {why}
          </p>
        )}
      </div>
    </div>
  )
}

const marks = { open: "", right: t`right answer`, wrong: t`your answer, wrong`, other: "" }

function stateOf(option: string, chosen: string, right: string): keyof typeof marks {
  if (option === right) return "right"
  return option === chosen ? "wrong" : "other"
}

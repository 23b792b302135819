import type { FencedBlock } from "@confetti/contract/fenced-block"
import { scrollScale } from "@confetti/domain/tile/scroll-scale"
import { type KeyboardEvent, type SyntheticEvent, useId, useMemo, useState } from "react"
import { useNumberText } from "../use-number-text.ts"
import "./scroll-block.css"

type Props = { block: Extract<FencedBlock, { type: "scroll" }> }

export function ScrollBlock({ block: { title, unit, items } }: Props) {
  const id = useId()
  const numberText = useNumberText()
  const scale = useMemo(() => scrollScale(items.map(({ value }) => value)), [items])
  const [value, setValue] = useState(() => scale.valueAt(0))
  return (
    // Touching it neither opens nor holds the tile.
    <figure className="scroll relative" onClick={stop} onPointerDown={stop}>
      <figcaption className="block-title" id={id}>
        {title}
      </figcaption>
      <div
        className="scroll-window block-edge mt-4 rounded-card"
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        onKeyDown={keepMoves}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setValue(scale.valueAt(scrollTop / (scrollHeight - clientHeight || 1)))
        }
      >
        <p className="scroll-gauge pointer-events-none" aria-hidden="true">
          <b className="block-edge absolute px-3 py-1 rounded-full on-hue">{numberText(value, unit)}</b>
        </p>
        <ol className="scroll-track relative" style={{ "--length": scale.length }}>
          {items.map((item, at) => (
            <li key={item.label} className="text-2" style={{ "--place": scale.places[at] }}>
              <small className="grid text-1 tabular-nums">{numberText(item.value, unit)}</small>{" "}
              <b className="grid">{item.label}</b> {item.text}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

const moves = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "])

/** Arrows scroll the scale instead of moving to the next tile. */
function keepMoves(event: KeyboardEvent) {
  if (moves.has(event.key)) event.stopPropagation()
}

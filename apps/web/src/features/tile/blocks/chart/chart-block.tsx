import type { FencedBlock } from "@confetti/contract/fenced-block"
import { useNumberText } from "../use-number-text.ts"
import { ChartLine } from "./chart-line.tsx"
import { ChartRows } from "./chart-rows.tsx"
import { ChartSquares } from "./chart-squares.tsx"
import "./chart-block.css"

type Chart = Extract<FencedBlock, { type: "chart" }>

/** Numbers as a drawing of ours. Who does not see it has its description, and the numbers. */
export function ChartBlock({ block: { kind, title, unit, words, items, highlight } }: { block: Chart }) {
  const numberText = useNumberText()
  const textOf = (value: number) => numberText(value, unit)
  const drawing = { items, highlight, textOf }
  return (
    <figure className="chart">
      <figcaption className="block-title">{title}</figcaption>
      <div role="img" aria-label={words}>
        {kind === "line" ? (
          <ChartLine {...drawing} />
        ) : kind === "squares" ? (
          <ChartSquares {...drawing} />
        ) : (
          <ChartRows kind={kind} {...drawing} />
        )}
      </div>
      <p className="unseen">{items.map(({ label, value }) => `${label}: ${textOf(value)}`).join("; ")}</p>
    </figure>
  )
}

import type { FencedBlock } from "@confetti/contract/fenced-block"
import { chartScale } from "@confetti/domain/tile/chart-scale"
import { unitSquares } from "@confetti/domain/tile/unit-squares"
import { useNumberText } from "../use-number-text.ts"
import { ChartLine } from "./chart-line.tsx"
import type { DrawingProps } from "./drawing-props.ts"
import "./chart-block.css"

/** Squares on each side of the grid: one for each percent. */
const gridSide = 10

/** Labels as short as this stand beside their bars, in letters; longer ones above them. */
const shortLabel = 5

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

/** A row for each item: its label, its value as text, and a bar as long or a dot as far. */
function ChartRows({ kind, items, highlight, textOf }: DrawingProps & { kind: "bars" | "dots" }) {
  const { shareOf } = chartScale(
    items.map(({ value }) => value),
    { fromZero: kind === "bars" },
  )
  const isShort = kind === "bars" && items.every(({ label }) => label.length <= shortLabel)
  return (
    <div
      className="chart-rows"
      data-kind={kind}
      data-short={isShort || undefined}
      data-lit={highlight !== null || undefined}
    >
      {items.map(({ label, value }) => (
        <div key={label} data-highlight={label === highlight || undefined} style={{ "--share": shareOf(value) }}>
          <span>{label}</span>
          <i />
          <b>{textOf(value)}</b>
        </div>
      ))}
    </div>
  )
}

/** A hundred squares, of which each item has its share; what is left over is empty. */
function ChartSquares({ items, highlight, textOf }: DrawingProps) {
  const counts = unitSquares(items.map(({ value }) => value))
  const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
  const taken = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="chart-squares" data-lit={highlight !== null || undefined}>
      <svg viewBox="0 0 109 109" aria-hidden="true">
        {counts.map((count, at) => (
          <path key={items[at]?.label} data-tone={at} d={squares(starts[at] ?? 0, count)} />
        ))}
        <path d={squares(taken, gridSide * gridSide - taken)} />
      </svg>
      <div className="chart-key">
        {items.map(({ label, value }, at) => (
          <p key={label} data-highlight={label === highlight || undefined}>
            <i data-tone={at} />
            <b>{textOf(value)}</b>
            <span>{label}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** So many squares from this one on, row by row. */
function squares(first: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const place = first + at
    return `M${(place % gridSide) * 11 + 1} ${Math.floor(place / gridSide) * 11 + 1}h8v8h-8z`
  }).join("")
}

import { chartScale } from "@confetti/domain/tile/chart-scale"
import type { DrawingProps } from "./drawing-props.ts"

/** Labels as short as this stand beside their bars, in letters; longer ones above them. */
const short = 5

/** A row for each item: its label, its value as text, and a bar as long or a dot as far. */
export function ChartRows({ kind, items, highlight, textOf }: DrawingProps & { kind: "bars" | "dots" }) {
  const { shareOf } = chartScale(
    items.map(({ value }) => value),
    { fromZero: kind === "bars" },
  )
  const isShort = kind === "bars" && items.every(({ label }) => label.length <= short)
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

import { unitSquares } from "@confetti/domain/tile/unit-squares"
import type { DrawingProps } from "./drawing-props.ts"

const side = 10

/** A hundred squares, of which each item has its share; what is left over is empty. */
export function ChartSquares({ items, highlight, textOf }: DrawingProps) {
  const counts = unitSquares(items.map(({ value }) => value))
  const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
  const taken = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="chart-squares" data-lit={highlight !== null || undefined}>
      <svg viewBox="0 0 109 109" aria-hidden="true">
        {counts.map((count, at) => (
          <path key={items[at]?.label} data-tone={at} d={squares(starts[at] ?? 0, count)} />
        ))}
        <path d={squares(taken, side * side - taken)} />
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
    return `M${(place % side) * 11 + 1} ${Math.floor(place / side) * 11 + 1}h8v8h-8z`
  }).join("")
}

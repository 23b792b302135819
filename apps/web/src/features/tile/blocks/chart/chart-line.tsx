import { chartScale } from "@confetti/domain/tile/chart-scale"
import type { DrawingProps } from "./drawing-props.ts"

/** So many letters fit side by side on a small phone with large text: more values are not written at their points. */
const mostLetters = 20

/** A line through all items in their order, evenly apart. Its ends and the item it is about are named. */
export function ChartLine({ items, highlight, textOf }: DrawingProps) {
  const { shareOf } = chartScale(
    items.map(({ value }) => value),
    { fromZero: false },
  )
  const points = items.map(({ label, value }, at) => {
    const before = items[at - 1]?.value ?? Number.POSITIVE_INFINITY
    const after = items[at + 1]?.value ?? Number.POSITIVE_INFINITY
    return {
      label,
      value,
      x: (at / (items.length - 1)) * 100,
      y: (1 - shareOf(value)) * 100,
      // In a valley the line is above.
      isLow: value < before && value < after,
    }
  })
  const texts = items.map(({ value }) => textOf(value))
  const areWritten = Math.max(...texts.map(({ length }) => length)) * items.length <= mostLetters
  const lit = points.find(({ label }) => label === highlight)
  const path = points.map(({ x, y }) => `${x} ${y}`).join("L")
  return (
    <div className="chart-line">
      {lit && !areWritten && (
        <p className="chart-lit">
          <b>{textOf(lit.value)}</b> {lit.label}
        </p>
      )}
      <div className="chart-plot" data-written={areWritten || undefined}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="chart-area" d={`M0 100L${path}L100 100z`} />
          <path className="chart-stroke" d={`M${path}`} />
        </svg>
        {points.map(({ label, x, y, isLow }, at) => (
          <i
            key={label}
            data-highlight={label === highlight || undefined}
            data-low={isLow || undefined}
            style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
          >
            {areWritten && <b>{texts[at]}</b>}
          </i>
        ))}
      </div>
      <div className="chart-ends">
        {[points[0], points.at(-1)].map(
          (point) =>
            point && (
              <span key={point.label}>
                {point.label}
                {!areWritten && <b>{textOf(point.value)}</b>}
              </span>
            ),
        )}
      </div>
    </div>
  )
}

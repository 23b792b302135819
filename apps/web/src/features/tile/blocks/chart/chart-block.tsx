import type { FencedBlock } from "@confetti/contract/fenced-block"
import { chartScale } from "@confetti/domain/tile/chart-scale"
import { unitSquares } from "@confetti/domain/tile/unit-squares"
import { useNumberText } from "../use-number-text.ts"
import "./chart-block.css"

/** Letters that fit side by side on a small phone with large text: longer values are not labelled. */
const mostLetters = 20

const gridSide = 10

/** Letters of labels that fit beside their bars; longer ones go above. */
const shortLabel = 5

type Chart = Extract<FencedBlock, { type: "chart" }>

export function ChartBlock({ block: { kind, title, unit, words, items, highlight } }: { block: Chart }) {
  const numberText = useNumberText()
  const textOf = (value: number) => numberText(value, unit)
  const drawing = { items, highlight, textOf }
  return (
    <figure className="chart">
      <figcaption className="block-title">{title}</figcaption>
      <div className="mt-4" role="img" aria-label={words}>
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

function ChartRows({ kind, items, highlight, textOf }: DrawingProps & { kind: "bars" | "dots" }) {
  const { shareOf } = chartScale(
    items.map(({ value }) => value),
    { fromZero: kind === "bars" },
  )
  const isShort = kind === "bars" && items.every(({ label }) => label.length <= shortLabel)
  return (
    <div
      className={`chart-rows grid text-2 ${isShort ? "gap-2-3" : "gap-3"}`}
      data-kind={kind}
      data-short={isShort || undefined}
      data-lit={highlight !== null || undefined}
    >
      {items.map(({ label, value }) => (
        <div key={label} data-highlight={label === highlight || undefined} style={{ "--share": shareOf(value) }}>
          <span className="wrap-anywhere">{label}</span>
          <i className={kind === "bars" ? "chart-bar" : "chart-dot relative"} />
          <b className="text-end tabular-nums">{textOf(value)}</b>
        </div>
      ))}
    </div>
  )
}

function ChartSquares({ items, highlight, textOf }: DrawingProps) {
  const counts = unitSquares(items.map(({ value }) => value))
  const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
  const taken = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="chart-squares grid gap-4" data-lit={highlight !== null || undefined}>
      <svg viewBox="0 0 109 109" aria-hidden="true">
        {counts.map((count, at) => (
          <path key={items[at]?.label} data-tone={at} d={squares(starts[at] ?? 0, count)} />
        ))}
        <path d={squares(taken, gridSide * gridSide - taken)} />
      </svg>
      <div className="chart-key grid gap-3 text-2">
        {items.map(({ label, value }, at) => (
          <p key={label} className="grid cols-start items-center" data-highlight={label === highlight || undefined}>
            <i className="aspect-square" data-tone={at} />
            <b className="chart-value">{textOf(value)}</b>
            <span className="ink-2">{label}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

function squares(first: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const place = first + at
    return `M${(place % gridSide) * 11 + 1} ${Math.floor(place / gridSide) * 11 + 1}h8v8h-8z`
  }).join("")
}

function ChartLine({ items, highlight, textOf }: DrawingProps) {
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
        <p className="flex items-baseline flex-wrap text-2">
          <b className="chart-value ink-hue">{textOf(lit.value)}</b> {lit.label}
        </p>
      )}
      <div className="chart-plot relative" data-written={areWritten || undefined}>
        <svg className="w-full h-full" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="chart-area" d={`M0 100L${path}L100 100z`} />
          <path className="chart-stroke block-line" d={`M${path}`} />
        </svg>
        {points.map(({ label, x, y, isLow }, at) => (
          <i
            key={label}
            className="absolute aspect-square rounded-full"
            data-highlight={label === highlight || undefined}
            data-low={isLow || undefined}
            style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
          >
            {areWritten && <b className="absolute text-1 tabular-nums">{texts[at]}</b>}
          </i>
        ))}
      </div>
      <div className="flex justify-between gap-4 ink-2 text-1">
        {[points[0], points.at(-1)].map(
          (point, at) =>
            point && (
              <span key={point.label} className={at > 0 ? "text-end" : undefined}>
                {point.label}
                {!areWritten && <b className="grid text-end ink-1 tabular-nums">{textOf(point.value)}</b>}
              </span>
            ),
        )}
      </div>
    </div>
  )
}

type DrawingPropsChart = Extract<FencedBlock, { type: "chart" }>

type DrawingProps = Pick<DrawingPropsChart, "items" | "highlight"> & {
  textOf: (value: number) => string
}

import { useId } from "react"
import { dayText } from "./shown-count.ts"

type Props = {
  title: string
  days: readonly string[]
  values: readonly number[]
  /** Of as many days before, drawn behind. */
  before: readonly number[]
  language: string
}

const width = 640
const height = 180
const foot = 22

/** A figure by day as a line, over the line of the days before. What it shows stands in the table behind it too. */
export function LineChart({ title, days, values, before, language }: Props) {
  const id = useId()
  const most = Math.max(5, ...values, ...before)
  const total = values.reduce((sum, each) => sum + each, 0)
  const peak = Math.max(...values, 0)
  const about = `${days.length} days from ${dayText(days[0] ?? "", language)} to ${dayText(days.at(-1) ?? "", language)}: ${total.toLocaleString(language)} in all, ${peak.toLocaleString(language)} on the highest day.`
  const x = (at: number) => (days.length === 1 ? width / 2 : (at / (days.length - 1)) * width)
  const y = (value: number) => 8 + (1 - value / most) * (height - foot - 12)
  const line = (points: readonly number[]) =>
    points.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")
  return (
    <svg className="insight-line" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{about}</desc>
      {[0, 0.5, 1].map((share) => (
        <line key={share} className="insight-grid" x1={0} x2={width} y1={y(most * share)} y2={y(most * share)} />
      ))}
      <text x={2} y={y(most) + 14}>
        {most.toLocaleString(language)}
      </text>
      {days.length > 1 && <polyline className="insight-before" points={line(before)} />}
      {days.length > 1 && <polygon className="insight-area" points={`0,${y(0)} ${line(values)} ${width},${y(0)}`} />}
      {days.length > 1 && <polyline className="insight-now" points={line(values)} />}
      {days.length <= 31 &&
        values.map((value, at) => (
          <circle key={days[at]} className="insight-dot" cx={x(at)} cy={y(value)} r={3}>
            <title>{`${dayText(days[at] ?? "", language)}: ${value.toLocaleString(language)}`}</title>
          </circle>
        ))}
      <text x={2} y={height - 4}>
        {dayText(days[0] ?? "", language)}
      </text>
      {days.length > 1 && (
        <text x={width - 2} y={height - 4} textAnchor="end">
          {dayText(days.at(-1) ?? "", language)}
        </text>
      )}
    </svg>
  )
}

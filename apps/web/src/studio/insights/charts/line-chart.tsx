import { plural } from "@confetti/domain/messages/plural"
import { useId } from "react"
import { dayText, shownCount } from "./shown-count.ts"

type Props = {
  title: string
  days: readonly string[]
  values: readonly number[]
  /** The days before, drawn behind; empty without a comparison. */
  before: readonly number[]
  language: string
}

/** Stretched to the available width, with constant line widths. */
const width = 1000
const height = 100

/** More dots would overlap. */
const mostDots = 31

export function LineChart({ title, days, values, before, language }: Props) {
  const id = useId()
  if (days.length === 1)
    return (
      <p className="studio-hint">
        {shownCount(values[0] ?? 0, language)} on {dayText(days[0] ?? "", language)}. A line needs at least two days.
      </p>
    )
  const most = Math.max(5, ...values, ...before)
  const x = (at: number) => (at / (days.length - 1)) * width
  const y = (value: number) => (1 - value / most) * height
  const line = (points: readonly number[]) =>
    points.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")
  return (
    <div className="insight-line mt-3" role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
      <div className="unseen">
        <span id={`${id}t`}>{title}</span>
        <span id={`${id}d`}>{aboutOf(days, values, language)}</span>
      </div>
      <p aria-hidden="true">{most.toLocaleString(language)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <line key={share} className="insight-grid" x1={0} x2={width} y1={y(most * share)} y2={y(most * share)} />
        ))}
        {before.length > 1 && <polyline className="insight-before" points={line(before)} />}
        <polygon className="insight-area" points={`0,${height} ${line(values)} ${width},${height}`} />
        <polyline className="insight-now" points={line(values)} />
        {/* A line without length is a dot that no stretching makes an egg of. */}
        {days.length <= mostDots &&
          values.map((value, at) => <path key={days[at]} className="insight-dot" d={`M${x(at)} ${y(value)}h0`} />)}
      </svg>
      <p aria-hidden="true">
        <span>{dayText(days[0] ?? "", language)}</span>
        <span>{dayText(days.at(-1) ?? "", language)}</span>
      </p>
    </div>
  )
}

function aboutOf(days: readonly string[], values: readonly number[], language: string): string {
  const total = values.reduce((sum, each) => sum + each, 0).toLocaleString(language)
  const peak = Math.max(...values, 0)
  const highest = peak.toLocaleString(language)
  const day = dayText(days[values.indexOf(peak)] ?? "", language)
  return plural(days.length, { other: `# days, ${total} in all. The highest is ${highest}, on ${day}.` }, language)
}

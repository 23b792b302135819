import { inHue } from "../tile/index.ts"
import "./today-ring.css"

type Props = {
  segments: readonly { hue: number | undefined; isRead: boolean }[]
  middle?: string
}

const radius = 17
const around = 2 * Math.PI * radius

export function TodayRing({ segments, middle }: Props) {
  const isLarge = middle !== undefined
  const share = around / segments.length
  // Gap between arcs, with their round ends.
  const gap = segments.length === 1 ? 0 : isLarge ? 4 : 4.8
  const isDone = segments.every(({ isRead }) => isRead)
  return (
    <svg
      className={`${isLarge ? "today-ring-large" : "today-ring absolute"} pointer-events-none`}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {segments.map(({ hue, isRead }, at) => (
        <circle
          key={at}
          {...inHue(hue, "today-arc")}
          data-read={isRead || undefined}
          cx="20"
          cy="20"
          r={radius}
          strokeDasharray={`${Math.max(0.1, share - gap)} ${around}`}
          strokeDashoffset={-(at * share + gap / 2)}
        />
      ))}
      {isDone ? <Check isLarge={isLarge} /> : isLarge && <Middle text={middle} />}
    </svg>
  )
}

function Check({ isLarge }: { isLarge: boolean }) {
  if (isLarge) return <path className="today-check" d="m12.500 20.600 5.200 5.200 10-10.800" />
  return (
    <g className="today-badge">
      <circle cx="32.500" cy="32" r="7.500" />
      <path d="m29 32.200 2.500 2.500 4.500-4.900" />
    </g>
  )
}

function Middle({ text }: { text: string }) {
  return (
    <text className="today-middle" x="20" y="20" textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
  )
}

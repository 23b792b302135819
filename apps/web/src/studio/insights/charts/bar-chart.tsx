import { useId } from "react"

export type Bar = { label: string; value: number; before: number; text: string }

/** Figures side by side as bars that lie, each over a thin one of the days before. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId()
  const most = Math.max(5, ...bars.flatMap(({ value, before }) => [value, before]))
  const row = 40
  return (
    <svg className="insight-bars" viewBox={`0 0 480 ${bars.length * row}`} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{bars.map(({ label, text }) => `${label}: ${text}`).join("; ")}</desc>
      {bars.map(({ label, value, before, text }, at) => (
        <g key={label} transform={`translate(0 ${at * row})`}>
          <text x={0} y={14}>
            {label}
          </text>
          <text x={480} y={14} textAnchor="end">
            {text}
          </text>
          <rect className="insight-track" x={0} y={20} width={480} height={12} rx={6} />
          <rect className="insight-bar" x={0} y={20} width={(value / most) * 480} height={12} rx={6} />
          <rect className="insight-mark" x={Math.max(0, (before / most) * 480 - 1)} y={17} width={2} height={18} />
        </g>
      ))}
    </svg>
  )
}

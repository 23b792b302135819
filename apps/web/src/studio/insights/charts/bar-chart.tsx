import { useId } from "react"

export type Bar = { label: string; value: number; before: number; text: string }

const width = 1000

export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId()
  const most = Math.max(5, ...bars.flatMap(({ value, before }) => [value, before]))
  return (
    <div className="insight-bars grid gap-3 mt-3" role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
      <div className="unseen">
        <span id={`${id}t`}>{title}</span>
        <span id={`${id}d`}>{bars.map(({ label, text }) => `${label}: ${text}`).join("; ")}</span>
      </div>
      {bars.map(({ label, value, before, text }) => (
        <div key={label} aria-hidden="true">
          <p>
            <span>{label}</span>
            <span>{text}</span>
          </p>
          <svg viewBox={`0 0 ${width} 20`} preserveAspectRatio="none">
            <rect className="insight-track" y={4} width={width} height={12} />
            <rect className="insight-bar" y={4} width={(value / most) * width} height={12} />
            {before > 0 && (
              <path className="insight-mark" d={`M${Math.min(width - 2, (before / most) * width)} 0v20`} />
            )}
          </svg>
        </div>
      ))}
    </div>
  )
}

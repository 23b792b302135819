import { percentOf } from "./upload-view.ts"

type Props = { label: string; sent: number; size: number; isMoving: boolean }

/** How much of a file has arrived. */
export function ProgressBar({ label, sent, size, isMoving }: Props) {
  const percent = percentOf(sent, size)
  return (
    <div
      className="upload-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-moving={isMoving || undefined}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}

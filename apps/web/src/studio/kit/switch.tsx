import type { ReactNode } from "react"
import "../../ui/switch.css"

type Props = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  "aria-label"?: string
  children?: ReactNode
}

export function Switch({ isOn, onChange, children, "aria-label": label }: Props) {
  return (
    <label className="studio-switch inline-flex items-center gap-3 min-h-44 ink-2 text-1">
      {children}
      <input
        className="switch"
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}

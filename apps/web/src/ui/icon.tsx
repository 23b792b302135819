import type { ComponentProps } from "react"
import type { CountText } from "./count-text.ts"
import type { iconPaths } from "./icon-paths.ts"

export type IconName = keyof typeof iconPaths

export function Icon({ name, isFilled = false }: { name: IconName; isFilled?: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" data-filled={isFilled || undefined} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}

type Props = ComponentProps<"button"> & {
  icon: IconName
  label: string
  isFilled?: boolean
  hotkey?: string
  count?: CountText | undefined
}

/** A round 48 px icon button; its label is for screen readers and the tooltip. */
export function IconButton({ icon, label, isFilled = false, hotkey, count, className = "", ...rest }: Props) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      title={hotkey ? `${label} (${hotkey})` : label}
      {...rest}
    >
      <Icon name={icon} isFilled={isFilled} />
      {count && (
        <span key={count.text} className="icon-count">
          {count.text}
        </span>
      )}
    </button>
  )
}

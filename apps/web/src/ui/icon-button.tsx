import type { ComponentProps } from "react"
import { Icon, type IconName } from "./icon.tsx"

type Props = ComponentProps<"button"> & { icon: IconName; label: string; isFilled?: boolean }

/** A round 48 px target with an icon; its label is read out and shown as a hint. */
export function IconButton({ icon, label, isFilled = false, className = "", children, ...rest }: Props) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} isFilled={isFilled} />
      {children}
    </button>
  )
}

import { type ReactNode, useId } from "react"
import "./switch.css"

type Props = {
  title: string
  about: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

export function SwitchRow({ title, about, isOn, isDisabled = false, onChange }: Props) {
  const id = useId()
  return (
    <label className="setting" htmlFor={id} data-disabled={isDisabled || undefined}>
      <span className="setting-text">
        <span className="setting-title">{title}</span>
        <span className="setting-about" id={`${id}-about`}>
          {about}
        </span>
      </span>
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-about`}
        autoComplete="off"
        checked={isOn}
        // Toggled before hydration.
        ref={(input) => {
          if (input && input.checked !== isOn) onChange(input.checked)
        }}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

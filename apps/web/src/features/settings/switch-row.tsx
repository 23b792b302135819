import { useId } from "react"

type Props = { title: string; about: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** One thing that is on or off; the whole row is its target. */
export function SwitchRow({ title, about, isOn, onChange }: Props) {
  const id = useId()
  return (
    <label className="setting" htmlFor={id}>
      <span className="setting-text">
        <span className="setting-title">{title}</span>
        <span className="setting-about" id={`${id}-about`}>
          {about}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-about`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

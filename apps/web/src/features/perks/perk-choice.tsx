import { type ReactNode, useId } from "react"
import { inHue } from "../tile/index.ts"

type Option<Value> = { value: Value; title: string; hue?: number | undefined }

type Props<Value> = {
  legend: string
  about: string
  options: readonly Option<Value>[]
  chosen: Value
  /** What an option looks like, above its title. */
  face: (value: Value) => ReactNode
  onChoose: (option: Option<Value>) => void
  trouble: string | null
  hue?: number | undefined
}

/** One of several looks of what somebody has, side by side. */
export function PerkChoice<Value extends string | number | null>(props: Props<Value>) {
  const { legend, about, options, chosen, face, onChoose, trouble, hue } = props
  const name = useId()
  return (
    <fieldset {...inHue(hue, "perk-choice")}>
      <legend>{legend}</legend>
      <p className="perk-about">{about}</p>
      <div className="perk-options">
        {options.map((option) => (
          <label key={option.value ?? "own"} {...inHue(option.hue)}>
            <input type="radio" name={name} checked={option.value === chosen} onChange={() => onChoose(option)} />
            {face(option.value)}
            <small>{option.title}</small>
          </label>
        ))}
      </div>
      <p className="perk-trouble" role="alert">
        {trouble}
      </p>
    </fieldset>
  )
}

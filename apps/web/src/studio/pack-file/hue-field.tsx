import { hueContrasts, leastContrast, type HueContrast } from "@confetti/domain/color/hue-contrast"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useId } from "react"

type Props = {
  label: string
  hue: number
  onChange: (hue: number) => void
  problem?: string | null
}

const uses: Record<HueContrast["use"], string> = {
  chip: t`Chips on black`,
  story: t`Links in a story`,
  answer: t`Answers and tags`,
  mark: t`Marks and figures`,
  button: t`Words on a button`,
}

const tenths = new Intl.NumberFormat(wordsLanguage, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function HueField({ label, hue, onChange, problem = null }: Props) {
  const name = useId()
  return (
    <div className="hue-field in-hue" style={{ "--hue": hue }}>
      <label htmlFor={name}>{label}</label>
      <div className="hue-field-inputs">
        <input
          id={name}
          type="range"
          min={0}
          max={360}
          step={1}
          value={hue}
          aria-describedby={`${name}-contrast`}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
        <input
          type="number"
          aria-label={`${label}, in degrees`}
          min={0}
          max={360}
          value={hue}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      </div>
      {problem !== null && <p className="studio-trouble">{problem}</p>}
      <ul className="hue-uses" id={`${name}-contrast`} aria-label="Contrast">
        {hueContrasts(hue).map(({ use, ratio }) => (
          <li key={use} data-use={use}>
            <span>{uses[use]}</span>
            <b>
              {tenths.format(ratio)} : 1 <i>{ratio >= leastContrast ? "readable" : "too faint"}</i>
            </b>
          </li>
        ))}
      </ul>
    </div>
  )
}

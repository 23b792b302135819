import { type DayRange, dayCount, longestRange } from "@confetti/domain/insights/day-range"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { formText } from "../../form-text.ts"
import { type ChosenRange, type Preset, presets } from "./range-of.ts"

type Props = { range: ChosenRange; today: string; onChoose: (next: Preset | DayRange) => void }

export function RangePicker({ range, today, onChoose }: Props) {
  const [isOpen, setOpen] = useState(range.preset === null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const choose = (form: FormData) => {
    const own = { from: formText(form, "from"), until: formText(form, "until") }
    const wrong = troubleOf(own)
    setTrouble(wrong)
    if (wrong === null) onChoose(own)
  }
  return (
    <div className="insight-range">
      <div className="insight-tabs" role="group" aria-label="Which days">
        {(Object.keys(presets) as Preset[]).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={range.preset === preset && !isOpen}
            onClick={() => {
              setOpen(false)
              onChoose(preset)
            }}
          >
            {presets[preset].title}
          </button>
        ))}
        <button type="button" aria-pressed={isOpen} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Other days
        </button>
      </div>
      {isOpen && (
        <form
          key={`${range.from} ${range.until}`}
          aria-label="Other days"
          onSubmit={(event) => {
            event.preventDefault()
            choose(new FormData(event.currentTarget))
          }}
        >
          <label className="studio-field">
            From
            <input name="from" type="date" defaultValue={range.from} max={today} required />
          </label>
          <label className="studio-field">
            To
            <input name="until" type="date" defaultValue={range.until} max={today} required />
          </label>
          <button type="submit" className="button primary">
            Show
          </button>
          <p className="studio-trouble" role="alert">
            {trouble}
          </p>
        </form>
      )}
    </div>
  )
}

function troubleOf(own: DayRange): string | null {
  if (own.from === "" || own.until === "") return t`Both days are needed.`
  if (own.from > own.until) return t`This ends before it begins. Swap the two days.`
  if (dayCount(own) > longestRange) return t`That is more than a year: ${longestRange} days is the most.`
  return null
}

import { type DayRange, dayCount, longestRange } from "@confetti/domain/insights/day-range"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Alert } from "../../kit/alert.tsx"
import { Field, Form } from "../../kit/form.tsx"
import { Tabs } from "../../kit/tabs.tsx"
import { type ChosenRange, type Preset, presets } from "./range-of.ts"

const titles = new Map((Object.keys(presets) as Preset[]).map((preset) => [preset, presets[preset].title]))

type Props = { range: ChosenRange; today: string; onChoose: (next: Preset | DayRange) => void }

export function RangePicker({ range, today, onChoose }: Props) {
  const [isOpen, setOpen] = useState(range.preset === null)
  const [error, setError] = useState<string | null>(null)
  return (
    <div className="mt-4">
      <Tabs
        label="Which days"
        titles={titles}
        view={isOpen ? null : range.preset}
        onChange={(preset) => {
          setOpen(false)
          onChoose(preset)
        }}
      >
        <button type="button" aria-pressed={isOpen} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Other days
        </button>
      </Tabs>
      {isOpen && (
        <Form
          key={`${range.from} ${range.until}`}
          className="insight-days"
          label="Other days"
          action="Show"
          onSubmit={(text) => {
            const own = { from: text("from"), until: text("until") }
            const wrong = problemText(own)
            setError(wrong)
            if (wrong === null) onChoose(own)
          }}
        >
          <Field label="From" name="from" type="date" defaultValue={range.from} max={today} required />
          <Field label="To" name="until" type="date" defaultValue={range.until} max={today} required />
          <Alert>{error}</Alert>
        </Form>
      )}
    </div>
  )
}

function problemText(own: DayRange): string | null {
  if (own.from === "" || own.until === "") return t`Choose both days.`
  if (own.from > own.until) return t`The end is before the start. Swap the two days.`
  if (dayCount(own) > longestRange) return t`Choose at most ${longestRange} days.`
  return null
}

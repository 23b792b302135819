import { readSeason } from "@confetti/domain/feed/season"
import { useField } from "../../kit/document.tsx"
import { SetFrame } from "../../kit/document-fields.tsx"

const usual = "12-01/12-31"

export function SeasonField({ language }: { language: string }) {
  const field = useField<string | null>("season")
  const { value, set } = field
  const { from, until } = readSeason(value ?? usual) ?? { from: 1201, until: 1231 }
  const change = (next: { from: number; until: number }) => set(`${dayText(next.from)}/${dayText(next.until)}`)
  return (
    <SetFrame field={field} label="Season">
      <label className="flex items-center gap-3 min-h-44">
        <input
          type="checkbox"
          className="studio-box"
          checked={value !== null}
          onChange={() => set(value === null ? usual : null)}
        />
        Only at a certain time of the year
      </label>
      {value !== null && (
        <div className="draft-row">
          <DayOfYear label="From" day={from} language={language} onChange={(day) => change({ from: day, until })} />
          <DayOfYear label="Until" day={until} language={language} onChange={(day) => change({ from, until: day })} />
        </div>
      )}
    </SetFrame>
  )
}

type DayProps = { label: string; day: number; language: string; onChange: (day: number) => void }

/** A day as in `Season`: month · 100 + day. */
function DayOfYear({ label, day, language, onChange }: DayProps) {
  const [month, date] = [Math.floor(day / 100), day % 100]
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
  const monthNames = Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 1)))
  const days = Array.from({ length: new Date(Date.UTC(2024, month, 0)).getUTCDate() }, (_, at) => at + 1)
  return (
    <div className="studio-field draft-day">
      <span>{label}</span>
      <select
        aria-label={`${label}, month`}
        value={month}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) * 100 + Math.min(date, 28))}
      >
        {monthNames.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={`${label}, day`}
        value={date}
        onChange={({ currentTarget }) => onChange(month * 100 + Number(currentTarget.value))}
      >
        {days.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  )
}

function dayText(day: number): string {
  return `${String(Math.floor(day / 100)).padStart(2, "0")}-${String(day % 100).padStart(2, "0")}`
}

import { readSeason } from "@confetti/domain/feed/season"
import { fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"

const path = ["season"]
const usual = "12-01/12-31"

type Props = { value: string | null; language: string; onChange: (value: string | null) => void }

export function SeasonField({ value, language, onChange }: Props) {
  const problem = useProblem(path)
  const { from, until } = readSeason(value ?? usual) ?? { from: 1201, until: 1231 }
  const change = (next: { from: number; until: number }) => onChange(`${dayText(next.from)}/${dayText(next.until)}`)
  return (
    <fieldset className="draft-choice" id={fieldId(path)} tabIndex={-1} aria-describedby={problemId(path)}>
      <legend>Season</legend>
      <label className="draft-check">
        <input type="checkbox" checked={value !== null} onChange={() => onChange(value === null ? usual : null)} />
        Only at one time of the year
      </label>
      {value !== null && (
        <div className="draft-season">
          <DayOfYear label="From" day={from} language={language} onChange={(day) => change({ from: day, until })} />
          <DayOfYear label="until" day={until} language={language} onChange={(day) => change({ from, until: day })} />
        </div>
      )}
      <ProblemText path={path} problem={problem} />
    </fieldset>
  )
}

type DayProps = { label: string; day: number; language: string; onChange: (day: number) => void }

/** A day as `Season` has it: month · 100 + day. */
function DayOfYear({ label, day, language, onChange }: DayProps) {
  const [month, date] = [Math.floor(day / 100), day % 100]
  const monthName = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
  return (
    <div className="draft-day">
      <span>{label}</span>
      <select
        aria-label={`${label}, month`}
        value={month}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) * 100 + Math.min(date, 28))}
      >
        {Array.from({ length: 12 }, (_, at) => (
          <option key={monthName.format(Date.UTC(2024, at, 1))} value={at + 1}>
            {monthName.format(Date.UTC(2024, at, 1))}
          </option>
        ))}
      </select>
      <select
        aria-label={`${label}, day`}
        value={date}
        onChange={({ currentTarget }) => onChange(month * 100 + Number(currentTarget.value))}
      >
        {Array.from({ length: new Date(Date.UTC(2024, month, 0)).getUTCDate() }, (_, at) => at + 1).map((each) => (
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

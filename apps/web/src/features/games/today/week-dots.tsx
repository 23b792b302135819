import { t } from "@confetti/domain/messages/t"
import { dayText } from "../words/day-text.ts"
import type { WeekDay } from "./week.ts"

const spoken = {
  played: t`played`,
  frozen: t`missed, and a freeze kept the streak`,
  missed: t`not played`,
  today: t`today, not played yet`,
} as const

/** The last seven days, a piece each; a frozen one is told by its shape too. */
export function WeekDots({ week, language }: { week: readonly WeekDay[]; language: string }) {
  return (
    <ol className="week" aria-label="The last seven days">
      {week.map(({ day, state }) => (
        <li key={day} data-state={state}>
          <i aria-hidden="true">{state === "frozen" && <Snowflake />}</i>
          <span aria-hidden="true">{dayText(day, language, { weekday: "narrow" })}</span>
          <span className="unseen">{`${dayText(day, language, { weekday: "long" })}: ${spoken[state]}`}</span>
        </li>
      ))}
    </ol>
  )
}

function Snowflake() {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M12 3.5v17M4.6 7.7l14.8 8.6M19.4 7.7 4.6 16.3M9.5 4.8 12 7.3l2.5-2.5M9.5 19.2l2.5-2.5 2.5 2.5" />
    </svg>
  )
}

import type { GameStatistics } from "@confetti/contract/games"
import { daysForFreeze, mostFreezes } from "@confetti/domain/games/streak"
import { dayText } from "../words/day-text.ts"
import type { FreezeNews } from "./freeze-news.ts"
import type { WeekDay } from "./week.ts"
import { WeekDots } from "./week-dots.tsx"

type Props = {
  overall: GameStatistics["overall"]
  week: readonly WeekDay[]
  news: readonly FreezeNews[]
  language: string
}

/** How many days in a row, what keeps them, and the week. */
export function StreakPanel({ overall, week, news, language }: Props) {
  const { length, longest } = overall
  const number = new Intl.NumberFormat(language)
  return (
    <section className="streak" aria-label="Your streak">
      <div className="streak-words">
        <p className="streak-length">
          {length === 0 ? (
            <span>A game today begins a streak</span>
          ) : (
            <>
              <strong>{number.format(length)}</strong>
              <span>{length === 1 ? "day" : "days in a row"}</span>
            </>
          )}
        </p>
        {(length > 0 || overall.freezes > 0) && (
          <details className="freezes">
            <summary>{freezeText(overall)}</summary>
            <p>
              A freeze keeps your streak over a day you miss. Every {daysForFreeze} days in a row bring one, and you can
              have {mostFreezes}.{longest > length && ` Your longest streak was ${number.format(longest)} days.`}
            </p>
          </details>
        )}
      </div>
      <WeekDots week={week} language={language} />
      {news.map(({ kind, day }) => (
        <p key={`${kind} ${day}`} className="freeze-news" data-kind={kind} role="status">
          {kind === "earned"
            ? `${daysForFreeze} days in a row: you have earned a freeze.`
            : `A freeze kept your streak over ${dayText(day, language, { weekday: "long" })}.`}
        </p>
      ))}
    </section>
  )
}

function freezeText({ length, freezes }: GameStatistics["overall"]): string {
  if (freezes > 0) return freezes === 1 ? "1 freeze" : `${freezes} freezes`
  const left = daysForFreeze - (length % daysForFreeze)
  return left === 1 ? "A freeze in 1 day" : `A freeze in ${left} days`
}

import type { GameStatistics } from "@confetti/contract/games"
import { daysForFreeze, mostFreezes } from "@confetti/domain/games/streak"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { dayText } from "../game-words.ts"
import type { FreezeNotice, WeekDay } from "./streak.ts"

const weekHues = [352, 30, 70, 120, 165, 220, 290]

const spokenState = {
  played: t`played`,
  frozen: t`missed, but a freeze saved the streak`,
  missed: t`not played`,
  today: t`today, not played yet`,
} as const

type Props = {
  overall: GameStatistics["overall"]
  week: readonly WeekDay[]
  freezes: readonly FreezeNotice[]
  language: string
}

export function StreakPanel({ overall, week, freezes, language }: Props) {
  const { length, longest } = overall
  return (
    <section className="streak grid gap-4" aria-label="Your streak">
      <div className="streak-words flex flex-wrap items-center justify-between">
        <p className="flex items-baseline gap-3 text-3 font-bold">
          {length === 0 ? (
            <span>Play a game today to start a streak</span>
          ) : (
            <>
              <strong>{length.toLocaleString(language)}</strong>
              <span>{plural(length, { one: "day", other: "days in a row" })}</span>
            </>
          )}
        </p>
        {(length > 0 || overall.freezes > 0) && (
          <details className="freezes">
            <summary className="inline-flex items-center gap-2 min-h-44 font-semibold">{freezeText(overall)}</summary>
            <p className="ink-2 text-pretty">
              {t`A freeze saves your streak on a day you miss. You get one for every ${daysForFreeze} days in a row, and can keep up to ${mostFreezes}.`}
              {longest > length && (
                <span>{` ${plural(longest, { other: "Your longest streak was # days." }, language)}`}</span>
              )}
            </p>
          </details>
        )}
      </div>
      <WeekDots week={week} language={language} />
      {freezes.map(({ kind, day }) => (
        <p
          key={`${kind} ${day}`}
          className="freeze-news col-span-full px-4 py-3 rounded-card font-semibold"
          data-kind={kind}
          role="status"
        >
          {kind === "earned"
            ? `${daysForFreeze} days in a row: you earned a freeze.`
            : `A freeze saved your streak on ${dayText(day, language, { weekday: "long" })}.`}
        </p>
      ))}
    </section>
  )
}

function freezeText({ length, freezes }: GameStatistics["overall"]): string {
  if (freezes > 0) return plural(freezes, { one: "# freeze", other: "# freezes" })
  const left = daysForFreeze - (length % daysForFreeze)
  return plural(left, { one: `Next freeze in # day`, other: `Next freeze in # days` })
}

function WeekDots({ week, language }: { week: readonly WeekDay[]; language: string }) {
  return (
    <ol className="week grid gap-2 ink-2 text-1" aria-label="The last seven days">
      {week.map(({ day, state }, at) => (
        <li
          key={day}
          className="relative grid justify-items-center"
          data-state={state}
          style={{ "--hue": weekHues[at] }}
        >
          <i className="grid place-items-center aspect-square" aria-hidden="true">
            {state === "frozen" && <Snowflake />}
          </i>
          <span aria-hidden="true">{dayText(day, language, { weekday: "narrow" })}</span>
          <span className="unseen">{`${dayText(day, language, { weekday: "long" })}: ${spokenState[state]}`}</span>
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

import type { QuizDot } from "@confetti/domain/games/quiz-machine"
import { plural } from "@confetti/domain/messages/plural"
import { useScope } from "../../../platform/session-scope.ts"
import { Button } from "../../../ui/button.tsx"
import { changeGameSettings, useGameSettings } from "../game-settings.tsx"
import { dayText } from "../game-words.ts"
import type { GameStats } from "../games-reads.ts"
import { QuizDots } from "./quiz-dots.tsx"
import "../../../ui/switch.css"

type Props = {
  day: string | null
  /** Already started, so its time limit is settled. */
  isDecided: boolean
  isTimed: boolean
  stats: GameStats | undefined
  dots: readonly QuizDot[]
  language: string
  onBegin: () => void
}

export function QuizStart({ day, isDecided, isTimed, stats, dots, language, onBegin }: Props) {
  const scope = useScope()
  const settings = useGameSettings()
  const runs = isDecided ? isTimed : settings.isTimed
  const streak = stats?.games.find(({ game }) => game === "QUIZ_ME")?.streak.length ?? 0
  const isPast = day !== null && day !== stats?.today
  return (
    <section className="quiz-start grid justify-items-start gap-5" aria-labelledby="quiz-title">
      <div className="quiz-hero grid place-items-center aspect-square" aria-hidden="true">
        <i className="ink-black">?</i>
      </div>
      <h1 id="quiz-title" className="text-6">
        QUIZ_ME
      </h1>
      {isPast && (
        <p className="ink-hue font-semibold">Practice: the quiz of {dayText(day, language)}. No points, no streak.</p>
      )}
      <p className="quiz-about">
        {runs
          ? "Five questions about tiles, four answers each, fifteen seconds to choose."
          : "Five questions about tiles, four answers each, and no time limit."}
      </p>
      <QuizDots dots={dots} />
      <Button kind="primary" className="quiz-go" onClick={onBegin}>
        Start
      </Button>
      {!isDecided && (
        <label className="quiz-switch flex items-center justify-between gap-4 min-h-56 text-start">
          <span className="grid">
            <b>No time limit</b>
            <small className="ink-2 text-1">It scores the same.</small>
          </span>
          <input
            className="switch"
            type="checkbox"
            role="switch"
            checked={!settings.isTimed}
            onChange={(event) => changeGameSettings(scope, { isTimed: !event.target.checked })}
          />
        </label>
      )}
      {!isPast && streak > 0 && (
        <p className="ink-hue font-semibold">
          {plural(streak, { one: "# day in a row so far.", other: "# days in a row so far." }, language)}
        </p>
      )}
    </section>
  )
}

import { defined } from "@confetti/domain/defined"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { gamePath } from "@confetti/domain/games/game-path"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useReads } from "../../../platform/reads/use-reads.ts"
import { Button } from "../../../ui/button.tsx"
import { ErrorNote } from "../../../ui/error-note.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import { Sheet } from "../../../ui/sheet.tsx"
import { inHue } from "../../tile/index.ts"
import { gameHues } from "../game-props.ts"
import { dayText, stateText } from "../game-words.ts"
import { daysRead, type GameDays } from "../games-reads.ts"

type Props = {
  game: GameKind
  userId: string | null
  today: string
  language: string
  onPlay: (day: string) => void
  onClose: () => void
}

export function PastDays({ game, userId, today, language, onPlay, onClose }: Props) {
  const [pages, setPages] = useState([addDays(today, -1)])
  const { states, retry } = useReads(
    pages.map((until) => daysRead(userId, game, until)),
    { freshFor: 0 },
  )
  const read = states.flatMap(({ data }) => data ?? [])
  const latest = defined(states.at(-1))
  const next = latest.data?.next ?? null
  const hasFailed = latest.data === undefined && latest.error !== null
  const isPending = latest.data === undefined && !hasFailed
  return (
    <Sheet title={`Past days of ${game}`} onClose={onClose}>
      <div {...inHue(gameHues[game], "past grid gap-2 mt-2")}>
        <p className="ink-2">For practice: no points, and your streak does not change.</p>
        {isPending && read.length === 0 && (
          <div className="skeleton past-ghost" role="status" aria-label="Loading past days" />
        )}
        <ol className="ink-2" aria-label={`Days of ${game}`}>
          {read.flatMap(({ days }) =>
            days.map((day) => <Day key={day.day} game={game} day={day} language={language} onPlay={onPlay} />),
          )}
        </ol>
        {hasFailed && (
          <ErrorNote
            isOffline={false}
            title="Could not load the days"
            about="They will load as soon as you are online."
            onRetry={retry}
          />
        )}
        {next !== null && (
          <Button className="min-h-48" onClick={() => setPages([...pages, next])}>
            Earlier days
          </Button>
        )}
      </div>
    </Sheet>
  )
}

type DayProps = { game: GameKind; day: GameDays["days"][number]; language: string; onPlay: (day: string) => void }

function Day({ game, day, language, onPlay }: DayProps) {
  const isDone = day.state === "won" || day.state === "done"
  const text = day.state === "new" ? t`Not played` : stateText(game, day, language)
  return (
    <li>
      <a
        className="flex items-center justify-between gap-4 min-h-52 py-2"
        href={gamePath(game, day.day)}
        data-state={day.state}
        onClick={plainClick(() => onPlay(day.day))}
      >
        <time className="ink-1 text-3 font-semibold" dateTime={day.day}>
          {dayText(day.day, language, { weekday: "short", day: "numeric", month: "short" })}
        </time>
        <span className={isDone ? "text-end ink-hue font-semibold" : "text-end"}>
          {text}
          {day.isPractice && day.state !== "new" && <small className="grid ink-2 text-1 font-normal">practice</small>}
        </span>
      </a>
    </li>
  )
}

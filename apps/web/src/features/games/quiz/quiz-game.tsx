import { useState } from "react"
import { useRead, useReadCache, useReads } from "../../../platform/reads/use-reads.ts"
import { ErrorNote } from "../../../ui/error-note.tsx"
import { inHue } from "../../tile/index.ts"
import { GameError } from "../game-error.tsx"
import type { GameProps } from "../game-props.ts"
import { daysRead, type GameStats, statsRead } from "../games-reads.ts"
import { QuizRound } from "./quiz-round.tsx"

const hue = 290

export function QuizGame(props: GameProps) {
  const { isBegun, isOff, stats, isError, isOffline, retry } = useQuizState(props.day, props.userId)
  const cache = useReadCache()
  const [round, setRound] = useState(0)
  const toToday = () => {
    if (props.day !== null) return props.onDay(null)
    void cache.load(statsRead(props.userId), 0).then(() => setRound((before) => before + 1))
  }
  return (
    <div {...inHue(hue, "quiz")}>
      {isOff ? (
        <GameError game="QUIZ_ME" error={{ code: "game/switched-off" }} onRetry={retry} onToday={toToday} />
      ) : isBegun !== null ? (
        <QuizRound key={round} {...props} isBegun={isBegun} stats={stats} onToday={toToday} />
      ) : isError ? (
        <ErrorNote
          isOffline={isOffline}
          title="Could not load the quiz"
          about="Your answers are saved. Please try again in a moment."
          onRetry={retry}
        />
      ) : (
        <div className="game-ghost" role="status" aria-label="Loading QUIZ_ME" />
      )}
    </div>
  )
}

type QuizState = {
  /** Whether the day's quiz was started; null if unknown. */
  isBegun: boolean | null
  isOff: boolean
  stats: GameStats | undefined
  isError: boolean
  isOffline: boolean
  retry: () => void
}

function useQuizState(day: string | null, userId: string | null): QuizState {
  const stats = useRead(statsRead(userId), { freshFor: 0 })
  const days = useReads(day === null ? [] : [daysRead(userId, "QUIZ_ME", day)], { freshFor: 0 })
  const [past] = days.states
  const quiz = stats.data?.games.find(({ game }) => game === "QUIZ_ME")
  const state = day === null ? quiz?.today.state : past?.data && (past.data.days[0]?.state ?? "new")
  const hasFailed = past !== undefined && past.data === undefined && past.error !== null
  return {
    isBegun: state === undefined ? null : state !== "new",
    isOff: stats.data !== undefined && quiz?.isOn !== true,
    stats: stats.data,
    isError: stats.isError || hasFailed,
    isOffline: stats.isOffline || (hasFailed && !navigator.onLine),
    retry: () => {
      stats.retry()
      days.retry()
    },
  }
}

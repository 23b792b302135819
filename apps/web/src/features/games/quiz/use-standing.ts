import { useRead, useReads } from "../../../platform/reads/use-reads.ts"
import { daysRead, type GameStats, statsRead } from "../games-reads.ts"

export type Standing = {
  /** Whether the day's quiz was begun; null while that is not known. */
  isBegun: boolean | null
  isOff: boolean
  stats: GameStats | undefined
  isError: boolean
  isOffline: boolean
  retry: () => void
}

/** How a day's quiz stands before it is opened. It is begun by the press of a button: time and its absence are decided then. */
export function useStanding(day: string | null, userId: string | null): Standing {
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

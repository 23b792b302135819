import type { GameStatistics } from "@confetti/contract/games"
import { addDays } from "@confetti/domain/games/puzzle-day"
import type { GameStats } from "../games-reads.ts"

export type WeekDay = {
  /** `YYYY-MM-DD`. */
  day: string
  state: "played" | "frozen" | "missed" | "today"
}

/** The last seven days over all games, today last: one game played is a day played. `today` is one that has not been played yet. */
export function weekOf({ today, overall, games }: Pick<GameStats, "today" | "overall" | "games">): WeekDay[] {
  const days = games[0]?.week ?? []
  return days.map(({ day }) => {
    const isPlayed = games.some(({ week }) => week.some((each) => each.day === day && each.isPlayed))
    if (isPlayed) return { day, state: "played" }
    if (day === today) return { day, state: "today" }
    return { day, state: overall.frozen.includes(day) ? "frozen" : "missed" }
  })
}

export type FreezeNews = { kind: "earned" | "spent"; day: string }

/**
 * What happened to somebody's freezes in the last week and was not told on this device, the oldest first: `toldUntil` is the last day
 * that was.
 */
export function freezeNews(
  { earned, frozen }: Pick<GameStatistics["overall"], "earned" | "frozen">,
  today: string,
  toldUntil: string | null,
): FreezeNews[] {
  const since = addDays(today, -7)
  const isNews = (day: string): boolean => day > since && (toldUntil === null || day > toldUntil)
  return [
    ...earned.filter(isNews).map((day) => ({ kind: "earned" as const, day })),
    ...frozen.filter(isNews).map((day) => ({ kind: "spent" as const, day })),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
}

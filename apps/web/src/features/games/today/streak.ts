import type { GameStatistics } from "@confetti/contract/games"
import { addDays } from "@confetti/domain/games/puzzle-day"
import type { GameStats } from "../games-reads.ts"

export type WeekDay = {
  day: string
  state: "played" | "frozen" | "missed" | "today"
}

/** The last seven days of all games, today last: one game is enough. `today` has not been played. */
export function weekOf({ today, overall, games }: Pick<GameStats, "today" | "overall" | "games">): WeekDay[] {
  const days = games[0]?.week ?? []
  return days.map(({ day }) => {
    const isPlayed = games.some(({ week }) => week.some((each) => each.day === day && each.isPlayed))
    if (isPlayed) return { day, state: "played" }
    if (day === today) return { day, state: "today" }
    return { day, state: overall.frozen.includes(day) ? "frozen" : "missed" }
  })
}

export type FreezeNotice = { kind: "earned" | "spent"; day: string }

/** Freezes of the last week that were not shown on this device, oldest first: `toldUntil` is the last day shown. */
export function freezeNotices(
  { earned, frozen }: Pick<GameStatistics["overall"], "earned" | "frozen">,
  today: string,
  toldUntil: string | null,
): FreezeNotice[] {
  const since = addDays(today, -7)
  const isNew = (day: string): boolean => day > since && (toldUntil === null || day > toldUntil)
  return [
    ...earned.filter(isNew).map((day) => ({ kind: "earned" as const, day })),
    ...frozen.filter(isNew).map((day) => ({ kind: "spent" as const, day })),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
}

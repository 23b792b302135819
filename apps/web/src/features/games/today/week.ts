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

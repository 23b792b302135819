import { AppError } from "@confetti/contract/app-error"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import type { Config } from "../../../platform/config.ts"

/** Today and so many days more. */
export const daysShown = 31
/** Days can be decided as far ahead as repeats are checked. */
const daysAhead = 400

/** The current day in UTC, like the schedule. */
export function todayOf(now: number): string {
  return dayIn("UTC", now)
}

export function mustBeAhead(day: string, now: number): void {
  const today = todayOf(now)
  if (day < today || day > addDays(today, daysAhead)) throw new AppError("game/not-today")
}

export function mustBeOn({ GAMES }: Config, game: GameKind): void {
  if (!GAMES.includes(game)) throw new AppError("game/switched-off")
}

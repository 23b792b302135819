import { AppError } from "@confetti/contract/app-error"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import type { Config } from "../../../platform/config.ts"

/** Shown are today and so many days more. */
export const daysShown = 31
/** Decided can be a day further ahead, as far as a repeat is looked for. */
const daysAhead = 400

/** The first day that is not over: of UTC, as the plan of days is. */
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

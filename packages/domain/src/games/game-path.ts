import type { GameKind } from "./game-kinds.ts"
import { isDay } from "./puzzle-day.ts"

export const gamePaths = { WURD: "/games/wurd", BAW: "/games/baw", QUIZ_ME: "/games/quiz" } as const satisfies Record<
  GameKind,
  string
>

export function gameOfPath(path: string): GameKind | null {
  if (path === gamePaths.WURD) return "WURD"
  if (path === gamePaths.BAW) return "BAW"
  return path === gamePaths.QUIZ_ME ? "QUIZ_ME" : null
}

export function gamePath(game: GameKind, day: string | null = null): string {
  return day === null ? gamePaths[game] : `${gamePaths[game]}?day=${day}`
}

/** The day in a game's address; null for today, or if invalid. */
export function dayOfSearch(search: string): string | null {
  const day = /(?:^|[?&])day=([\d-]{10})(?:&|$)/.exec(search)?.[1] ?? ""
  return isDay(day) ? day : null
}

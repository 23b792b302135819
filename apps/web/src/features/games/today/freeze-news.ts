import type { GameStatistics } from "@confetti/contract/games"
import { addDays } from "@confetti/domain/games/puzzle-day"

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

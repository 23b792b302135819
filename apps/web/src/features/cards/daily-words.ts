import type { CardOf } from "@confetti/contract/feed-item"

type Daily = Pick<CardOf<"wurd">, "state" | "streak">

/** What is not in the cards that everybody has: how a finished game went, and when the next one comes. */
export type DailyEnd = { result: string; next: string }

export function playLabel({ state }: Pick<Daily, "state">): string {
  if (state === "done") return "See how it went"
  return state === "begun" ? "Go on" : "Play"
}

export function endText({ result, next }: DailyEnd): string {
  return `${result}. The next one comes ${next}.`
}

/** A row of days, once there are two; one is no row. */
export function streakText({ streak }: Daily, language: string): string | null {
  return streak !== null && streak > 1 ? `${new Intl.NumberFormat(language).format(streak)} days in a row` : null
}

import type { CardOf } from "@confetti/contract/feed-item"

type Daily = Pick<CardOf<"wurd">, "state" | "streak">

export function playLabel({ state }: Daily): string {
  return state === "begun" ? "Go on" : "Play"
}

/** A row of days, once there are two; one is no row. */
export function streakText({ streak }: Daily, language: string): string | null {
  return streak !== null && streak > 1 ? `${new Intl.NumberFormat(language).format(streak)} days in a row` : null
}

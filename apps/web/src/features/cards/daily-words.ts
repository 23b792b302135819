import type { CardOf } from "@confetti/contract/feed-item"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"

type Daily = Pick<CardOf<"wurd">, "state" | "streak">

export type DailyEnd = { result: string; next: string }

export function playLabel({ state }: Pick<Daily, "state">): string {
  if (state === "done") return t`See how it went`
  return state === "begun" ? t`Go on` : t`Play`
}

export function endText({ result, next }: DailyEnd): string {
  return t`${result}. The next one comes ${next}.`
}

/** A row of days, once there are two; one is no row. */
export function streakText({ streak }: Daily, language: string): string | null {
  if (streak === null || streak < 2) return null
  return plural(streak, { one: "# day in a row", other: "# days in a row" }, language)
}

import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { daysAtPace } from "@confetti/domain/points/pace"

const daysInWeek = 7
/** Days from which weeks are used. */
const fewestInWeeks = 14
/** Days beyond which a number would be a guess. */
const furthest = 60

/** When so many points are reached at a pace, "about 4 days"; null without a pace, or if none are missing. */
export function paceText(missing: number, pace: number | null, language: string): string | null {
  const days = daysAtPace(missing, pace)
  if (days === null || days === 0) return null
  if (days > furthest) return t`a long time`
  if (days < fewestInWeeks) return plural(days, { one: "about a day", other: "about # days" }, language)
  const weeks = Math.round(days / daysInWeek)
  return plural(weeks, { one: "about a week", other: "about # weeks" }, language)
}

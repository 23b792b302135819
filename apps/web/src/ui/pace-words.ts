import { daysAtPace } from "@confetti/domain/points/pace"

const daysInWeek = 7
/** From here on it is said in weeks. */
const fewestInWeeks = 14
/** Further ahead than this, a number of days would be a guess. */
const furthest = 60

/** When so many points more are there at a pace, "about 4 days"; null where there is no pace, or nothing missing. */
export function paceText(missing: number, pace: number | null, language: string): string | null {
  const days = daysAtPace(missing, pace)
  if (days === null || days === 0) return null
  if (days > furthest) return "a while yet"
  if (days === 1) return "about a day"
  const count = days < fewestInWeeks ? days : Math.round(days / daysInWeek)
  return `about ${new Intl.NumberFormat(language).format(count)} ${days < fewestInWeeks ? "days" : "weeks"}`
}

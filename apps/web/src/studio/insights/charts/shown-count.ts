import { t } from "@confetti/domain/messages/t"

/** A count of people: below five, the number is not shown, even if it is 0. */
export function shownCount(count: number, language: string): string {
  return count === 0 ? t`under 5` : count.toLocaleString(language)
}

/** The change in words; null if one of the two is not shown. */
export function changeText(now: number, before: number, language: string): string | null {
  if (now === 0 || before === 0) return null
  const share = (now - before) / before
  const percent = Math.abs(share).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 })
  if (Math.abs(share) < 0.005) return t`no change`
  return share > 0 ? t`up ${percent}` : t`down ${percent}`
}

export function secondsText(seconds: number, language: string): string {
  const count = (unit: number) => Math.round(seconds / unit).toLocaleString(language)
  if (seconds < 90) return t`${count(1)} s`
  if (seconds < 5400) return t`${count(60)} min`
  return t`${count(3600)} h`
}

export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day))
}

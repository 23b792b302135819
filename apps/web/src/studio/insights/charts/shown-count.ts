/** A count of people: fewer than five are never told, and nobody is not told from them. */
export function shownCount(count: number, language: string): string {
  return count === 0 ? "under 5" : count.toLocaleString(language)
}

/** How much more or less there was than before, in words; null where one of the two is not told. */
export function changeText(now: number, before: number, language: string): string | null {
  if (now === 0 || before === 0) return null
  const share = (now - before) / before
  const text = Math.abs(share).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 })
  if (Math.abs(share) < 0.005) return "as before"
  return share > 0 ? `${text} more` : `${text} less`
}

/** Seconds as a person says them. */
export function secondsText(seconds: number, language: string): string {
  if (seconds < 90) return `${Math.round(seconds).toLocaleString(language)} s`
  if (seconds < 5400) return `${Math.round(seconds / 60).toLocaleString(language)} min`
  return `${Math.round(seconds / 3600).toLocaleString(language)} h`
}

export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day))
}

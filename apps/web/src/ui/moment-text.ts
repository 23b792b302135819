import { minute } from "@confetti/domain/durations"

const hour = 60 * minute
const day = 24 * hour

/** A past time: relative within a day, a date before that. `now` in milliseconds. */
export function momentText(at: string, now: number, language: string): string {
  const passed = now - Date.parse(at)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  if (passed < minute) return relative.format(0, "second")
  if (passed < hour) return relative.format(-Math.floor(passed / minute), "minute")
  if (passed < day) return relative.format(-Math.floor(passed / hour), "hour")
  return dateText(at, language)
}

export function dateText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(at))
}

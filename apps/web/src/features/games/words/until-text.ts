import { hour, minute } from "@confetti/domain/durations"

/** How long it is until a moment, in whole hours, or minutes below one: "in 5 hours". `now` in milliseconds. */
export function untilText(at: string, now: number, language: string): string {
  const left = Math.max(0, Date.parse(at) - now)
  const relative = new Intl.RelativeTimeFormat(language)
  return left >= hour
    ? relative.format(Math.round(left / hour), "hour")
    : relative.format(Math.max(1, Math.ceil(left / minute)), "minute")
}

/** How long it is, for people who see it count: "05:12:44". */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":")
}

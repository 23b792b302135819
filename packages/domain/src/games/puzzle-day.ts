import { hour } from "../durations.ts"

/** How long after midnight a puzzle that was begun before it still counts for its day. */
export const graceMs = 4 * hour

const shape = /^\d{4}-\d\d-\d\d$/
const formats = new Map<string, Intl.DateTimeFormat>()
/** There are about six hundred names of zones, aliases counted; what is spelled otherwise is not worth keeping. */
const mostFormats = 700

/** Whether this names a time zone of the tz database that is known here, such as `Europe/Berlin`. Offsets (`+02:00`) are none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** The day (`YYYY-MM-DD`) a moment falls on in a time zone. Throws RangeError where there is no such zone. */
export function dayIn(zone: string, now: number): string {
  const parts = formatOf(zone).formatToParts(now)
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? ""
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const options = { timeZone: zone, calendar: "gregory", numberingSystem: "latn" } as const
  const made = new Intl.DateTimeFormat("en", { ...options, year: "numeric", month: "2-digit", day: "2-digit" })
  if (formats.size < mostFormats) formats.set(zone, made)
  return made
}

export function isDay(text: string): boolean {
  return shape.test(text) && Number.isFinite(Date.parse(text)) && addDays(text, 0) === text
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * hour))
}

/**
 * When a day begins in a zone, in milliseconds since the epoch: usually at midnight, later where the clocks skip it. Of a day that a
 * zone left out, when the next one begins.
 */
export function startOfDay(zone: string, day: string): number {
  // No zone is further than 14 hours from UTC; a clock that is put back at midnight takes one more.
  let before = Date.parse(day) - 16 * hour
  let after = Date.parse(day) + 40 * hour
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2)
    if (dayIn(zone, between) < day) before = between
    else after = between
  }
  return after
}

type Begun = { day: string; zone: string; startedAt: number; now: number }

/**
 * Whether a puzzle that was begun still counts for its day: until that day is over in this zone, and for four hours more where it was
 * begun in time. Begun further east, its day may not have come here yet.
 */
export function isInTime({ day, zone, startedAt, now }: Begun): boolean {
  const today = dayIn(zone, now)
  if (today <= day) return true
  if (dayIn(zone, startedAt) > day) return false
  return now < startOfDay(zone, addDays(day, 1)) + graceMs
}

/** Whether a day's puzzle can't be played for its day in any zone any more: none is further west than UTC−12. */
export function isOverEverywhere(day: string, now: number): boolean {
  return now >= Date.parse(day) + (24 + 12) * hour + graceMs
}

import { hour } from "../durations.ts"

/** How long after midnight a puzzle begun before still counts for its day. */
export const graceMs = 4 * hour

const shape = /^\d{4}-\d\d-\d\d$/
const formats = new Map<string, Intl.DateTimeFormat>()
/** About six hundred zone names exist, with aliases; other spellings are not cached. */
const mostFormats = 700

/** Whether this is a known tz database name, such as `Europe/Berlin`. Offsets (`+02:00`) are not. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** The day (`YYYY-MM-DD`) of a moment in a time zone. Throws RangeError for an unknown zone. */
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
 * The start of a day in a zone, in milliseconds since the epoch: usually midnight, later if clocks skip it. For a skipped day, the next
 * one's.
 */
export function startOfDay(zone: string, day: string): number {
  // No zone is more than 14 hours from UTC; a clock set back at midnight adds one.
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
 * Whether a puzzle still counts for its day: until the day ends in this zone, and four hours more if begun in time. If begun further east,
 * its day may not have started here.
 */
export function isInTime({ day, zone, startedAt, now }: Begun): boolean {
  const today = dayIn(zone, now)
  if (today <= day) return true
  if (dayIn(zone, startedAt) > day) return false
  return now < startOfDay(zone, addDays(day, 1)) + graceMs
}

/** Whether a day is over in every zone: the last one is UTC−12. */
export function isOverEverywhere(day: string, now: number): boolean {
  return now >= Date.parse(day) + (24 + 12) * hour + graceMs
}

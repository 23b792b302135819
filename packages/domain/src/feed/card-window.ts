/** A card's window in the feed, in local time: from, inclusive, until, exclusive. Null is open. */
export type CardWindow = { from: string | null; until: string | null }

export type WindowState = "waiting" | "running" | "over"

const shape = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether this is a local time: `2026-12-01T18:00`. */
export function isWallClock(text: string): boolean {
  const day = shape.exec(text)?.[1]
  if (day === undefined) return false
  const date = new Date(`${day}T00:00:00Z`)
  // JavaScript turns 30 February into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A zone's local time, to the minute. */
export function wallClock(zone: string, now: number): string {
  let format = formats.get(zone)
  if (!format) {
    const fields = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const
    const options = { timeZone: zone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" } as const
    format = new Intl.DateTimeFormat("en", { ...options, ...fields })
    formats.set(zone, format)
  }
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ""
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`
}

/**
 * The state of a window at a local time. Times are compared as text: in autumn a repeated hour counts from its first occurrence, and in
 * spring a skipped one ends when it is passed.
 */
export function windowState({ from, until }: CardWindow, at: string): WindowState {
  if (until !== null && until <= at) return "over"
  return from !== null && from > at ? "waiting" : "running"
}

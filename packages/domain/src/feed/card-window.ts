/** When a card stands in the feed: from a time on, and until before another, by the clocks of one zone. Null is open. */
export type CardWindow = { from: string | null; until: string | null }

export type WindowState = "waiting" | "running" | "over"

const shape = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether this is a time as a clock on a wall shows it, with its day: `2026-12-01T18:00`. */
export function isWallClock(text: string): boolean {
  const day = shape.exec(text)?.[1]
  if (day === undefined) return false
  const date = new Date(`${day}T00:00:00Z`)
  // JavaScript rolls 30 February over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** What the clocks of a zone show, to the minute. */
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
 * Where a window is at a time of the same clocks. They are compared as they are written: an hour that the clocks show twice in autumn counts
 * from its first time, and one they skip in spring is over as soon as they are past it.
 */
export function windowState({ from, until }: CardWindow, at: string): WindowState {
  if (until !== null && until <= at) return "over"
  return from !== null && from > at ? "waiting" : "running"
}

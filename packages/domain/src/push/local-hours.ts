import { minute } from "../durations.ts"
import { addDays, dayIn } from "../games/puzzle-day.ts"

/** Every zone's offset is a multiple of this. */
const step = 15 * minute
/** No local hour is further away, even after a skipped day. */
const mostSteps = (2 * 24 * 60) / 15 + 8

/** The hour (0 to 23) of a moment in a time zone. Throws RangeError for an unknown zone. */
export function hourIn(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "2-digit", hourCycle: "h23" })
  return Number(format.format(now))
}

function firstQuarter(now: number, holds: (at: number) => boolean): number {
  let at = Math.floor(now / step) * step + step
  for (let steps = 0; steps < mostSteps && !holds(at); steps++) at += step
  return at
}

/** The next full hour in a zone after a moment: today or tomorrow. If it is skipped, the first later time. */
export function nextHour(zone: string, hourOfDay: number, now: number): number {
  const today = dayIn(zone, now)
  const day = hourIn(zone, now) < hourOfDay ? today : addDays(today, 1)
  return firstQuarter(now, (at) => {
    const there = dayIn(zone, at)
    return there > day || (there === day && hourIn(zone, at) >= hourOfDay)
  })
}

/** From one full hour to another, across midnight if it ends earlier; never if both are equal. */
export type QuietHours = { from: number; until: number }

export function isQuiet({ from, until }: QuietHours, hourOfDay: number): boolean {
  return from <= until ? hourOfDay >= from && hourOfDay < until : hourOfDay >= from || hourOfDay < until
}

/** The end of the quiet hours at a moment; the moment itself outside of them. */
export function quietEnd(zone: string, quiet: QuietHours, now: number): number {
  if (!isQuiet(quiet, hourIn(zone, now))) return now
  return firstQuarter(now, (at) => !isQuiet(quiet, hourIn(zone, at)))
}

import { minute } from "../durations.ts"
import { addDays, dayIn } from "../games/puzzle-day.ts"

/** Every zone's clock is a whole number of these from UTC. */
const step = 15 * minute
/** No local hour is further away, a skipped day included. */
const mostSteps = (2 * 24 * 60) / 15 + 8

/** The hour of the day (0 to 23) that a moment falls in, in a time zone. Throws RangeError where there is no such zone. */
export function hourIn(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "2-digit", hourCycle: "h23" })
  return Number(format.format(now))
}

function firstQuarter(now: number, holds: (at: number) => boolean): number {
  let at = Math.floor(now / step) * step + step
  for (let steps = 0; steps < mostSteps && !holds(at); steps++) at += step
  return at
}

/**
 * The next time a clock in this zone comes to a full hour, after a moment: today, or else tomorrow. On a day that skips the hour, when
 * the clock first shows a later one.
 */
export function nextHour(zone: string, hourOfDay: number, now: number): number {
  const today = dayIn(zone, now)
  const day = hourIn(zone, now) < hourOfDay ? today : addDays(today, 1)
  return firstQuarter(now, (at) => {
    const there = dayIn(zone, at)
    return there > day || (there === day && hourIn(zone, at) >= hourOfDay)
  })
}

/** From one full hour until another, past midnight where it ends earlier than it begins; never where both are the same. */
export type QuietHours = { from: number; until: number }

export function isQuiet({ from, until }: QuietHours, hourOfDay: number): boolean {
  return from <= until ? hourOfDay >= from && hourOfDay < until : hourOfDay >= from || hourOfDay < until
}

/** When the quiet hours that a moment is in are over; the moment itself where it is in none. */
export function quietEnd(zone: string, quiet: QuietHours, now: number): number {
  if (!isQuiet(quiet, hourIn(zone, now))) return now
  return firstQuarter(now, (at) => !isQuiet(quiet, hourIn(zone, at)))
}

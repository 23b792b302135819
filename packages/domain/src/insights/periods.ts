import { addDays } from "../games/puzzle-day.ts"
import { type DayRange, daysOf } from "./day-range.ts"

/**
 * A stretch of days whose sum is kept as a row: a quarter of a year (`2026-Q1`), a month (`2026-03`), or a fourth of a month (`2026-03-F2`:
 * the days from 1, 9, 17 and 25). Each is made of those a step smaller, and fourths of days.
 */
export type Period = {
  kind: "fourth" | "month" | "quarter"
  key: string
  days: DayRange
  parts: readonly string[]
}

const daysOfFourth = 8

/** The periods that a day (`YYYY-MM-DD`) is in, the smallest first: each is summed from what the one before it is among. */
export function periodsOf(day: string): [fourth: Period, month: Period, quarter: Period] {
  const month = day.slice(0, 7)
  const index = Math.min(3, Math.floor((Number(day.slice(8)) - 1) / daysOfFourth))
  return [fourthOf(month, index), monthOf(month), quarterOf(month)]
}

function fourthOf(month: string, index: number): Period {
  const from = addDays(`${month}-01`, index * daysOfFourth)
  const days = { from, until: index === 3 ? lastDayOf(month) : addDays(from, daysOfFourth - 1) }
  return { kind: "fourth", key: `${month}-F${index + 1}`, days, parts: daysOf(days) }
}

function monthOf(month: string): Period {
  const parts = [0, 1, 2, 3].map((index) => `${month}-F${index + 1}`)
  return { kind: "month", key: month, days: { from: `${month}-01`, until: lastDayOf(month) }, parts }
}

function quarterOf(month: string): Period {
  const [year, at] = [month.slice(0, 4), Math.floor((Number(month.slice(5)) - 1) / 3)]
  const parts = [1, 2, 3].map((place) => `${year}-${String(at * 3 + place).padStart(2, "0")}`)
  const days = { from: `${parts[0]}-01`, until: lastDayOf(parts[2] ?? month) }
  return { kind: "quarter", key: `${year}-Q${at + 1}`, days, parts }
}

function lastDayOf(month: string): string {
  const date = new Date(`${month}-01T00:00:00.000Z`)
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return date.toISOString().slice(0, 10)
}

/**
 * A range as few rows: the keys of the largest periods in it, and the days that are left around them, fourteen at most. A period that
 * `today` is in has no days after it, so up to today it is whole.
 */
export function splitIntoPeriods(
  { from, until }: DayRange,
  today: string | null = null,
): { periods: string[]; days: string[] } {
  const end = today !== null && until >= today ? "9999-12-31" : until
  const [periods, days]: [string[], string[]] = [[], []]
  let next: string | null = from <= until ? from : null
  while (next !== null) {
    const first: string = next
    const largest = periodsOf(first).findLast((each) => each.days.from === first && each.days.until <= end)
    if (largest) periods.push(largest.key)
    else days.push(first)
    const last: string = largest?.days.until ?? first
    next = last < until ? addDays(last, 1) : null
  }
  return { periods, days }
}

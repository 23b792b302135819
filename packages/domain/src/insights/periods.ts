import { addDays } from "../games/puzzle-day.ts"
import { type DayRange, daysOf } from "./day-range.ts"

/**
 * A period whose sums are stored: a quarter (`2026-Q1`), a month (`2026-03`), or a fourth of a month (`2026-03-F2`: from day 1, 9, 17 or
 * 25). Each is summed from the next smaller ones, fourths from days.
 */
export type Period = {
  kind: "fourth" | "month" | "quarter"
  key: string
  days: DayRange
  parts: readonly string[]
}

const daysOfFourth = 8

/** The periods of a day (`YYYY-MM-DD`), smallest first: each is part of the next. */
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
 * A range as few rows: keys of the largest periods in it, and at most fourteen single days. A period that includes `today` counts as
 * complete.
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

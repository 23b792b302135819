import { addDays, daysBetween } from "../games/puzzle-day.ts"

/** Days (`YYYY-MM-DD`), both included. */
export type DayRange = { from: string; until: string }

/** A year, and the day that a leap year has more. */
export const longestRange = 366

export function dayCount({ from, until }: DayRange): number {
  return daysBetween(from, until) + 1
}

/** As many days, just before these. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -dayCount(range)), until: addDays(range.from, -1) }
}

export function daysOf({ from, until }: DayRange): string[] {
  return Array.from({ length: Math.max(0, dayCount({ from, until })) }, (_none, at) => addDays(from, at))
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7))
}

/** The Mondays of all weeks that begin in a range. */
export function mondaysIn({ from, until }: DayRange): string[] {
  const first = mondayOf(addDays(from, 6))
  return first > until ? [] : daysOf({ from: first, until }).filter((_day, at) => at % 7 === 0)
}

/**
 * A range as the whole months (`YYYY-MM`) in it and the ranges of days around them: sums of months are read faster than their days'. A
 * month that `today` is in has no days after it, so up to today it is whole.
 */
export function splitByMonth(
  { from, until: end }: DayRange,
  today: string | null = null,
): { months: string[]; days: DayRange[] } {
  const until = today !== null && end >= today ? addDays(startOfNextMonth(end), -1) : end
  const firstMonth = from.endsWith("-01") ? from : startOfNextMonth(from)
  const lastEnd = `${addDays(until, 1).slice(0, 7)}-01`
  if (firstMonth >= lastEnd) return { months: [], days: from > end ? [] : [{ from, until: end }] }
  const months: string[] = []
  for (let month = firstMonth; month < lastEnd; month = startOfNextMonth(month)) months.push(month.slice(0, 7))
  const around = [
    { from, until: addDays(firstMonth, -1) },
    { from: lastEnd, until },
  ]
  return { months, days: around.filter((each) => each.from <= each.until) }
}

function startOfNextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
}

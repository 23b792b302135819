import { addDays, daysBetween } from "../games/puzzle-day.ts"

/** Days (`YYYY-MM-DD`), both included. */
export type DayRange = { from: string; until: string }

/** A leap year. */
export const longestRange = 366

export function dayCount({ from, until }: DayRange): number {
  return daysBetween(from, until) + 1
}

export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -dayCount(range)), until: addDays(range.from, -1) }
}

export function daysOf({ from, until }: DayRange): string[] {
  return Array.from({ length: Math.max(0, dayCount({ from, until })) }, (_none, at) => addDays(from, at))
}

export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7))
}

export function mondaysIn({ from, until }: DayRange): string[] {
  const first = mondayOf(addDays(from, 6))
  return first > until ? [] : daysOf({ from: first, until }).filter((_day, at) => at % 7 === 0)
}

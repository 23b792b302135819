import { type DayRange, daysOf, rangeBefore } from "@confetti/domain/insights/day-range"

/** Values for each day of a range, 0 for missing ones, and for each day before it. */
export function byDay<Row extends { day: string }>(
  range: DayRange,
  rows: readonly Row[],
  before: readonly Row[],
  figure: (row: Row) => number,
): { days: string[]; values: number[]; before: number[] } {
  const days = daysOf(range)
  return { days, values: valuesOn(days, rows, figure), before: valuesOn(daysOf(rangeBefore(range)), before, figure) }
}

function valuesOn<Row extends { day: string }>(
  days: readonly string[],
  rows: readonly Row[],
  figure: (row: Row) => number,
): number[] {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + figure(row))
  return days.map((day) => sums.get(day) ?? 0)
}

export function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0)
}

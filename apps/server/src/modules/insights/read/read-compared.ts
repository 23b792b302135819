import { type DayRange, rangeBefore } from "@confetti/domain/insights/day-range"

type Compared<Row> = { now: Row[]; before: Row[] }

/** A range and the same number of days before it, in one statement. */
export async function readCompared<Row>(
  range: DayRange,
  read: (both: DayRange) => Promise<Row[]>,
  dayOf: (row: Row) => string,
): Promise<Compared<Row>> {
  const rows = await read({ from: rangeBefore(range).from, until: range.until })
  const { now = [], before = [] } = Object.groupBy(rows, (row) => (dayOf(row) < range.from ? "before" : "now"))
  return { now, before }
}

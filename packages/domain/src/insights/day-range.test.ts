import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "../games/puzzle-day.ts"
import { dayCount, daysOf, mondayOf, mondaysIn, rangeBefore, splitByMonth } from "./day-range.ts"

const range = fc
  .record({ start: fc.nat(3000), length: fc.nat(800) })
  .map(({ start, length }) => ({ from: addDays("2023-01-01", start), until: addDays("2023-01-01", start + length) }))

describe("a range of days", () => {
  it("is compared with as many days just before it", () => {
    expect(rangeBefore({ from: "2026-03-01", until: "2026-03-07" })).toEqual({
      from: "2026-02-22",
      until: "2026-02-28",
    })
    fc.assert(
      fc.property(range, (asked) => {
        const before = rangeBefore(asked)
        expect(dayCount(before)).toBe(dayCount(asked))
        expect(addDays(before.until, 1)).toBe(asked.from)
      }),
    )
  })

  it("is whole months and the days around them, each day once", () => {
    expect(splitByMonth({ from: "2026-01-31", until: "2026-03-31" })).toEqual({
      months: ["2026-02", "2026-03"],
      days: [{ from: "2026-01-31", until: "2026-01-31" }],
    })
    fc.assert(
      fc.property(range, (asked) => {
        const { months, days } = splitByMonth(asked)
        const covered = [
          ...days.flatMap(daysOf),
          ...months.flatMap((month) =>
            daysOf({ from: `${month}-01`, until: addDays(`${month}-01`, 30) }).filter((day) => day.startsWith(month)),
          ),
        ]
        expect(covered.toSorted()).toEqual(daysOf(asked))
        expect(days.flatMap(daysOf).length).toBeLessThanOrEqual(60)
      }),
    )
  })

  it("up to today has the whole of this month, as nothing has happened since", () => {
    const until = "2026-03-10"
    expect(splitByMonth({ from: "2026-02-27", until }, until)).toEqual({
      months: ["2026-03"],
      days: [{ from: "2026-02-27", until: "2026-02-28" }],
    })
    expect(splitByMonth({ from: "2026-03-04", until }, until)).toEqual({
      months: [],
      days: [{ from: "2026-03-04", until }],
    })
    expect(splitByMonth({ from: "2026-02-27", until: "2026-03-09" }, until).months).toEqual([])
  })

  it("has the weeks that begin in it", () => {
    expect(mondayOf("2026-11-23")).toBe("2026-11-23")
    expect(mondayOf("2026-11-22")).toBe("2026-11-16")
    expect(mondaysIn({ from: "2026-11-17", until: "2026-11-30" })).toEqual(["2026-11-23", "2026-11-30"])
    expect(mondaysIn({ from: "2026-11-17", until: "2026-11-22" })).toEqual([])
  })
})

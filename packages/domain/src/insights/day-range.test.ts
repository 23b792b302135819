import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "../games/puzzle-day.ts"
import { dayCount, mondayOf, mondaysIn, rangeBefore } from "./day-range.ts"

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

  it("has the weeks that begin in it", () => {
    expect(mondayOf("2026-11-23")).toBe("2026-11-23")
    expect(mondayOf("2026-11-22")).toBe("2026-11-16")
    expect(mondaysIn({ from: "2026-11-17", until: "2026-11-30" })).toEqual(["2026-11-23", "2026-11-30"])
    expect(mondaysIn({ from: "2026-11-17", until: "2026-11-22" })).toEqual([])
  })
})

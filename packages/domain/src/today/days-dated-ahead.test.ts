import fc from "fast-check"
import { expect, it } from "vitest"
import { addDays } from "../games/puzzle-day.ts"
import { daysDatedAhead } from "./days-dated-ahead.ts"

const today = "2026-11-27"
const days = fc.array(fc.integer({ min: -30, max: 90 })).map((counts) => counts.map((count) => addDays(today, count)))

it("counts from today to the first day that has no tile", () => {
  fc.assert(
    fc.property(days, (dated) => {
      const count = daysDatedAhead(new Set(dated), today)
      for (let at = 0; at < count; at++) expect(dated).toContain(addDays(today, at))
      expect(dated).not.toContain(addDays(today, count))
    }),
  )
})

it("does not mind what is over", () => {
  expect(daysDatedAhead(new Set([addDays(today, -1)]), today)).toBe(0)
  expect(daysDatedAhead(new Set([addDays(today, -1), today]), today)).toBe(1)
})

import fc from "fast-check"
import { expect, it } from "vitest"
import { day } from "../durations.ts"
import { isEarly, readableUntil } from "./early-access.ts"
import { earlyFrom, isEarlyAccessSold } from "./early-access-sale.ts"

/** Around a day either way, to the millisecond: that is where it changes. */
const now = fc.integer({ min: 0, max: 4_000_000_000_000 })
const offset = fc.oneof(
  fc.integer({ min: -10 * day, max: 10 * day }),
  fc.constantFrom(-1, 0, 1, day - 1, day, day + 1, 7 * day, 7 * day + 1),
)

it("lets its owners read all that everybody reads, and what comes out within a day", () => {
  fc.assert(
    fc.property(now, offset, (at, later) => {
      const publishedAt = at + later
      const everybody = publishedAt <= readableUntil(at, false)
      const owner = publishedAt <= readableUntil(at, true)
      expect(everybody).toBe(later <= 0)
      expect(owner).toBe(later <= day)
      expect(isEarly(publishedAt, at)).toBe(owner && !everybody)
    }),
  )
})

it("begins at one moment and ends at another, and never comes back", () => {
  fc.assert(
    fc.property(now, fc.array(offset), (publishedAt, offsets) => {
      const states = offsets
        .map((each) => publishedAt + each)
        .sort((a, b) => a - b)
        .map((at) => (at < earlyFrom(publishedAt) ? "hidden" : isEarly(publishedAt, at) ? "early" : "out"))
      const order = ["hidden", "early", "out"]
      expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    }),
  )
})

it("is sold only to whom it gives something within the week", () => {
  fc.assert(
    fc.property(now, offset, (at, later) => {
      expect(isEarlyAccessSold(at + later, at)).toBe(later > 0 && later <= 7 * day)
      // What is early now is always reason enough.
      if (isEarly(at + later, at)) expect(isEarlyAccessSold(at + later, at)).toBe(true)
    }),
  )
  expect(isEarlyAccessSold(null, 0)).toBe(false)
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localTimeOf, momentOfLocal } from "./moment-text.ts"

describe("a time of this device", () => {
  it("is the same moment with its zone, to the minute", () => {
    const minutes = fc.integer({ min: Date.parse("2001-01-01") / 60_000, max: Date.parse("2099-01-01") / 60_000 })
    fc.assert(
      fc.property(minutes, (at) => {
        const moment = new Date(at * 60_000).toISOString()
        const back = momentOfLocal(localTimeOf(moment))
        // An hour that a clock goes through twice has one name.
        expect(Math.abs(Date.parse(back) - at * 60_000)).toBeLessThanOrEqual(3_600_000)
        expect(back).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/)
      }),
    )
  })

  it("is empty where there is none", () => {
    expect([localTimeOf(""), localTimeOf("soon"), momentOfLocal("")]).toEqual(["", "", ""])
  })
})

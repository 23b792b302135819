import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addTap, fewestTaps, longestPause, tappedRate } from "./tapped-rate.ts"

describe("taps along with chirps", () => {
  it("that come evenly are their rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 3000 }), fc.integer({ min: fewestTaps, max: 40 }), (apart, count) => {
        const taps = Array.from({ length: count }, (_, at) => 1000 + at * apart).reduce<number[]>(addTap, [])
        expect(tappedRate(taps)).toBeCloseTo(60_000 / apart, 6)
      }),
    )
  })

  it("begin anew after a pause", () => {
    expect(addTap([0, 500], 500 + longestPause)).toHaveLength(3)
    expect(addTap([0, 500], 501 + longestPause)).toEqual([501 + longestPause])
  })

  it("are no rate while they are few, or all at one moment", () => {
    expect(tappedRate([0, 500, 1000])).toBeNull()
    expect(tappedRate([5, 5, 5, 5])).toBeNull()
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chartScale } from "./chart-scale.ts"

const values = fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 20 })

describe("a chart's scale", () => {
  it("has each value on it, in their order", () => {
    fc.assert(
      fc.property(values, fc.boolean(), (given, fromZero) => {
        const { shareOf } = chartScale(given, { fromZero })
        const sorted = [...given].sort((a, b) => a - b).map(shareOf)
        for (const [at, share] of sorted.entries()) {
          expect(share).toBeGreaterThanOrEqual(sorted[at - 1] ?? 0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it("makes a bar of twice the value twice as long", () => {
    const { shareOf } = chartScale([10, 20, 40], { fromZero: true })
    expect([shareOf(10), shareOf(20), shareOf(40)]).toEqual([0.25, 0.5, 1])
  })

  it("leaves room at both ends, and none beyond zero", () => {
    expect(chartScale([100, 200], { fromZero: false })).toMatchObject({ min: 90, max: 210 })
    expect(chartScale([1, 41], { fromZero: false })).toMatchObject({ min: 0, max: 45 })
  })
})

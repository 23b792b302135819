import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { unitSquares } from "./unit-squares.ts"

/** Shares that are together a hundred at most. */
const shares = fc
  .array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1, maxLength: 4 })
  .map((parts) => {
    const sum = parts.reduce((total, part) => total + part, 0)
    return sum > 100 ? parts.map((part) => (part / sum) * 100) : parts
  })

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

describe("a hundred squares", () => {
  it("are given out whole, none too many, each share less than one square off", () => {
    fc.assert(
      fc.property(shares, (given) => {
        const squares = unitSquares(given)
        expect(sum(squares)).toBe(Math.round(sum(given)))
        for (const [at, count] of squares.entries()) {
          expect(Number.isInteger(count)).toBe(true)
          expect(Math.abs(count - (given[at] ?? 0))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it("are all taken by thirds", () => expect(unitSquares([100 / 3, 100 / 3, 100 / 3])).toEqual([34, 33, 33]))
})

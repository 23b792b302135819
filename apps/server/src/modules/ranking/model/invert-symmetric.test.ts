import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chance } from "./hold-out.ts"
import { invertSymmetric } from "./invert-symmetric.ts"

/** A positive definite matrix: rows of noise times themselves, and a diagonal. Above the diagonal stands rubbish. */
function definite(n: number, seed: number): Float64Array {
  const noise = (row: number, k: number): number => chance(seed, row, k) - 0.5
  return Float64Array.from({ length: n * n }, (_, index) => {
    const [row, column] = [Math.floor(index / n), index % n]
    if (column > row) return Number.NaN
    let sum = row === column ? 0.5 : 0
    for (let k = 0; k < 7; k++) sum += noise(row, k) * noise(column, k)
    return sum
  })
}

describe(invertSymmetric, () => {
  it("gives the identity when multiplied with what it inverted, at any size around its blocks", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 140 }), fc.integer(), (n, seed) => {
        const a = definite(n, seed)
        const inverse = a.slice()
        invertSymmetric(inverse, n)
        let worst = 0
        for (let row = 0; row < n; row++) {
          for (let column = 0; column < n; column++) {
            let sum = 0
            for (let k = 0; k < n; k++) sum += a[k <= row ? row * n + k : k * n + row]! * inverse[k * n + column]!
            worst = Math.max(worst, Math.abs(sum - (row === column ? 1 : 0)))
          }
        }
        expect(worst).toBeLessThan(1e-9)
      }),
      { numRuns: 12 },
    )
  })

  it("leaves an empty matrix alone and refuses one that is not positive definite", () => {
    expect(() => invertSymmetric(new Float64Array(0), 0)).not.toThrow()
    expect(() => invertSymmetric(Float64Array.of(1, 0, 2, 1), 2)).toThrow(RangeError)
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chance } from "./hold-out.ts"
import { tabulate } from "./interaction-table.ts"
import { normalise } from "./normalised-interactions.ts"
import { orthonormalise, randomisedSvd, symmetricEigen } from "./randomised-svd.ts"

const plain = { userExponent: 0, itemExponent: 0 }

describe(randomisedSvd, () => {
  it("finds the two directions of two groups of items that nobody mixes", () => {
    const interactions = Array.from({ length: 60 }, (_, i) => ({ person: i % 20, item: i % 6, weight: 1 }))
    const table = tabulate(interactions.map((one) => ({ ...one, item: (one.person % 2) * 3 + (one.item % 3) })))
    const { vectors, eigenvalues, rank } = randomisedSvd(normalise(table, plain), 2)
    for (let a = 0; a < 6; a++) {
      for (let b = 0; b < 6; b++) {
        let sum = 0
        for (let d = 0; d < rank; d++) sum += vectors[a * rank + d]! * vectors[b * rank + d]!
        const [left, right] = [a, b].map((index) => ((table.keys[index] as number) < 3 ? 0 : 1))
        expect(sum).toBeCloseTo(left === right ? 1 / 3 : 0, 5)
      }
    }
    expect([...eigenvalues]).toEqual([expect.closeTo(30, 6), expect.closeTo(30, 6)])
  })

  it("finds the eigenvalues of the Gram matrix, all of them where there are no more", () => {
    const table = tabulate([
      { person: 1, item: 1, weight: 2 },
      { person: 1, item: 2, weight: 1 },
      { person: 2, item: 2, weight: 1 },
    ])
    const { eigenvalues } = randomisedSvd(normalise(table, plain), 128)
    // Of [[4, 2], [2, 2]]: 3 ± √5.
    expect([...eigenvalues]).toEqual([expect.closeTo(3 + Math.sqrt(5), 9), expect.closeTo(3 - Math.sqrt(5), 9)])
  })
})

describe(symmetricEigen, () => {
  it("takes a symmetric matrix apart, so that its parts give it again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer(), (k, seed) => {
        const a = Float64Array.from({ length: k * k }, (_, at) => {
          const [row, column] = [Math.floor(at / k), at % k]
          return chance(seed, Math.min(row, column), Math.max(row, column)) - 0.5
        })
        const { values, vectors } = symmetricEigen(a.slice(), k)
        for (let row = 0; row < k; row++) {
          for (let column = 0; column < k; column++) {
            let sum = 0
            for (let d = 0; d < k; d++) sum += values[d]! * vectors[row * k + d]! * vectors[column * k + d]!
            expect(sum).toBeCloseTo(a[row * k + column]!, 9)
          }
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe(orthonormalise, () => {
  it("leaves orthonormal columns, and zeros for one that depends on the others", () => {
    const a = Float64Array.of(1, 1, 2, 0, 1, 1, 1, 0, 1)
    orthonormalise(a, 3)
    const product = (i: number, j: number): number => [0, 3, 6].reduce((sum, row) => sum + a[row + i]! * a[row + j]!, 0)
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) expect(product(i, j)).toBeCloseTo(i === j && i < 2 ? 1 : 0, 6)
    }
  })
})

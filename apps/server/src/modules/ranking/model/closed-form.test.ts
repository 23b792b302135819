import { describe, expect, it } from "vitest"
import { columnScale, solveClosedForm } from "./closed-form.ts"
import { tabulate } from "./interaction-table.ts"
import { keepStrongest } from "./keep-strongest.ts"
import { scoreHistory } from "./model.ts"

const x = [
  [1, 1, 0, 0],
  [1, 1, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 0, 1],
  [1, 0, 0, 1],
]
const n = 4
const table = tabulate(
  x.flatMap((row, person) => row.flatMap((value, item) => (value === 1 ? [{ person, item, weight: 1 }] : []))),
)
const plain = { slack: 0, blend: 0 }
const ones = new Float64Array(n).fill(1)
const filter = new Float32Array(n * n)

/** The textbook's way to column j: ridge regression of item j on all others, by Gauss elimination. */
function regress(j: number, lambda: number): number[] {
  const others = [0, 1, 2, 3].filter((item) => item !== j)
  const gram = (a: number, b: number): number => x.reduce((sum, row) => sum + row[a]! * row[b]!, 0)
  const system = others.map((a) => [...others.map((b) => gram(a, b) + (a === b ? lambda : 0)), gram(a, j)])
  for (const [k, pivot] of system.entries()) {
    for (const [i, row] of system.entries()) {
      if (i === k) continue
      const factor = row[k]! / pivot[k]!
      for (let c = 0; c < row.length; c++) row[c]! -= factor * pivot[c]!
    }
  }
  const weights = Array.from({ length: n }, () => 0)
  for (const [k, item] of others.entries()) weights[item] = system[k]![others.length]! / system[k]![k]!
  return weights
}

describe(solveClosedForm, () => {
  it("is EASE: each column is the ridge regression of that item on all others", () => {
    const trace = x.flat().reduce((sum, value) => sum + value, 0)
    const form = solveClosedForm(table, { alpha: 0, ridge: 0.5, dropout: 0 }, n, new Float64Array(n * n))
    const lambda = (0.5 * trace) / n
    const rows = keepStrongest({ form, filter, scales: { source: ones, target: ones }, settings: plain }, n)
    for (let j = 0; j < n; j++) {
      const expected = regress(j, lambda)
      for (let h = 0; h < n; h++) {
        const scores = new Float32Array(n)
        scoreHistory(rows, { items: Int32Array.of(h), weights: Float32Array.of(1), from: 0, to: 1 }, scores)
        expect(scores[j]).toBeCloseTo(expected[h]!, 6)
      }
    }
  })

  it("lets the diagonal reach the slack and no more", () => {
    expect(columnScale(0.5, 1, 0)).toBe(2)
    expect(columnScale(0.5, 1, 0.2)).toBeCloseTo(1.6)
    expect(columnScale(0.5, 1, 0.6)).toBe(1)
  })
})

describe(keepStrongest, () => {
  it("keeps the largest weights by size, within the budget, and scores like the dense matrix when all are kept", () => {
    const form = solveClosedForm(table, { alpha: 0.5, ridge: 1, dropout: 0.5 }, n, new Float64Array(n * n))
    const weights = { form, filter, scales: { source: ones, target: ones }, settings: plain }
    const all = keepStrongest(weights, n)
    const some = keepStrongest(weights, 1)
    expect(all.targets).toHaveLength(n * (n - 1))
    expect(some.targets.length).toBeLessThanOrEqual(n)
    const smallest = Math.min(...some.weights.map(Math.abs))
    expect([...all.weights].filter((weight) => Math.abs(weight) > smallest * 1.01).length).toBeLessThanOrEqual(n)

    const scores = new Float32Array(n)
    scoreHistory(all, { items: Int32Array.of(0, 2), weights: Float32Array.of(1, 0.5), from: 0, to: 2 }, scores)
    for (let j = 0; j < n; j++) {
      const dense = (h: number): number => (h === j ? 0 : -form.inverse[h * n + j]! / form.inverse[j * n + j]!)
      expect(scores[j]).toBeCloseTo(dense(0) + 0.5 * dense(2), 5)
    }
  })
})

import { describe, expect, it } from "vitest"
import { graphFilter } from "./graph-filter.ts"
import { chance } from "./hold-out.ts"
import { type InteractionTable, tabulate } from "./interaction-table.ts"
import { scoreHistory } from "./model.ts"
import { normalise } from "./normalised-interactions.ts"
import { pruneFilter } from "./prune-filter.ts"
import { randomisedSvd } from "./randomised-svd.ts"

const ease = { userExponent: 0, itemExponent: 0, ridge: 0.5, lowPass: 0, popularityExponent: 0 }
const x = [
  [1, 1, 0, 0],
  [1, 1, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 0, 1],
  [1, 0, 0, 1],
]
const small = tabulate(
  x.flatMap((row, person) => row.flatMap((value, item) => (value === 1 ? [{ person, item, weight: 1 }] : []))),
)

/** How close they come is a matter of chance: the seeds are given. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

/** Everyone reads about a third of 60 items, more of their own half. */
function madeUp(seed: number): InteractionTable {
  return tabulate(
    Array.from({ length: 120 * 60 }, (_, at) => ({ person: at % 120, item: Math.floor(at / 120), weight: 1 })).filter(
      ({ person, item }) => chance(seed, person, item) < (item % 2 === person % 2 ? 0.45 : 0.15),
    ),
  )
}

function prune(table: InteractionTable, settings: typeof ease, rank: number, budget: number) {
  const normalised = normalise(table, settings)
  return pruneFilter(graphFilter(normalised, randomisedSvd(normalised, rank), settings), normalised, budget)
}

function scoresOf(rows: ReturnType<typeof prune>, ...history: number[]): Float32Array {
  const scores = new Float32Array(rows.starts.length - 1)
  const weights = new Float32Array(history.length).fill(1)
  scoreHistory(rows, { items: Int32Array.from(history), weights, from: 0, to: history.length }, scores)
  return scores
}

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
  const weights = Array.from({ length: 4 }, () => 0)
  for (const [k, item] of others.entries()) weights[item] = system[k]![others.length]! / system[k]![k]!
  return weights
}

function correlation(a: Float32Array, b: Float32Array): number {
  const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = (values: Float32Array): number[] => Array.from(values, (value) => value - mean(values))
  const dot = (left: number[], right: number[]): number => left.reduce((sum, value, at) => sum + value * right[at]!, 0)
  const [left, right] = [centred(a), centred(b)]
  return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right))
}

describe(graphFilter, () => {
  it("is EASE where all directions are known: each column is the ridge regression of that item on all others", () => {
    const trace = x.flat().reduce((sum, value) => sum + value, 0)
    const rows = prune(small, ease, 4, 16)
    for (let j = 0; j < 4; j++) {
      const expected = regress(j, (ease.ridge * trace) / 4)
      for (let h = 0; h < 4; h++) expect(scoresOf(rows, h)[j]).toBeCloseTo(expected[h]!, 5)
    }
  })

  it.each(seeds)("comes close to that with a few directions, by seed %i", (seed) => {
    const table = madeUp(seed)
    const settings = { ...ease, itemExponent: 0.7, userExponent: 0.5, ridge: 5 }
    const [exact, few] = [60, 8].map((rank) => prune(table, settings, rank, 60 * 60))
    expect(correlation(scoresOf(exact!, 3, 8), scoresOf(few!, 3, 8))).toBeGreaterThan(0.98)
  })
})

describe(pruneFilter, () => {
  it("keeps the largest weights by size, within the budget", () => {
    const table = madeUp(1)
    const [all, some] = [3600, 600].map((budget) => prune(table, { ...ease, ridge: 2 }, 16, budget))
    expect(all!.targets).toHaveLength(60 * 59)
    expect(some!.targets.length).toBeLessThanOrEqual(600)
    expect(some!.targets.length).toBeGreaterThan(500)
    const smallest = Math.min(...some!.weights.map(Math.abs))
    expect([...all!.weights].filter((weight) => Math.abs(weight) > smallest * 1.01).length).toBeLessThanOrEqual(600)
  })

  it.each(seeds)("scores much like the whole filter, by seed %i", (seed) => {
    const [all, some] = [3600, 1200].map((budget) => prune(madeUp(seed), { ...ease, ridge: 2 }, 16, budget))
    expect(correlation(scoresOf(all!, 1, 4, 7, 9), scoresOf(some!, 1, 4, 7, 9))).toBeGreaterThan(0.8)
  })
})

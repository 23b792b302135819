import { type InteractionTable, mass } from "./interaction-table.ts"

/**
 * How much each person's row counts: n^−alpha, scaled to a mean of 1. With alpha 0 every interaction counts alike, so those who
 * read most decide; with alpha 1 every person does. A feed is judged by person, so the best lies between.
 */
export function personWeights(table: InteractionTable, alpha: number): Float64Array {
  const weights = mass(table).people.map((n) => (n > 0 ? n ** -alpha : 0))
  let sum = 0
  for (const weight of weights) sum += weight
  return sum === 0 ? weights : weights.map((weight) => (weight * weights.length) / sum)
}

/**
 * The weighted Gram matrix XᵀWX of the first n items, into the lower triangle of `out` (n × n, row by row; the rest is zero).
 * Items from n on are left out.
 */
export function fillGram(table: InteractionTable, people: Float64Array, n: number, out: Float64Array): void {
  out.fill(0)
  const { starts, items, weights } = table
  for (let p = 0; p < people.length; p++) {
    const person = people[p] ?? 0
    const start = starts[p] ?? 0
    for (let place = start; place < (starts[p + 1] ?? 0); place++) {
      const item = items[place] ?? 0
      if (item >= n) break
      const value = person * (weights[place] ?? 0)
      const row = item * n
      for (let other = start; other <= place; other++) {
        const index = row + (items[other] ?? 0)
        out[index] = (out[index] ?? 0) + value * (weights[other] ?? 0)
      }
    }
  }
}

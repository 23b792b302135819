import { personWeights } from "./gram.ts"
import { chance } from "./hold-out.ts"
import { type InteractionTable, mass } from "./interaction-table.ts"
import { orthonormalise } from "./orthonormalise.ts"

/** How far popular items are scaled down before tastes are looked for, and people by how much they read. */
const itemExponent = 0.3
const personExponent = 0.5
/** Rounds of the power iteration: after these the subspace no longer moves the figures. */
const rounds = 12

/** Orthonormal directions of taste over the first n items, n × count, row by row; the earlier the more people differ in it. */
export type Tastes = { n: number; count: number; directions: Float64Array; popularity: Float64Array }

/**
 * The `count` directions in which people differ most, by a power iteration on the scaled interactions.
 *
 * Source: Y. Shen et al., "How Powerful is Graph Convolution for Recommendation?" (GF-CF), CIKM 2021, with gentler scales.
 */
export function leadingTastes(table: InteractionTable, n: number, count: number): Tastes {
  const k = Math.min(count, n)
  const popularity = mass(table).items.subarray(0, n)
  const scale = popularity.map((value) => (value > 0 ? value ** -itemExponent : 0))
  const people = personWeights(table, personExponent)
  let directions = Float64Array.from({ length: n * k }, (_, i) => chance(k, i, 0) - 0.5)
  for (let round = 0; round < rounds; round++) {
    orthonormalise(directions, n, k)
    directions = throughPeople(table, people, scale, directions, k)
  }
  orthonormalise(directions, n, k)
  return { n, count: k, directions, popularity }
}

/** S·XᵀWX·S × directions, person by person, without ever making the matrix; S is the diagonal of `scale`. */
function throughPeople(
  { starts, items, weights }: InteractionTable,
  people: Float64Array,
  scale: Float64Array,
  directions: Float64Array,
  k: number,
): Float64Array<ArrayBuffer> {
  const n = scale.length
  const out = new Float64Array(directions.length)
  const sum = new Float64Array(k)
  for (let p = 0; p < people.length; p++) {
    sum.fill(0)
    const from = starts[p] as number
    let to = from
    for (; to < (starts[p + 1] as number) && (items[to] as number) < n; to++) {
      const item = items[to] as number
      const factor = (weights[to] as number) * (scale[item] as number)
      for (let d = 0; d < k; d++) sum[d] = (sum[d] as number) + factor * (directions[item * k + d] as number)
    }
    for (let place = from; place < to; place++) {
      const item = items[place] as number
      const factor = (people[p] as number) * (weights[place] as number) * (scale[item] as number)
      for (let d = 0; d < k; d++) out[item * k + d] = (out[item * k + d] as number) + factor * (sum[d] as number)
    }
  }
  return out
}

/**
 * The filter that keeps the first `count` directions and drops the rest: V·Vᵀ with a diagonal of 0 and the items' scale put back on
 * the side of the target, n × n, row by row. It knows broad tastes and nothing of single pairs: it errs where the closed form does not.
 */
export function tasteFilter({ n, count: known, directions, popularity }: Tastes, count: number): Float32Array {
  const used = Math.min(count, known)
  let mean = 0
  for (const value of popularity) mean += value / n
  const back = popularity.map((value) => (value / mean) ** itemExponent)
  const filter = new Float32Array(n * n)
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < a; b++) {
      let sum = 0
      for (let d = 0; d < used; d++)
        sum += (directions[a * known + d] as number) * (directions[b * known + d] as number)
      filter[a * n + b] = sum * (back[b] as number)
      filter[b * n + a] = sum * (back[a] as number)
    }
  }
  return filter
}

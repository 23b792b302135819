import { defined } from "@confetti/domain/defined"
import { personWeights } from "./gram.ts"
import { chance } from "./hold-out.ts"
import { type InteractionTable, mass } from "./interaction-table.ts"

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
    const from = starts[p] ?? 0
    let to = from
    for (; to < (starts[p + 1] ?? 0) && (items[to] ?? 0) < n; to++) {
      const item = items[to] ?? 0
      const factor = (weights[to] ?? 0) * (scale[item] ?? 0)
      for (let d = 0; d < k; d++) sum[d] = (sum[d] ?? 0) + factor * (directions[item * k + d] ?? 0)
    }
    for (let place = from; place < to; place++) {
      const item = items[place] ?? 0
      const factor = (people[p] ?? 0) * (weights[place] ?? 0) * (scale[item] ?? 0)
      for (let d = 0; d < k; d++) out[item * k + d] = (out[item * k + d] ?? 0) + factor * (sum[d] ?? 0)
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
      for (let d = 0; d < used; d++) sum += (directions[a * known + d] ?? 0) * (directions[b * known + d] ?? 0)
      filter[a * n + b] = sum * (back[b] ?? 0)
      filter[b * n + a] = sum * (back[a] ?? 0)
    }
  }
  return filter
}

/**
 * Makes the k columns of a (n × k, row by row) orthonormal in place, each against those before it, twice: once leaves rounding
 * errors that grow with every round of a power iteration. A column that depends on those before it becomes 0.
 */
function orthonormalise(a: Float64Array, n: number, k: number): void {
  const columns = Array.from({ length: k }, (_, c) => Float64Array.from({ length: n }, (_, row) => a[row * k + c] ?? 0))
  for (const [c, column] of columns.entries()) {
    const before = Math.sqrt(dot(column, column))
    for (let pass = 0; pass < 2; pass++) {
      for (let other = 0; other < c; other++) subtractPart(column, defined(columns[other]))
    }
    const length = Math.sqrt(dot(column, column))
    const factor = length > before * 1e-10 ? 1 / length : 0
    for (let row = 0; row < n; row++) a[row * k + c] = column[row] = (column[row] ?? 0) * factor
  }
}

function subtractPart(column: Float64Array, direction: Float64Array): void {
  const part = dot(column, direction)
  for (let row = 0; row < column.length; row++) column[row] = (column[row] ?? 0) - part * (direction[row] ?? 0)
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

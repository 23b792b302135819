import { type ClosedForm, columnScale } from "./closed-form.ts"
import { byItem, type InteractionTable, type Scales } from "./interaction-table.ts"
import { addLink, emptyLinks, type Links } from "./neighbour-rows.ts"
import type { Settings } from "./settings.ts"

/** The popular items as the tail needs them: their Gram matrix (lower triangle) and the diagonals of its penalised inverse. */
export type Head = Pick<ClosedForm, "n" | "penalty" | "common"> & { gram: Float64Array; inverseDiagonal: Float64Array }

/** Neighbours a rare item may have among the popular ones. */
const perTailItem = 32

/**
 * Links between every item from head.n on and its strongest neighbours among the first head.n.
 *
 * A rare item is a border around the matrix of the popular ones: with g its co-occurrences, b = (G + Λ)⁻¹g over a few neighbours
 * and the pivot d = G_tt + Λ_t − g·b, the bordered inverse has 1/d at t and −b/d beside it. So a rare item's weights are on the same
 * scale as all others, one small equation each, and memory grows with the number of items only.
 */
export function fitTail(
  table: InteractionTable,
  people: Float64Array,
  head: Head,
  scales: Scales,
  settings: Pick<Settings, "dropout" | "slack">,
): Links {
  const { n } = head
  const met = byItem(table)
  const links = emptyLinks(2 * perTailItem * Math.max(0, table.keys.length - n))
  const together = new Float64Array(n)
  for (let t = n; t < table.keys.length; t++) {
    const from = met.starts[t] ?? 0
    const to = met.starts[t + 1] ?? 0
    let own = 0
    const touched: number[] = []
    for (let index = from; index < to; index++) {
      const p = met.people[index] ?? 0
      const value = (people[p] ?? 0) * (met.weights[index] ?? 0)
      own += value * (met.weights[index] ?? 0)
      addHistory(table, p, n, value, together, touched)
    }
    const near = strongest(touched, together, head.gram, n)
    const g = Float64Array.from(near, (h) => together[h] ?? 0)
    for (const h of touched) together[h] = 0
    const b = solveSmall(penalised(head, near), g)
    const penalty = head.common + settings.dropout * own
    const pivot = own + penalty - dot(g, b)
    const column = columnScale(1 / pivot, penalty, settings.slack)
    for (const [i, h] of near.entries()) {
      const beside = (b[i] ?? 0) / pivot
      const headColumn = columnScale(head.inverseDiagonal[h] ?? 0, head.penalty[h] ?? 0, settings.slack)
      addLink(links, h, t, beside * column * (scales.source[h] ?? 0) * (scales.target[t] ?? 0))
      addLink(links, t, h, beside * headColumn * (scales.source[t] ?? 0) * (scales.target[h] ?? 0))
    }
  }
  return links
}

/** Adds a person's popular items to `together`, noting which were met for the first time. */
function addHistory(
  { starts, items, weights }: InteractionTable,
  p: number,
  n: number,
  value: number,
  together: Float64Array,
  touched: number[],
): void {
  for (let place = starts[p] ?? 0; place < (starts[p + 1] ?? 0); place++) {
    const h = items[place] ?? 0
    if (h >= n) break
    if (together[h] === 0) touched.push(h)
    together[h] = (together[h] ?? 0) + value * (weights[place] ?? 0)
  }
}

/** The items met most often together, for how popular they are: by the co-occurrence squared over the item's own size. */
function strongest(touched: number[], together: Float64Array, gram: Float64Array, n: number): number[] {
  const strength = (h: number): number => (together[h] ?? 0) ** 2 / (gram[h * n + h] ?? 0)
  return touched.sort((a, b) => strength(b) - strength(a) || a - b).slice(0, perTailItem)
}

/** The part of G + Λ that belongs to these items, row by row. */
function penalised({ gram, penalty, n }: Head, items: readonly number[]): Float64Array {
  const size = items.length
  const part = new Float64Array(size * size)
  for (const [i, a] of items.entries()) {
    for (const [j, b] of items.entries()) part[i * size + j] = gram[a >= b ? a * n + b : b * n + a] ?? 0
    part[i * size + i] = (part[i * size + i] ?? 0) + (penalty[a] ?? 0)
  }
  return part
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (const [i, value] of a.entries()) sum += value * (b[i] ?? 0)
  return sum
}

/**
 * Solves a·x = b for a small symmetric positive definite a (row by row, overwritten), by Cholesky's factorisation.
 * Throws a RangeError when a is not positive definite.
 */
function solveSmall(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length
  const at = (row: number, column: number): number => a[row * n + column] ?? 0
  const x = b.slice()
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column)
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k)
      if (row !== column) a[row * n + column] = sum / at(column, column)
      else if (sum > 0) a[row * n + row] = Math.sqrt(sum)
      else throw new RangeError("The matrix is not positive definite.")
    }
    for (let k = 0; k < row; k++) x[row] = (x[row] ?? 0) - at(row, k) * (x[k] ?? 0)
    x[row] = (x[row] ?? 0) / at(row, row)
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) x[row] = (x[row] ?? 0) - at(k, row) * (x[k] ?? 0)
    x[row] = (x[row] ?? 0) / at(row, row)
  }
  return x
}

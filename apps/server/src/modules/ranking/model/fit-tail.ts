import { type ClosedForm, columnScale } from "./closed-form.ts"
import { byItem, type InteractionTable } from "./interaction-table.ts"
import { addLink, emptyLinks, type Links } from "./neighbour-rows.ts"
import type { Scales } from "./popularity-scales.ts"
import type { Settings } from "./settings.ts"
import { solveSmall } from "./solve-small.ts"

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
    const from = met.starts[t] as number
    const to = met.starts[t + 1] as number
    let own = 0
    const touched: number[] = []
    for (let index = from; index < to; index++) {
      const p = met.people[index] as number
      const value = (people[p] as number) * (met.weights[index] as number)
      own += value * (met.weights[index] as number)
      addHistory(table, p, n, value, together, touched)
    }
    const near = strongest(touched, together, head.gram, n)
    const g = Float64Array.from(near, (h) => together[h] as number)
    for (const h of touched) together[h] = 0
    const b = solveSmall(penalised(head, near), g)
    const penalty = head.common + settings.dropout * own
    const pivot = own + penalty - dot(g, b)
    const column = columnScale(1 / pivot, penalty, settings.slack)
    for (const [i, h] of near.entries()) {
      const beside = (b[i] as number) / pivot
      const headColumn = columnScale(head.inverseDiagonal[h] as number, head.penalty[h] as number, settings.slack)
      addLink(links, h, t, beside * column * (scales.source[h] as number) * (scales.target[t] as number))
      addLink(links, t, h, beside * headColumn * (scales.source[t] as number) * (scales.target[h] as number))
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
  for (let place = starts[p] as number; place < (starts[p + 1] as number); place++) {
    const h = items[place] as number
    if (h >= n) break
    if (together[h] === 0) touched.push(h)
    together[h] = (together[h] as number) + value * (weights[place] as number)
  }
}

/** The items met most often together, for how popular they are: by the co-occurrence squared over the item's own size. */
function strongest(touched: number[], together: Float64Array, gram: Float64Array, n: number): number[] {
  const strength = (h: number): number => (together[h] as number) ** 2 / (gram[h * n + h] as number)
  return touched.sort((a, b) => strength(b) - strength(a) || a - b).slice(0, perTailItem)
}

/** The part of G + Λ that belongs to these items, row by row. */
function penalised({ gram, penalty, n }: Head, items: readonly number[]): Float64Array {
  const size = items.length
  const part = new Float64Array(size * size)
  for (const [i, a] of items.entries()) {
    for (const [j, b] of items.entries()) part[i * size + j] = gram[a >= b ? a * n + b : b * n + a] as number
    part[i * size + i] = (part[i * size + i] as number) + (penalty[a] as number)
  }
  return part
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (const [i, value] of a.entries()) sum += value * (b[i] as number)
  return sum
}

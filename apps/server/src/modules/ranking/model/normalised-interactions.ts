import { byItem, type InteractionTable, mass, type PeopleTable } from "./interaction-table.ts"
import type { Settings } from "./settings.ts"

/**
 * The degree-normalised interactions Ã = W^½ X S: W the diagonal of `people`, S that of `items`. Ã itself is never made.
 * `gramDiagonal` is that of ÃᵀÃ, `popularity` the sums of squared interaction weights.
 */
export type NormalisedInteractions = {
  table: InteractionTable
  readers: PeopleTable
  people: Float64Array
  items: Float64Array
  gramDiagonal: Float64Array
  popularity: Float64Array
}

/** A row of a sparse symmetric matrix: `values[j]` for the first `size` of `touched`; other values are 0. */
export type SparseRow = { size: number; touched: Int32Array; values: Float64Array }

export function normalise(
  table: InteractionTable,
  { userExponent, itemExponent }: Pick<Settings, "userExponent" | "itemExponent">,
): NormalisedInteractions {
  const { people: activity, items: popularity } = mass(table)
  const people = activity.map((n) => (n > 0 ? n ** -userExponent : 0))
  const readers = byItem(table)
  const gram = new Float64Array(table.keys.length)
  for (let j = 0; j < gram.length; j++) {
    let sum = 0
    for (let at = readers.starts[j] ?? 0; at < (readers.starts[j + 1] ?? 0); at++) {
      sum += (people[readers.people[at] ?? 0] ?? 0) * (readers.weights[at] ?? 0) ** 2
    }
    gram[j] = sum
  }
  const items = gram.map((value) => (value > 0 ? value ** (-itemExponent / 2) : 0))
  const gramDiagonal = gram.map((value, j) => value * (items[j] ?? 0) ** 2)
  return { table, readers, people, items, gramDiagonal, popularity }
}

/** Row h of the normalised co-occurrence ÃᵀÃ, into `row`, whose values of before are emptied first. */
export function readGramRow(
  { table, readers, people, items }: NormalisedInteractions,
  h: number,
  row: SparseRow,
): void {
  const { touched, values } = row
  for (let at = 0; at < row.size; at++) values[touched[at] ?? 0] = 0
  let size = 0
  for (let reader = readers.starts[h] ?? 0; reader < (readers.starts[h + 1] ?? 0); reader++) {
    const p = readers.people[reader] ?? 0
    const value = (people[p] ?? 0) * (readers.weights[reader] ?? 0) * (items[h] ?? 0)
    for (let place = table.starts[p] ?? 0; place < (table.starts[p + 1] ?? 0); place++) {
      const j = table.items[place] ?? 0
      if (values[j] === 0) touched[size++] = j
      values[j] = (values[j] ?? 0) + value * (table.weights[place] ?? 0) * (items[j] ?? 0)
    }
  }
  row.size = size
}

export function emptyRow(length: number): SparseRow {
  return { size: 0, touched: new Int32Array(length), values: new Float64Array(length) }
}

/** ÃᵀÃ × matrix (a row of k numbers for each item), person by person. */
export function multiplyByGram(
  { table: { starts, items, weights }, people, items: scale }: NormalisedInteractions,
  matrix: Float64Array,
  k: number,
): Float64Array<ArrayBuffer> {
  const out = new Float64Array(matrix.length)
  const sum = new Float64Array(k)
  for (let p = 0; p < people.length; p++) {
    const from = starts[p] ?? 0
    const to = starts[p + 1] ?? 0
    sum.fill(0)
    for (let place = from; place < to; place++) {
      const item = items[place] ?? 0
      const factor = (weights[place] ?? 0) * (scale[item] ?? 0)
      for (let d = 0, at = item * k; d < k; d++, at++) sum[d] = (sum[d] ?? 0) + factor * (matrix[at] ?? 0)
    }
    for (let place = from; place < to; place++) {
      const item = items[place] ?? 0
      const factor = (people[p] ?? 0) * (weights[place] ?? 0) * (scale[item] ?? 0)
      for (let d = 0, at = item * k; d < k; d++, at++) out[at] = (out[at] ?? 0) + factor * (sum[d] ?? 0)
    }
  }
  return out
}

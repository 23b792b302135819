import { type ClosedForm, columnScale } from "./closed-form.ts"
import type { NeighbourRows } from "./neighbour-rows.ts"
import type { Scales } from "./popularity-scales.ts"

/** Weights fall into a bin by the upper half of their float: 128 bins for each power of two, fine enough for a threshold. */
const bins = 2 ** 15

/**
 * The strongest weights of the closed form, `perItem` an item on average, by one threshold on |weight| for all: an item with much
 * to say keeps more than one with little. Costs half of what the same number for every item costs (docs/recommender.md).
 */
export function keepStrongest(form: ClosedForm, scales: Scales, slack: number, perItem: number): NeighbourRows {
  const { n } = form
  const columns = columnFactors(form, scales, slack)
  const row = new Float32Array(n)
  const counts = new Int32Array(bins)
  const bits = new Uint32Array(row.buffer)
  for (let h = 0; h < n; h++) {
    readRow(form, scales, columns, h, row)
    for (let j = 0; j < n; j++) {
      const bin = ((bits[j] as number) & 0x7fffffff) >>> 16
      counts[bin] = (counts[bin] as number) + 1
    }
  }
  const threshold = thresholdBin(counts, perItem * n)
  let total = 0
  for (let bin = threshold; bin < bins; bin++) total += counts[bin] as number

  const rows = { starts: new Int32Array(n + 1), targets: new Int32Array(total), weights: new Float32Array(total) }
  let place = 0
  for (let h = 0; h < n; h++) {
    readRow(form, scales, columns, h, row)
    for (let j = 0; j < n; j++) {
      if (((bits[j] as number) & 0x7fffffff) >>> 16 < threshold) continue
      rows.targets[place] = j
      rows.weights[place++] = row[j] as number
    }
    rows.starts[h + 1] = place
  }
  return rows
}

/** −columnScale_j · target_j: all of weight(h → j) but P_hj and the source's scale. */
function columnFactors({ n, inverse, penalty }: ClosedForm, scales: Scales, slack: number): Float64Array {
  return Float64Array.from({ length: n }, (_, j) => {
    const scale = columnScale(inverse[j * n + j] as number, penalty[j] as number, slack)
    return -scale * (scales.target[j] as number)
  })
}

/** The weights of row h; its own is 0. */
function readRow({ n, inverse }: ClosedForm, scales: Scales, columns: Float64Array, h: number, row: Float32Array): void {
  const source = scales.source[h] as number
  for (let j = 0; j < n; j++) row[j] = (inverse[h * n + j] as number) * source * (columns[j] as number)
  row[h] = 0
}

/** The lowest bin such that no more than `budget` weights lie in it or above; never that of 0. */
function thresholdBin(counts: Int32Array, budget: number): number {
  let kept = 0
  for (let bin = bins - 1; bin >= 1; bin--) {
    kept += counts[bin] as number
    if (kept > budget) return bin + 1
  }
  return 1
}

import { type ClosedForm, columnScale } from "./closed-form.ts"
import type { Scales } from "./interaction-table.ts"
import type { NeighbourRows } from "./neighbour-rows.ts"
import type { Settings } from "./settings.ts"

/** Weights fall into a bin by the upper half of their float: 128 bins for each power of two, fine enough for a threshold. */
const bins = 2 ** 15

/** Everything a weight is made of: weight(h → j) = (−P_hj · columnScale_j + blend · filter_hj) · source_h · target_j. */
export type Weights = {
  form: ClosedForm
  filter: Float32Array
  scales: Scales
  settings: Pick<Settings, "slack" | "blend">
}

/**
 * The strongest weights, `perItem` an item on average, by one threshold on |weight| for all: an item with much
 * to say keeps more than one with little. Costs half of what the same number for every item costs (docs/recommender.md).
 */
export function keepStrongest(weights: Weights, perItem: number): NeighbourRows {
  const { n } = weights.form
  const columns = columnFactors(weights)
  const row = new Float32Array(n)
  const counts = new Int32Array(bins)
  const bits = new Uint32Array(row.buffer)
  for (let h = 0; h < n; h++) {
    readRow(weights, columns, h, row)
    for (let j = 0; j < n; j++) {
      const bin = ((bits[j] ?? 0) & 0x7fffffff) >>> 16
      counts[bin] = (counts[bin] ?? 0) + 1
    }
  }
  const threshold = thresholdBin(counts, perItem * n)
  let total = 0
  for (let bin = threshold; bin < bins; bin++) total += counts[bin] ?? 0

  const rows = { starts: new Int32Array(n + 1), targets: new Int32Array(total), weights: new Float32Array(total) }
  let place = 0
  for (let h = 0; h < n; h++) {
    readRow(weights, columns, h, row)
    for (let j = 0; j < n; j++) {
      if (((bits[j] ?? 0) & 0x7fffffff) >>> 16 < threshold) continue
      rows.targets[place] = j
      rows.weights[place++] = row[j] ?? 0
    }
    rows.starts[h + 1] = place
  }
  return rows
}

/** −columnScale_j for every j. */
function columnFactors({ form: { n, inverse, penalty }, settings }: Weights): Float64Array {
  return Float64Array.from({ length: n }, (_, j) => {
    return -columnScale(inverse[j * n + j] ?? 0, penalty[j] ?? 0, settings.slack)
  })
}

/** The weights of row h; its own is 0. */
function readRow(weights: Weights, columns: Float64Array, h: number, row: Float32Array): void {
  const { form, filter, scales, settings } = weights
  const { n, inverse } = form
  const source = scales.source[h] ?? 0
  const { target } = scales
  const { blend } = settings
  for (let j = 0; j < n; j++) {
    const exact = (inverse[h * n + j] ?? 0) * (columns[j] ?? 0)
    row[j] = (exact + blend * (filter[h * n + j] ?? 0)) * source * (target[j] ?? 0)
  }
  row[h] = 0
}

/** The lowest bin such that no more than `budget` weights lie in it or above; never that of 0. */
function thresholdBin(counts: Int32Array, budget: number): number {
  let kept = 0
  for (let bin = bins - 1; bin >= 1; bin--) {
    kept += counts[bin] ?? 0
    if (kept > budget) return bin + 1
  }
  return 1
}

import { fillGram, personWeights } from "./gram.ts"
import type { InteractionTable } from "./interaction-table.ts"
import { invertSymmetric } from "./invert-symmetric.ts"
import type { Settings } from "./settings.ts"

/**
 * What the closed form leaves: `inverse` is P = (G + Λ)⁻¹ with G = XᵀWX, n × n. `penalty` is the diagonal of
 * Λ_j = common + dropout · G_jj: a ridge alike for all, and a part of each item's own size.
 */
export type ClosedForm = { n: number; inverse: Float64Array; penalty: Float64Array; common: number }

/**
 * Solves the first n items into `buffer` (at least n² long), which becomes the inverse.
 *
 * Source: H. Steck, "Embarrassingly Shallow Autoencoders for Sparse Data" (EASE), WWW 2019; and "Autoencoders that don't overfit
 * towards the Identity" (EDLAE), NeurIPS 2020, for the part of the penalty that grows with the item.
 */
export function solveClosedForm(
  table: InteractionTable,
  settings: Pick<Settings, "alpha" | "ridge" | "dropout">,
  n: number,
  buffer: Float64Array,
): ClosedForm {
  const inverse = buffer.subarray(0, n * n)
  fillGram(table, personWeights(table, settings.alpha), n, inverse)
  let trace = 0
  for (let j = 0; j < n; j++) trace += inverse[j * n + j] ?? 0
  const common = Math.max((settings.ridge * trace) / Math.max(1, n), 1e-6)
  const penalty = new Float64Array(n)
  for (let j = 0; j < n; j++) {
    const own = inverse[j * n + j] ?? 0
    penalty[j] = common + settings.dropout * own
    inverse[j * n + j] = own + (penalty[j] ?? 0)
  }
  invertSymmetric(inverse, n)
  return { n, inverse, penalty, common }
}

/**
 * The factor of column j: weight(h → j) = −P_hj · columnScale_j, for h ≠ j.
 * With slack 0 it is 1 / P_jj, which makes the diagonal of I − P·scale zero: EASE. With slack the diagonal may reach that much,
 * and a column that would stay below it by itself is left alone.
 *
 * Source: J. Moon et al., "It's Enough: Relaxing Diagonal Constraints in Linear Autoencoders" (RDLAE), SIGIR 2023.
 */
export function columnScale(diagonal: number, penalty: number, slack: number): number {
  return 1 - diagonal * penalty <= slack ? penalty : (1 - slack) / diagonal
}

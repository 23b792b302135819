import type { NormalisedInteractions } from "./normalised-interactions.ts"
import type { Factors } from "./randomised-svd.ts"
import type { Settings } from "./settings.ts"

/** Leading directions kept by the ideal low-pass filter. */
const passed = 64

/**
 * An item-to-item matrix of the form D_source · (linear · ÃᵀÃ + V · diag(response) · Vᵀ) · D_target, with a diagonal of 0.
 * `vectors` holds V, one row of `rank` numbers an item.
 */
export type GraphFilter = {
  linear: number
  rank: number
  response: Float64Array
  vectors: Float32Array
  source: Float64Array
  target: Float64Array
}

/**
 * Ridge regression of every item on all others as a filter of the item graph. With K = ÃᵀÃ / λ, EASE's inverse is P = (I + K)⁻¹ and
 * its weights are −P_hj / P_jj. P = 1/(1 + x) for an eigenvalue x of K: exact in the leading directions, and 1 − c·x in all others,
 * with c = 1/(1 + x_last), where x is small and the curve nearly straight. The ideal low-pass filter comes on top.
 *
 * Sources: H. Steck, "Embarrassingly Shallow Autoencoders for Sparse Data" (EASE), WWW 2019, and "Autoencoders that don't overfit
 * towards the Identity" (EDLAE), NeurIPS 2020; Y. Shen et al., "How Powerful is Graph Convolution for Recommendation?" (GF-CF),
 * CIKM 2021: a linear part over all pairs and a low-pass part from the decomposition.
 */
export function graphFilter(
  { items, gramDiagonal, popularity }: NormalisedInteractions,
  { rank, vectors, eigenvalues }: Factors,
  settings: Settings,
): GraphFilter {
  const met = popularity.filter((value) => value > 0).length
  const lambda = Math.max((settings.ridge * sum(gramDiagonal)) / Math.max(1, met), 1e-9)
  const spectrum = eigenvalues.map((value) => Math.max(0, value) / lambda)
  const slope = 1 / (1 + (spectrum[rank - 1] ?? 0))
  const bend = spectrum.map((x) => 1 / (1 + x) - 1 + slope * x)
  const response = bend.map((value, d) => (d < passed ? settings.lowPass : 0) - value)
  const smallest = 1 / (1 + (spectrum[0] ?? 0))
  const mean = sum(popularity) / Math.max(1, met)
  const target = items.map((scale, j) => {
    if (scale === 0) return 0
    let diagonal = 1 - (slope * (gramDiagonal[j] ?? 0)) / lambda
    for (let d = 0; d < rank; d++) diagonal += (bend[d] ?? 0) * (vectors[j * rank + d] ?? 0) ** 2
    const lift = ((popularity[j] ?? 0) / mean) ** settings.popularityExponent
    return 1 / (lift * scale * Math.max(smallest, diagonal))
  })
  return { linear: slope / lambda, rank, response, vectors, source: items, target }
}

function sum(values: Float64Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}

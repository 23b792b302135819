import { rankWeights } from "./rank-weights.ts"
import type { RankingCatalogue, RankingPerson } from "./ranking.ts"

/**
 * For each category how much more somebody takes to its tiles than to others, −1 to 1: the share they took to of what they met of it,
 * drawn towards the usual share where little was met. All 0 without a history.
 */
export function categoryAffinity(catalogue: RankingCatalogue, { history, passed }: RankingPerson): Float64Array {
  const taken = new Float64Array(catalogue.categories.length)
  const met = new Float64Array(catalogue.categories.length)
  const categoryOf = (tile: number): number => catalogue.categoryOf[tile] ?? 0
  if (history.length + passed.length === 0) return taken
  for (const { tile, strength } of history) {
    taken[categoryOf(tile)] = (taken[categoryOf(tile)] ?? 0) + strength
    met[categoryOf(tile)] = (met[categoryOf(tile)] ?? 0) + strength
  }
  for (const tile of passed) met[categoryOf(tile)] = (met[categoryOf(tile)] ?? 0) + rankWeights.passedSays
  const { categoryDoubt, usualShare } = rankWeights
  return taken.map((sum, category) => {
    const share = (sum + categoryDoubt * usualShare) / ((met[category] ?? 0) + categoryDoubt)
    return share > usualShare ? (share - usualShare) / (1 - usualShare) : (share - usualShare) / usualShare
  })
}

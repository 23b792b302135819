import { rankWeights } from "./rank-weights.ts"
import type { RankingGround, RankingPerson } from "./ranking.ts"

/**
 * For each category how much more somebody takes to its tiles than to others, −1 to 1: the share they took to of what they met of it,
 * drawn towards the usual share where little was met. All 0 without a history.
 */
export function categoryAffinity(ground: RankingGround, { history, passed }: RankingPerson): Float64Array {
  const taken = new Float64Array(ground.categories.length)
  const met = new Float64Array(ground.categories.length)
  const categoryOf = (tile: number): number => ground.categoryOf[tile] as number
  if (history.length + passed.length === 0) return taken
  for (const { tile, strength } of history) {
    taken[categoryOf(tile)] = (taken[categoryOf(tile)] as number) + strength
    met[categoryOf(tile)] = (met[categoryOf(tile)] as number) + strength
  }
  for (const tile of passed) met[categoryOf(tile)] = (met[categoryOf(tile)] as number) + rankWeights.passedSays
  const { categoryDoubt, usualShare } = rankWeights
  return taken.map((sum, category) => {
    const share = (sum + categoryDoubt * usualShare) / ((met[category] as number) + categoryDoubt)
    return share > usualShare ? (share - usualShare) / (1 - usualShare) : (share - usualShare) / usualShare
  })
}

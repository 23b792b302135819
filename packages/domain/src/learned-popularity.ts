import type { RankingGround } from "./ranking.ts"
import { rankWeights } from "./rank-weights.ts"

/**
 * How well each tile is liked: its merit, lifted or lowered by how much more or less often than others of its category it is read to
 * the end. That share is the posterior mean, so that a tile nobody has met stands at its merit. Within its category, because a tile
 * that is shown only to those who love its category is read more often than a better one that is shown to all.
 */
export function learnedPopularity(ground: RankingGround): Float32Array {
  const { merit, shown, finished, categoryOf } = ground
  const { learned, learnedDoubt } = rankWeights
  const usualShares = sharesByCategory(ground)
  return merit.map((value, tile) => {
    const usual = usualShares[categoryOf[tile] as number] as number
    // Counted apart, readers may be ahead of those who were shown it.
    const readers = Math.min(finished[tile] as number, shown[tile] as number)
    const share = (readers + learnedDoubt * usual) / ((shown[tile] as number) + learnedDoubt)
    return value + learned * (share - usual)
  })
}

/** For each category the share of all that were shown a tile of it who read it to the end. */
function sharesByCategory({ categories, categoryOf, shown, finished }: RankingGround): Float64Array {
  const allShown = new Float64Array(categories.length)
  const allFinished = new Float64Array(categories.length)
  for (const [tile, category] of categoryOf.entries()) {
    allShown[category] = (allShown[category] as number) + (shown[tile] as number)
    allFinished[category] = (allFinished[category] as number) + (finished[tile] as number)
  }
  return allFinished.map((sum, category) => Math.min(1, sum / Math.max(1, allShown[category] as number)))
}

import { categoryAffinity } from "./category-affinity.ts"
import { itemStatistics } from "./item-statistics.ts"
import { rankWeights } from "./rank-weights.ts"
import type { RankingCatalogue, RankingPerson } from "./ranking.ts"
import { tileCloseness } from "./tile-closeness.ts"

/** What each part adds to a tile's score. */
export type TileParts = { close: number; category: number; fresh: number; liked: number }

export type TileScores = {
  /** The score of each tile, the best highest. */
  scores: Float32Array
  /** The parts of one tile's score, newness and liking as far as they are above the mean of all tiles. */
  partsOf: (tile: number) => TileParts
}

/**
 * How much each tile is for somebody. `certainty` is how much is known of them, 0 to 1; `isMet` marks what they met already, which comes
 * after the rest: first what they opened, then what they passed by.
 */
export function scoreTiles(
  catalogue: RankingCatalogue,
  person: RankingPerson,
  { certainty, isMet }: { certainty: number; isMet: Uint8Array },
): TileScores {
  const { categoryOf } = catalogue
  const { fresh, meanFresh, popularity, meanPopularity, readers } = itemStatistics(catalogue)
  const affinity = categoryAffinity(catalogue, person).map((value) => rankWeights.category * value)
  const close = person.closeness && tileCloseness(catalogue, person.closeness, isMet)
  const freshWeight = rankWeights.fresh * (1 - certainty) + rankWeights.freshKnown * certainty
  const closeWeight = rankWeights.close * certainty * (readers / (readers + rankWeights.halfModel))

  const scores = new Float32Array(catalogue.ids.length)
  for (let tile = 0; tile < scores.length; tile++) {
    scores[tile] =
      freshWeight * (fresh[tile] ?? 0) +
      rankWeights.liked * (popularity[tile] ?? 0) +
      (affinity[categoryOf[tile] ?? 0] ?? 0)
  }
  if (close) addTo(scores, close, closeWeight)
  if (person.lessLike) addTo(scores, person.lessLike, -rankWeights.less)
  putBack(scores, person)
  return {
    scores,
    partsOf: (tile) => ({
      close: close ? closeWeight * (close[tile] ?? 0) : 0,
      category: affinity[categoryOf[tile] ?? 0] ?? 0,
      fresh: freshWeight * ((fresh[tile] ?? 0) - meanFresh),
      liked: rankWeights.liked * ((popularity[tile] ?? 0) - meanPopularity),
    }),
  }
}

function addTo(scores: Float32Array, values: Float32Array, weight: number): void {
  for (let tile = 0; tile < scores.length; tile++) {
    scores[tile] = (scores[tile] ?? 0) + weight * (values[tile] ?? 0)
  }
}

function putBack(scores: Float32Array, { history, passed, recent = [] }: RankingPerson): void {
  const byHowMuch = new Map<number, number>()
  for (const tile of recent) byHowMuch.set(tile, rankWeights.opened)
  for (const { tile } of history) byHowMuch.set(tile, rankWeights.opened)
  for (const tile of passed) byHowMuch.set(tile, rankWeights.passed)
  for (const [tile, by] of byHowMuch) scores[tile] = (scores[tile] ?? 0) - by
}

import { categoryAffinity } from "./category-affinity.ts"
import { standingOf } from "./ground-standing.ts"
import type { RankingGround, RankingPerson } from "./ranking.ts"
import { rankWeights } from "./rank-weights.ts"
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
  ground: RankingGround,
  person: RankingPerson,
  { certainty, isMet }: { certainty: number; isMet: Uint8Array },
): TileScores {
  const { categoryOf } = ground
  const { fresh, meanFresh, popularity, meanPopularity, readers } = standingOf(ground)
  const affinity = categoryAffinity(ground, person).map((value) => rankWeights.category * value)
  const close = person.closeness && tileCloseness(ground, person.closeness, isMet)
  const freshWeight = rankWeights.fresh * (1 - certainty) + rankWeights.freshKnown * certainty
  const closeWeight = rankWeights.close * certainty * (readers / (readers + rankWeights.halfModel))

  const scores = new Float32Array(ground.ids.length)
  for (let tile = 0; tile < scores.length; tile++) {
    scores[tile] =
      freshWeight * (fresh[tile] as number) +
      rankWeights.liked * (popularity[tile] as number) +
      (affinity[categoryOf[tile] as number] as number)
  }
  if (close) addTo(scores, close, closeWeight)
  if (person.lessLike) addTo(scores, person.lessLike, -rankWeights.less)
  putBack(scores, person)
  return {
    scores,
    partsOf: (tile) => ({
      close: close ? closeWeight * (close[tile] as number) : 0,
      category: affinity[categoryOf[tile] as number] as number,
      fresh: freshWeight * ((fresh[tile] as number) - meanFresh),
      liked: rankWeights.liked * ((popularity[tile] as number) - meanPopularity),
    }),
  }
}

function addTo(scores: Float32Array, values: Float32Array, weight: number): void {
  for (let tile = 0; tile < scores.length; tile++) {
    scores[tile] = (scores[tile] as number) + weight * (values[tile] as number)
  }
}

function putBack(scores: Float32Array, { history, passed, recent = [] }: RankingPerson): void {
  const byHowMuch = new Map<number, number>()
  for (const tile of recent) byHowMuch.set(tile, rankWeights.opened)
  for (const { tile } of history) byHowMuch.set(tile, rankWeights.opened)
  for (const tile of passed) byHowMuch.set(tile, rankWeights.passed)
  for (const [tile, by] of byHowMuch) scores[tile] = (scores[tile] as number) - by
}

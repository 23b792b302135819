import type { RankingCatalogue } from "../candidates/catalogue.ts"
import { normaliseScores } from "../features/item-similarity.ts"
import { itemStatistics } from "../features/item-statistics.ts"
import { categoryAffinity, type UserProfile } from "../features/profile.ts"
import { rankWeights } from "../weights.ts"
import { demoteNearKnown } from "./demote-near-known.ts"

export type ScoreParts = { similarity: number; category: number; fresh: number; popularity: number }

export type TileScores = {
  scores: Float32Array
  /** The parts of a tile's score, with freshness and popularity relative to the mean. */
  partsOf: (tile: number) => ScoreParts
}

/**
 * Scores every tile for one person: a weighted sum of freshness, popularity, category affinity and similarity to the history, minus the
 * similarity to what they want less of. Tiles similar to known ones come later in their category, seen ones after all others: first opened,
 * then skipped.
 */
export function scoreTiles(
  catalogue: RankingCatalogue,
  profile: UserProfile,
  { confidence, isSeen }: { confidence: number; isSeen: Uint8Array },
): TileScores {
  const { categoryOf } = catalogue
  const { fresh, meanFresh, popularity, meanPopularity, readers } = itemStatistics(catalogue)
  const affinity = categoryAffinity(catalogue, profile).map((value) => rankWeights.category * value)
  const similarity = profile.modelScores && normaliseScores(catalogue, profile.modelScores, isSeen)
  const freshWeight = rankWeights.fresh * (1 - confidence) + rankWeights.freshKnown * confidence
  const modelWeight = readers / (readers + rankWeights.halfModel)
  const similarityWeight = rankWeights.similarity * confidence * modelWeight

  const scores = new Float32Array(catalogue.ids.length)
  for (let tile = 0; tile < scores.length; tile++) {
    scores[tile] =
      freshWeight * (fresh[tile] ?? 0) +
      rankWeights.popularity * (popularity[tile] ?? 0) +
      (affinity[categoryOf[tile] ?? 0] ?? 0)
  }
  if (similarity) addWeighted(scores, similarity, similarityWeight)
  if (profile.lessSimilar) addWeighted(scores, profile.lessSimilar, -rankWeights.less)
  if (profile.knownSimilar) demoteNearKnown(scores, { catalogue, similarity: profile.knownSimilar, isSeen })
  for (const { tile } of profile.picks ?? []) if (!isSeen[tile]) scores[tile] = (scores[tile] ?? 0) + rankWeights.picked
  demoteSeen(scores, profile)
  return {
    scores,
    partsOf: (tile) => ({
      similarity: similarity ? similarityWeight * (similarity[tile] ?? 0) : 0,
      category: affinity[categoryOf[tile] ?? 0] ?? 0,
      fresh: freshWeight * ((fresh[tile] ?? 0) - meanFresh),
      popularity: rankWeights.popularity * ((popularity[tile] ?? 0) - meanPopularity),
    }),
  }
}

function addWeighted(scores: Float32Array, values: Float32Array, weight: number): void {
  for (let tile = 0; tile < scores.length; tile++) {
    scores[tile] = (scores[tile] ?? 0) + weight * (values[tile] ?? 0)
  }
}

function demoteSeen(scores: Float32Array, { history, read = [], skipped, recent = [] }: UserProfile): void {
  const demotions = new Map<number, number>()
  for (const tile of [...read, ...recent]) demotions.set(tile, rankWeights.opened)
  for (const { tile } of history) demotions.set(tile, rankWeights.opened)
  for (const tile of skipped) demotions.set(tile, rankWeights.skipped)
  for (const [tile, by] of demotions) scores[tile] = (scores[tile] ?? 0) - by
}

import { freshness } from "@confetti/domain/feed/default-feed"
import type { RankingCatalogue } from "../candidates/catalogue.ts"
import { rankWeights } from "../weights.ts"

export type ItemStatistics = {
  /** 1 for a new tile, half of it a month later. */
  fresh: Float32Array
  meanFresh: number
  popularity: Float32Array
  meanPopularity: number
  /** Inverse popularity weighting of model scores: tiles with many impressions seem similar to everything. */
  damping: Float32Array
  coldStart: Int32Array
  /** Mean completions of a tile: what a model can learn from. */
  readers: number
}

const cache = new WeakMap<RankingCatalogue, ItemStatistics>()

/** Calculated once for a catalogue, as it costs more than one person's ranking. */
export function itemStatistics(catalogue: RankingCatalogue): ItemStatistics {
  const statistics = cache.get(catalogue) ?? computeStatistics(catalogue)
  cache.set(catalogue, statistics)
  return statistics
}

function computeStatistics(catalogue: RankingCatalogue): ItemStatistics {
  const { publishedAt, shown, now } = catalogue
  const { coldStart, impressionPseudoCount } = rankWeights
  const fresh = Float32Array.from(publishedAt, (at) => finite(freshness(at, now)))
  const popularity = popularityOf(catalogue).map(finite)
  return {
    fresh,
    meanFresh: mean(fresh),
    popularity,
    meanPopularity: mean(popularity),
    damping: Float32Array.from(shown, (count) => 1 / Math.sqrt(count + impressionPseudoCount)),
    coldStart: Int32Array.from([...shown.keys()].filter((tile) => (shown[tile] ?? 0) < coldStart)),
    readers: mean(catalogue.finished),
  }
}

/** A single invalid number must not break all comparisons. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function mean(values: Float32Array | Uint32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / Math.max(1, values.length)
}

/**
 * Popularity: the quality prior, adjusted by the completion rate relative to the tile's category. The rate is a posterior mean, so a tile
 * without impressions keeps its prior. Relative to the category, because a tile shown only to its fans is finished more often than a better
 * one shown to all.
 */
function popularityOf(catalogue: RankingCatalogue): Float32Array {
  const { merit, shown, finished, categoryOf } = catalogue
  const { completion, completionPseudoCount } = rankWeights
  const categoryRates = completionByCategory(catalogue)
  return merit.map((value, tile) => {
    const usual = categoryRates[categoryOf[tile] ?? 0] ?? 0
    // Counted separately, completions may exceed impressions.
    const readers = Math.min(finished[tile] ?? 0, shown[tile] ?? 0)
    const rate = (readers + completionPseudoCount * usual) / ((shown[tile] ?? 0) + completionPseudoCount)
    return value + completion * (rate - usual)
  })
}

function completionByCategory({ categories, categoryOf, shown, finished }: RankingCatalogue): Float64Array {
  const allShown = new Float64Array(categories.length)
  const allFinished = new Float64Array(categories.length)
  for (const [tile, category] of categoryOf.entries()) {
    allShown[category] = (allShown[category] ?? 0) + (shown[tile] ?? 0)
    allFinished[category] = (allFinished[category] ?? 0) + (finished[tile] ?? 0)
  }
  return allFinished.map((sum, category) => Math.min(1, sum / Math.max(1, allShown[category] ?? 0)))
}

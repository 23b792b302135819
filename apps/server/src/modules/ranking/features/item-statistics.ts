import { freshness } from "@confetti/domain/feed/default-feed"
import type { RankingCatalogue } from "../candidates/catalogue.ts"
import { rankWeights } from "../weights.ts"

export type ItemStatistics = {
  /** 1 for what came out just now, half of it a month later. */
  fresh: Float32Array
  meanFresh: number
  popularity: Float32Array
  meanPopularity: number
  /** Inverse popularity weighting of model scores: a model says of a tile with many impressions that it is similar to everything. */
  damping: Float32Array
  coldStart: Int32Array
  /** Completions of a tile, as a mean: what a model has to learn from. */
  readers: number
}

const cache = new WeakMap<RankingCatalogue, ItemStatistics>()

/** Worked out once for a catalogue: it costs more than all that differs between people. */
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

/** One bad number must not make all comparisons wrong. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function mean(values: Float32Array | Uint32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / Math.max(1, values.length)
}

/**
 * Popularity: the quality prior, lifted or lowered by how much more or less often than others of its category a tile is read to the end.
 * That rate is the posterior mean, so a tile without impressions stands at its prior. Within its category, because a tile
 * that is shown only to those who love its category is read more often than a better one that is shown to all.
 */
function popularityOf(catalogue: RankingCatalogue): Float32Array {
  const { merit, shown, finished, categoryOf } = catalogue
  const { completion, completionPseudoCount } = rankWeights
  const categoryRates = completionByCategory(catalogue)
  return merit.map((value, tile) => {
    const usual = categoryRates[categoryOf[tile] ?? 0] ?? 0
    // Counted apart, completions may be ahead of impressions.
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

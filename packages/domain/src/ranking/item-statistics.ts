import { freshness } from "../feed/freshness.ts"
import { rankWeights } from "./rank-weights.ts"
import type { RankingCatalogue } from "./ranking.ts"

/** How each tile stands with everybody. */
export type ItemStatistics = {
  /** 1 for what came out just now, half of it a month later. */
  fresh: Float32Array
  meanFresh: number
  popularity: Float32Array
  meanPopularity: number
  /** What closeness is multiplied with: a model says of a tile that was shown to many that everybody is close to it. */
  rarity: Float32Array
  /** Tiles few people were shown. */
  coldStart: Int32Array
  /** How many people read a tile to the end, as a mean: what a model has to learn from. */
  readers: number
}

const known = new WeakMap<RankingCatalogue, ItemStatistics>()

/** Worked out once for a catalogue: it is the same for everybody, and costs more than all that differs. */
export function itemStatistics(catalogue: RankingCatalogue): ItemStatistics {
  const statistics = known.get(catalogue) ?? workOut(catalogue)
  known.set(catalogue, statistics)
  return statistics
}

function workOut(catalogue: RankingCatalogue): ItemStatistics {
  const { publishedAt, shown, now } = catalogue
  const { few, exposureDoubt } = rankWeights
  const fresh = Float32Array.from(publishedAt, (at) => finite(freshness(at, now)))
  const popularity = learnedPopularity(catalogue).map(finite)
  return {
    fresh,
    meanFresh: mean(fresh),
    popularity,
    meanPopularity: mean(popularity),
    rarity: Float32Array.from(shown, (count) => 1 / Math.sqrt(count + exposureDoubt)),
    coldStart: Int32Array.from([...shown.keys()].filter((tile) => (shown[tile] ?? 0) < few)),
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
 * How well each tile is liked: its merit, lifted or lowered by how much more or less often than others of its category it is read to
 * the end. That share is the posterior mean, so that a tile nobody has met stands at its merit. Within its category, because a tile
 * that is shown only to those who love its category is read more often than a better one that is shown to all.
 */
function learnedPopularity(catalogue: RankingCatalogue): Float32Array {
  const { merit, shown, finished, categoryOf } = catalogue
  const { learned, learnedDoubt } = rankWeights
  const usualShares = sharesByCategory(catalogue)
  return merit.map((value, tile) => {
    const usual = usualShares[categoryOf[tile] ?? 0] ?? 0
    // Counted apart, readers may be ahead of those who were shown it.
    const readers = Math.min(finished[tile] ?? 0, shown[tile] ?? 0)
    const share = (readers + learnedDoubt * usual) / ((shown[tile] ?? 0) + learnedDoubt)
    return value + learned * (share - usual)
  })
}

/** For each category the share of all that were shown a tile of it who read it to the end. */
function sharesByCategory({ categories, categoryOf, shown, finished }: RankingCatalogue): Float64Array {
  const allShown = new Float64Array(categories.length)
  const allFinished = new Float64Array(categories.length)
  for (const [tile, category] of categoryOf.entries()) {
    allShown[category] = (allShown[category] ?? 0) + (shown[tile] ?? 0)
    allFinished[category] = (allFinished[category] ?? 0) + (finished[tile] ?? 0)
  }
  return allFinished.map((sum, category) => Math.min(1, sum / Math.max(1, allShown[category] ?? 0)))
}

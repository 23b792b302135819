import type { Catalogue, RankingCatalogue } from "../candidates/catalogue.ts"
import { rankWeights } from "../weights.ts"
import { modelScores, type ServedModel, similarityTo } from "./item-similarity.ts"

/** Positive implicit feedback, weakest first. */
export const interactions = ["tap", "finish", "new", "like"] as const

export type Interaction = (typeof interactions)[number]

/** Weights from 0 to 1, for training and ranking. A fact that was new counts more than one only read. */
export const interactionWeight: Readonly<Record<Interaction, number>> = { tap: 0.3, finish: 0.6, new: 0.8, like: 1 }

/** A pick counts more than a finished tile, less than a like. */
const pickWeight = 0.8

/** A person's activity since the feed was last reset, latest first. */
export type InteractionHistory = {
  history: readonly { tileId: string; interaction: Interaction }[]
  finished: readonly string[]
  /** All tiles they read, finished or not: these come after unseen ones. */
  read: readonly string[]
  passed: readonly string[]
  /** Tiles seen last, read or not, which the next order continues. */
  recent: readonly string[]
  /** Tiles they already knew, latest first. Each is also in the history as finished. */
  known: readonly string[]
  picks: readonly string[]
  lessPreferences: readonly { scope: string; subject: string }[]
}

export type UserProfile = {
  /** Model scores for the history, on any scale; null without a model or a history. */
  modelScores: Float32Array | null
  history: readonly { tile: number; weight: number }[]
  /** Picks that are not in the history: a positive signal, but not seen. */
  picks?: readonly { tile: number; weight: number }[]
  /** 1 for tiles that are no candidates: finished, or unwanted. */
  isExcluded: Uint8Array
  /** Read tiles that may come again after all others. */
  read?: readonly number[]
  skipped: readonly number[]
  /** Tiles seen last, latest first, some twenty or more. Without it every new order would start again with the favourite category. */
  recent?: readonly number[]
  lessCategories: ReadonlySet<number>
  /** Each tile's similarity to what they want less of, 0 to 1; null without a less-preference. */
  lessSimilar: Float32Array | null
  /** Each tile's similarity to what they already knew, 0 to 1; missing if there is none. */
  knownSimilar?: Float32Array | null
}

/** The latest less-preferences and known tiles that count: each costs a pass over its categories. */
const mostSimilar = 50
const mostKnown = 20
/** Similarity to a category that is not a tile's first. */
const secondaryCategory = 0.5

export function buildProfile(
  catalogue: Catalogue,
  model: ServedModel | null,
  interactions: InteractionHistory,
): UserProfile {
  const { history, finished, read, passed, recent, known, picks, lessPreferences } = interactions
  const subjectsOf = (wanted: string): string[] =>
    lessPreferences.filter(({ scope }) => scope === wanted).map(({ subject }) => subject)
  const indexesOf = (ids: readonly string[]): number[] => ids.flatMap((id) => catalogue.indexOf.get(id) ?? [])
  const weighted = history.map(({ tileId, interaction }) => ({ item: tileId, weight: interactionWeight[interaction] }))
  const tookTo = new Set(history.map(({ tileId }) => tileId))
  const picked = picks.filter((id) => !tookTo.has(id)).map((item) => ({ item, weight: pickWeight }))
  const isExcluded = new Uint8Array(catalogue.ids.length)
  for (const tile of indexesOf([...finished, ...subjectsOf("tile")])) isExcluded[tile] = 1
  const liked = new Set(history.flatMap(({ tileId, interaction }) => (interaction === "like" ? tileId : [])))
  const categories = subjectsOf("category")
  const similar = similarityTo({ catalogue, model }, subjectsOf("similar").slice(0, mostSimilar))
  return {
    modelScores: modelScores(catalogue, model, [...weighted, ...picked]),
    picks: picked.flatMap(({ item, weight }) => indexesOf([item]).map((tile) => ({ tile, weight }))),
    history: weighted.flatMap(({ item, weight }) => {
      const tile = catalogue.indexOf.get(item)
      return tile === undefined ? [] : [{ tile, weight }]
    }),
    isExcluded,
    read: indexesOf(read),
    skipped: indexesOf(passed.filter((id) => !tookTo.has(id))),
    recent: indexesOf(recent),
    lessCategories: new Set(categories.map((slug) => catalogue.categories.indexOf(slug)).filter((at) => at >= 0)),
    lessSimilar: withSecondaryCategories(catalogue, categories, similar),
    // A liked tile counts as liked, even if it was known.
    knownSimilar: similarityTo({ catalogue, model }, known.filter((id) => !liked.has(id)).slice(0, mostKnown)),
  }
}

function withSecondaryCategories(
  catalogue: Catalogue,
  categories: readonly string[],
  similarity: Float32Array | null,
): Float32Array | null {
  if (categories.length === 0) return similarity
  const raised = similarity ?? new Float32Array(catalogue.ids.length)
  for (const category of categories) {
    for (const tile of catalogue.tilesIn.get(category) ?? []) {
      const isFirst = catalogue.tiles[tile]?.category === category
      if (!isFirst && (raised[tile] ?? 0) < secondaryCategory) raised[tile] = secondaryCategory
    }
  }
  return raised
}

/** Evidence of a person: 0 at cold start, towards 1 with more activity. */
export function profileConfidence({ history, picks = [] }: UserProfile): number {
  const sum = [...history, ...picks].reduce((before, { weight }) => before + weight, 0)
  return sum / (sum + rankWeights.halfHistory)
}

export function seenTiles({ isExcluded, history, read = [], skipped, recent = [] }: UserProfile): Uint8Array {
  const isSeen = isExcluded.slice()
  for (const { tile } of history) isSeen[tile] = 1
  for (const tile of [...read, ...skipped, ...recent]) isSeen[tile] = 1
  return isSeen
}

/**
 * Category affinity, −1 to 1: how much more often than the base rate a person likes tiles of a category. A posterior mean, so little
 * evidence stays near 0. All 0 without a history.
 */
export function categoryAffinity(
  catalogue: RankingCatalogue,
  { history, picks = [], skipped }: UserProfile,
): Float64Array {
  const taken = new Float64Array(catalogue.categories.length)
  const seen = new Float64Array(catalogue.categories.length)
  const categoryOf = (tile: number): number => catalogue.categoryOf[tile] ?? 0
  if (history.length + picks.length + skipped.length === 0) return taken
  for (const { tile, weight } of [...history, ...picks]) {
    taken[categoryOf(tile)] = (taken[categoryOf(tile)] ?? 0) + weight
    seen[categoryOf(tile)] = (seen[categoryOf(tile)] ?? 0) + weight
  }
  for (const tile of skipped) seen[categoryOf(tile)] = (seen[categoryOf(tile)] ?? 0) + rankWeights.skip
  const { categoryPseudoCount, baseRate } = rankWeights
  return taken.map((sum, category) => {
    const rate = (sum + categoryPseudoCount * baseRate) / ((seen[category] ?? 0) + categoryPseudoCount)
    return rate > baseRate ? (rate - baseRate) / (1 - baseRate) : (rate - baseRate) / baseRate
  })
}

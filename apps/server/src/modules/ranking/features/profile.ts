import type { Catalogue, RankingCatalogue } from "../candidates/catalogue.ts"
import { rankWeights } from "../weights.ts"
import { modelScores, type ServedModel, similarityTo } from "./item-similarity.ts"

/** What somebody does with a tile they take to: implicit feedback, the weakest first. */
export const interactions = ["tap", "finish", "new", "like"] as const

export type Interaction = (typeof interactions)[number]

/** How much each says, from 0 to 1: to the training as to the ranking. What was new to somebody is worth more than what they only read. */
export const interactionWeight: Readonly<Record<Interaction, number>> = { tap: 0.3, finish: 0.6, new: 0.8, like: 1 }

/** What a pick says: more than reading to the end, less than a like. */
const pickWeight = 0.8

/** What one person did since their feed was last reset, the latest first. */
export type InteractionHistory = {
  history: readonly { tileId: string; interaction: Interaction }[]
  finished: readonly string[]
  /** Every tile they read, to the end or not: however long ago that was, it comes after what they have not met. */
  read: readonly string[]
  passed: readonly string[]
  /** What they saw last, read or not: the order goes on from there. */
  recent: readonly string[]
  /** Tiles they said they knew already, the latest first. Each is in the history too, as read to the end. */
  known: readonly string[]
  picks: readonly string[]
  lessPreferences: readonly { scope: string; subject: string }[]
}

export type UserProfile = {
  /** The model's score of each tile, given the history: any scale, higher is more similar. Null without a model or a history. */
  modelScores: Float32Array | null
  /** What they took to, the interaction weight of each from 0 to 1. */
  history: readonly { tile: number; weight: number }[]
  /** What they picked to come next and is not in the history: it says what they take to, and is not seen by that. */
  picks?: readonly { tile: number; weight: number }[]
  /** 1 for tiles that are no candidates for them: read to the end, or not wanted. */
  isExcluded: Uint8Array
  /** Tiles they read and that may come again, behind all others. */
  read?: readonly number[]
  skipped: readonly number[]
  /**
   * What they saw last, the latest first, some twenty or more: the order goes on from there. Without it every new order begins anew
   * with what they like best, however much of it there was just now.
   */
  recent?: readonly number[]
  lessCategories: ReadonlySet<number>
  /** For each tile its similarity to what they want less of, 0 to 1; null without such a preference. */
  lessSimilar: Float32Array | null
  /** For each tile its similarity to what they knew already, 0 to 1; nothing where they said so of none. */
  knownSimilar?: Float32Array | null
}

/** So many of the latest less-preferences about what is like a tile are looked at, and of what was known: each costs a pass over its categories. */
const mostSimilar = 50
const mostKnown = 20
/** Similarity of a tile to a category that is its second or later one. */
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
    // Who likes what they knew wants more that is like it.
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

/** How much is known of somebody: 0 at cold start, towards 1 the more they took to. */
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
 * Category affinity, −1 to 1: how much more often than the base rate somebody takes to the tiles of a category they see. A posterior
 * mean, so little evidence stays near 0. All 0 without a history.
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

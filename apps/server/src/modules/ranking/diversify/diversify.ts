import type { RankingCatalogue } from "../candidates/catalogue.ts"
import type { UserProfile } from "../features/profile.ts"
import { rankWeights } from "../weights.ts"
import { buildCategoryHeaps, type CategoryHeaps } from "./category-heaps.ts"

/** Each shown tile lowers others of its category by `weight`, which shrinks by `decay` at each place. */
export type DiversityPenalty = { weight: number; decay: number }

export type DiversifyInput = {
  scores: Float32Array
  catalogue: Pick<RankingCatalogue, "categoryOf" | "categories">
  penalty: DiversityPenalty
  /** Tiles before the first place, latest first. */
  recent: readonly number[]
  /** Minimum spacing of less-wanted categories: places between two of its tiles, and before the first. */
  spacing: ReadonlyMap<number, number>
}

/** `margin` is how much better the best remaining tile was: above 0 if diversity decided. */
export type Placed = { tile: number; margin: number }

export type DiverseOrder = {
  next: () => Placed | null
  /** Takes the first of `tiles` that does not make three of a category in a row. Null if there is none. */
  nextOf: (tiles: Iterable<number>) => Placed | null
}

export function diverseOrder(
  catalogue: RankingCatalogue,
  { isExcluded, recent = [], lessCategories }: UserProfile,
  { scores, confidence, most }: { scores: Float32Array; confidence: number; most: number },
): DiverseOrder {
  const penalty = diversityPenalty(confidence)
  const orderWith = (spacing: ReadonlyMap<number, number>, count: number): DiverseOrder => {
    const heaps = buildCategoryHeaps({ scores, catalogue, isExcluded, most: count })
    return diversify(heaps, { scores, catalogue, penalty, recent, spacing })
  }
  if (lessCategories.size === 0) return orderWith(new Map(), most)
  const { next } = orderWith(new Map(), lookAhead)
  const ahead = Array.from({ length: lookAhead }, () => next()?.tile ?? -1).filter((tile) => tile >= 0)
  const categories = ahead.map((tile) => catalogue.categoryOf[tile] ?? 0)
  return orderWith(minimumSpacing(lessCategories, categories), most)
}

/** At cold start as varied as the default feed; with more evidence a category may take more places. */
export function diversityPenalty(confidence: number): DiversityPenalty {
  const { penalty, penaltyKnown, penaltyDecay } = rankWeights
  return { weight: penalty * (1 - confidence) + penaltyKnown * confidence, decay: penaltyDecay }
}

/** Places from which spacing is calculated. */
const lookAhead = 20
/** Of four tiles one stays, a little early, so that it is among the first twenty. */
const oneOf = 4
const earlier = 0.8
/** At most about one in twenty stays. */
const leastSpacing = 16

/** Four times the natural spacing for each less-wanted category. `ahead` has the categories without it. */
function minimumSpacing(less: ReadonlySet<number>, ahead: readonly number[]): Map<number, number> {
  const spacingOf = (category: number): number => {
    const count = ahead.filter((each) => each === category).length
    return Math.max(leastSpacing, Math.round((earlier * oneOf * lookAhead) / Math.max(1, count)))
  }
  return new Map(Array.from(less, (category) => [category, spacingOf(category)]))
}

const mostInRow = 2

/**
 * Greedy diversity re-ranking: the best score after the penalty wins each place. No category takes three in a row, and less-wanted ones
 * keep their spacing, while anything else is left.
 */
export function diversify(heaps: CategoryHeaps, input: DiversifyInput): DiverseOrder {
  const { scores, catalogue, penalty, recent, spacing } = input
  const { categoryOf } = catalogue
  const heads = Int32Array.from(catalogue.categories, (_, category) => heaps.peek(category))
  const penalties = new Float64Array(heads.length)
  const since = new Int32Array(heads.length)
  let last = -1
  let inRow = 0
  let topScore = 0

  function advance(category: number): void {
    inRow = category === last ? inRow + 1 : 1
    last = category
    for (let each = 0; each < penalties.length; each++) {
      penalties[each] = (penalties[each] ?? 0) * penalty.decay
      since[each] = (since[each] ?? 0) + 1
    }
    penalties[category] = (penalties[category] ?? 0) + penalty.weight
    since[category] = 0
  }

  for (const tile of recent.toReversed()) advance(categoryOf[tile] ?? 0)

  const isTooMany = (category: number): boolean => category === last && inRow >= mostInRow
  const isTooSoon = (category: number): boolean => (since[category] ?? 0) < (spacing.get(category) ?? 0)

  /** The best tile by penalised score, or −1. */
  function best(isBarred: (category: number) => boolean): number {
    let tile = -1
    let most = Number.NEGATIVE_INFINITY
    topScore = Number.NEGATIVE_INFINITY
    for (let category = 0; category < heads.length; category++) {
      const head = heads[category] ?? 0
      if (head < 0) continue
      topScore = Math.max(topScore, scores[head] ?? 0)
      const value = (scores[head] ?? 0) - (penalties[category] ?? 0)
      if ((value > most || (value === most && head < tile)) && !isBarred(category)) {
        tile = head
        most = value
      }
    }
    return tile
  }

  /** Without alternatives: first those held by spacing, then a third in a row. */
  function leftOver(): number {
    const tile = best(isTooMany)
    return tile >= 0 ? tile : (heads[last] ?? -1)
  }

  function place(tile: number): Placed {
    const category = categoryOf[tile] ?? 0
    heaps.remove(tile)
    heads[category] = heaps.peek(category)
    advance(category)
    return { tile, margin: topScore - (scores[tile] ?? 0) }
  }

  return {
    next() {
      const wanted = best((category) => isTooMany(category) || isTooSoon(category))
      const tile = wanted >= 0 ? wanted : leftOver()
      return tile < 0 ? null : place(tile)
    },
    nextOf(tiles) {
      for (const tile of tiles) {
        if (heaps.has(tile) && !isTooMany(categoryOf[tile] ?? 0)) return place(tile)
      }
      return null
    },
  }
}

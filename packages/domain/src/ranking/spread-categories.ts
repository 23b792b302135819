import type { CategoryLines } from "./category-lines.ts"
import { rankWeights } from "./rank-weights.ts"
import type { RankingCatalogue } from "./ranking.ts"

/** How a category wears off: showing a tile of it lowers the others by `weight`, which shrinks by `decay` at each place. */
export type DiversityPenalty = { weight: number; decay: number }

export type SpreadInput = {
  scores: Float32Array
  catalogue: Pick<RankingCatalogue, "categoryOf" | "categories">
  penalty: DiversityPenalty
  /** What stands before the first place, the latest first. */
  recent: readonly number[]
  /** Categories somebody wants less of, each with how many places lie between two of its tiles, and before the first. */
  spacing: ReadonlyMap<number, number>
}

/** `margin` is by how much the best tile left was better: more than 0 where variety decided. */
export type Placed = { tile: number; margin: number }

export type Spread = {
  /** Takes the best tile for the next place. Null when none is left. */
  next: () => Placed | null
  /** Takes the first of `tiles` that is left and makes no third of its category in a row. Null when there is none. */
  nextOf: (tiles: Iterable<number>) => Placed | null
}

/** Somebody nothing is known of sees as many categories as the default feed shows; who is known may see more of one. */
export function diversityPenalty(certainty: number): DiversityPenalty {
  const { penalty, penaltyKnown, penaltyDecay } = rankWeights
  return { weight: penalty * (1 - certainty) + penaltyKnown * certainty, decay: penaltyDecay }
}

const mostInRow = 2

/**
 * Fills place after place, so that no category stands more than twice in a row while another is left. What was just shown wears
 * off, and the best score after that wins; categories somebody wants less of keep their distance as long as anything else is left.
 */
export function spreadCategories(lines: CategoryLines, input: SpreadInput): Spread {
  const { scores, catalogue, penalty, recent, spacing } = input
  const { categoryOf } = catalogue
  const heads = Int32Array.from(catalogue.categories, (_, category) => lines.head(category))
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

  /** The best tile by score and wear. −1 without any. */
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

  /** Where nothing else is left, what keeps its distance comes after all, and last of all more of what there was twice. */
  function leftOver(): number {
    const tile = best(isTooMany)
    return tile >= 0 ? tile : (heads[last] ?? -1)
  }

  function place(tile: number): Placed {
    const category = categoryOf[tile] ?? 0
    lines.take(tile)
    heads[category] = lines.head(category)
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
        if (lines.isLeft(tile) && !isTooMany(categoryOf[tile] ?? 0)) return place(tile)
      }
      return null
    },
  }
}

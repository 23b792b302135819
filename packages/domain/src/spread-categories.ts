import type { CategoryLines } from "./category-lines.ts"
import type { RankingGround } from "./ranking.ts"
import { rankWeights } from "./rank-weights.ts"

/** How a category wears off: showing a tile of it lowers the others by `weight`, which shrinks by `fade` at each place. */
export type Wear = { weight: number; fade: number }

export type SpreadInput = {
  scores: Float32Array
  ground: Pick<RankingGround, "categoryOf" | "categories">
  wear: Wear
  /** What stands before the first place, the latest first. */
  recent: readonly number[]
  /** Categories somebody wants less of, each with how many places lie between two of its tiles, and before the first. */
  apart: ReadonlyMap<number, number>
}

/** `held` is by how much the best tile left was better: more than 0 where variety decided. */
export type Placed = { tile: number; held: number }

export type Spread = {
  /** Takes the best tile for the next place. Null when none is left. */
  next: () => Placed | null
  /** Takes the first of `tiles` that is left and makes no third of its category in a row. Null when there is none. */
  nextOf: (tiles: Iterable<number>) => Placed | null
}

/** Somebody nothing is known of sees as many categories as the default feed shows; who is known may see more of one. */
export function wearAt(certainty: number): Wear {
  const { wear, wearKnown, wearFade } = rankWeights
  return { weight: wear * (1 - certainty) + wearKnown * certainty, fade: wearFade }
}

const mostInRow = 2

/**
 * Fills place after place, so that no category stands more than twice in a row while another is left. What was just shown wears
 * off, and the best score after that wins; categories somebody wants less of keep their distance as long as anything else is left.
 */
export function spreadCategories(lines: CategoryLines, input: SpreadInput): Spread {
  const { scores, ground, wear, recent, apart } = input
  const { categoryOf } = ground
  const heads = Int32Array.from(ground.categories, (_, category) => lines.head(category))
  const worn = new Float64Array(heads.length)
  const since = new Int32Array(heads.length)
  let last = -1
  let inRow = 0
  let topScore = 0

  function goOn(category: number): void {
    inRow = category === last ? inRow + 1 : 1
    last = category
    for (let each = 0; each < worn.length; each++) {
      worn[each] = (worn[each] as number) * wear.fade
      since[each] = (since[each] as number) + 1
    }
    worn[category] = (worn[category] as number) + wear.weight
    since[category] = 0
  }

  for (const tile of recent.toReversed()) goOn(categoryOf[tile] as number)

  const isTooMany = (category: number): boolean => category === last && inRow >= mostInRow
  const isTooSoon = (category: number): boolean => (since[category] as number) < (apart.get(category) ?? 0)

  /** The best tile by score and wear. −1 without any. */
  function best(isBarred: (category: number) => boolean): number {
    let tile = -1
    let most = Number.NEGATIVE_INFINITY
    topScore = Number.NEGATIVE_INFINITY
    for (let category = 0; category < heads.length; category++) {
      const head = heads[category] as number
      if (head < 0) continue
      topScore = Math.max(topScore, scores[head] as number)
      const value = (scores[head] as number) - (worn[category] as number)
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
    const category = categoryOf[tile] as number
    lines.take(tile)
    heads[category] = lines.head(category)
    goOn(category)
    return { tile, held: topScore - (scores[tile] as number) }
  }

  return {
    next() {
      const wanted = best((category) => isTooMany(category) || isTooSoon(category))
      const tile = wanted >= 0 ? wanted : leftOver()
      return tile < 0 ? null : place(tile)
    },
    nextOf(tiles) {
      for (const tile of tiles) {
        if (lines.isLeft(tile) && !isTooMany(categoryOf[tile] as number)) return place(tile)
      }
      return null
    },
  }
}

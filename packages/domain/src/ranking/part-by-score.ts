import type { RankingCatalogue } from "./ranking.ts"

/** Steps the scores are counted in, fewer where there are very many categories. */
const mostSteps = 512
const mostCounts = 1 << 18
/** What is so far below the best, as all that was met before, is on the lowest step. */
const span = 8

type PartInput = {
  scores: Float32Array
  catalogue: Pick<RankingCatalogue, "categoryOf" | "categories">
  isLeftOut: Uint8Array
  /** How many of each category to bring to the front, at least. */
  front: number
}

/**
 * Tiles by category, end to end: those of category c at starts[c] … starts[c + 1]. Before middles[c] stand, in no order, tiles that
 * are all better than any behind it.
 */
export type Parted = { tiles: Int32Array; starts: Int32Array; middles: Int32Array }

/** Parts the tiles that may be shown by steps of their score: a pass to count, a pass to place, and no sorting. */
export function partByScore({ scores, catalogue, isLeftOut, front }: PartInput): Parted {
  const { categoryOf, categories } = catalogue
  const most = Math.max(2, Math.min(mostSteps, Math.floor(mostCounts / categories.length)))
  const steps = stepsOf(scores, isLeftOut, most)
  const counts = new Uint32Array(categories.length * most)
  for (let tile = 0; tile < steps.length; tile++) {
    if (isLeftOut[tile]) continue
    const at = (categoryOf[tile] ?? 0) * most + (steps[tile] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const { starts, middles, lowest } = cut(counts, categories.length, front)
  const tiles = new Int32Array(starts[categories.length] ?? 0)
  const better = starts.slice()
  const rest = middles.slice()
  for (let tile = 0; tile < steps.length; tile++) {
    if (isLeftOut[tile]) continue
    const category = categoryOf[tile] ?? 0
    const next = (steps[tile] ?? 0) >= (lowest[category] ?? 0) ? better : rest
    const place = next[category] ?? 0
    tiles[place] = tile
    next[category] = place + 1
  }
  return { tiles, starts, middles }
}

/** For each tile on which of so many steps its score stands, from the lowest to the highest. */
function stepsOf(scores: Float32Array, isLeftOut: Uint8Array, most: number): Uint16Array {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let tile = 0; tile < scores.length; tile++) {
    if (isLeftOut[tile]) continue
    const score = scores[tile] ?? 0
    if (score < low) low = score
    if (score > high) high = score
  }
  const lowest = Math.max(low, high - span)
  const unit = high > lowest ? (most - 1) / (high - lowest) : 0
  const steps = new Uint16Array(scores.length)
  for (let tile = 0; tile < steps.length; tile++) {
    steps[tile] = Math.max(0, ((scores[tile] ?? 0) - lowest) * unit)
  }
  return steps
}

/** Where each category begins, where its better part ends, and the lowest step of that. */
function cut(counts: Uint32Array, categories: number, front: number): Omit<Parted, "tiles"> & { lowest: Uint16Array } {
  const steps = counts.length / categories
  const starts = new Int32Array(categories + 1)
  const middles = new Int32Array(categories)
  const lowest = new Uint16Array(categories)
  for (let category = 0; category < categories; category++) {
    let end = starts[category] ?? 0
    let step = steps
    const countAt = (at: number): number => counts[category * steps + at] ?? 0
    for (let found = 0; step > 0 && found < front; ) {
      found += countAt(--step)
      end += countAt(step)
    }
    middles[category] = end
    lowest[category] = step
    while (step > 0) end += countAt(--step)
    starts[category + 1] = end
  }
  return { starts, middles, lowest }
}

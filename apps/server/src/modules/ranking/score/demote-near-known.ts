import type { RankingCatalogue } from "../candidates/catalogue.ts"
import { rankWeights } from "../weights.ts"

type Input = {
  catalogue: Pick<RankingCatalogue, "categoryOf" | "categories">
  /** Similarity to known tiles, 0 to 1. */
  similarity: Float32Array
  /** Seen and excluded tiles do not change. */
  isSeen: Uint8Array
}

/**
 * Moves tiles similar to known ones behind others of their category by exchanging scores. A category keeps its set of scores, so that no
 * less of it is shown; no score changes by more than the weight.
 */
export function demoteNearKnown(scores: Float32Array, { catalogue, similarity, isSeen }: Input): void {
  for (const tiles of categoriesWithNear(catalogue, similarity, isSeen)) {
    const given = Float32Array.from(tiles, (tile) => scores[tile] ?? 0).sort()
    const lowered = Float64Array.from(
      tiles,
      (tile) => (scores[tile] ?? 0) - rankWeights.nearKnown * (similarity[tile] ?? 0),
    )
    const ascending = lowered.toSorted()
    const taken = new Int32Array(tiles.length)
    // Backwards, because of equal ones the lower index is better.
    for (let at = tiles.length - 1; at >= 0; at--) {
      const first = firstOf(ascending, lowered[at] ?? 0)
      const rank = first + (taken[first] ?? 0)
      taken[first] = (taken[first] ?? 0) + 1
      scores[tiles[at] ?? 0] = given[rank] ?? 0
    }
  }
}

function firstOf(ascending: Float64Array, value: number): number {
  let from = 0
  let to = ascending.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ascending[middle] ?? 0) < value) from = middle + 1
    else to = middle
  }
  return from
}

function categoriesWithNear(
  { categoryOf, categories }: Input["catalogue"],
  similarity: Float32Array,
  isSeen: Uint8Array,
): number[][] {
  const hasNear = new Uint8Array(categories.length)
  for (let tile = 0; tile < similarity.length; tile++) {
    if ((similarity[tile] ?? 0) > 0 && !isSeen[tile]) hasNear[categoryOf[tile] ?? 0] = 1
  }
  const tiles = categories.map((): number[] => [])
  for (let tile = 0; tile < similarity.length; tile++) {
    const category = categoryOf[tile] ?? 0
    if (hasNear[category] && !isSeen[tile]) tiles[category]?.push(tile)
  }
  return tiles.filter(({ length }) => length > 1)
}

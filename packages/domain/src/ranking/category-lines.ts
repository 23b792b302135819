import { partByScore } from "./part-by-score.ts"
import type { RankingCatalogue } from "./ranking.ts"

/** The tiles of each category, the best of each at hand. */
export type CategoryLines = {
  /** The best tile left in a category, or −1. */
  head: (category: number) => number
  /** Takes a tile out, wherever it stands. */
  take: (tile: number) => void
  isLeft: (tile: number) => boolean
}

type LineInput = {
  scores: Float32Array
  catalogue: Pick<RankingCatalogue, "categoryOf" | "categories">
  isLeftOut: Uint8Array
  /** How many will be taken, about. */
  most: number
}

/** A category's share of the places is put in order at once; of the rest only so much as is asked for. */
const atOnce = (most: number, categories: number): number => 8 + Math.ceil((4 * most) / categories)

/**
 * Lines the tiles up by category, the highest score first, of equal ones the lower index: a heap a category, in place, first of its
 * better part alone. Most of a large catalogue is never put in order.
 */
export function lineUp({ scores, catalogue, isLeftOut, most }: LineInput): CategoryLines {
  const front = atOnce(most, catalogue.categories.length)
  const { tiles: heap, starts, middles } = partByScore({ scores, catalogue, isLeftOut, front })
  const froms = starts.slice(0, -1)
  const ends = middles.slice()
  const isTaken = new Uint8Array(scores.length)

  const isBefore = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0)
    return difference > 0 || (difference === 0 && a < b)
  }

  function sink(from: number, start: number, end: number): void {
    const tile = heap[from] ?? 0
    let at = from
    for (;;) {
      let child = start + 2 * (at - start) + 1
      if (child >= end) break
      if (child + 1 < end && isBefore(heap[child + 1] ?? 0, heap[child] ?? 0)) child++
      if (!isBefore(heap[child] ?? 0, tile)) break
      heap[at] = heap[child] ?? 0
      at = child
    }
    heap[at] = tile
  }

  function heapUp(start: number, end: number): void {
    for (let at = start + ((end - start) >> 1) - 1; at >= start; at--) sink(at, start, end)
  }

  for (const [category, end] of ends.entries()) heapUp(froms[category] ?? 0, end)

  /** Takes up the rest of a category, once. */
  function takeUpRest(category: number): void {
    froms[category] = middles[category] ?? 0
    ends[category] = starts[category + 1] ?? 0
    heapUp(froms[category], ends[category])
  }

  return {
    head(category) {
      for (;;) {
        const start = froms[category] ?? 0
        const end = ends[category] ?? 0
        if (start < end) {
          const tile = heap[start] ?? 0
          if (!isTaken[tile]) return tile
          ends[category] = end - 1
          heap[start] = heap[end - 1] ?? 0
          sink(start, start, end - 1)
        } else if (start < (middles[category] ?? 0)) takeUpRest(category)
        else return -1
      }
    },
    take(tile) {
      isTaken[tile] = 1
    },
    isLeft: (tile) => !isTaken[tile] && !isLeftOut[tile],
  }
}

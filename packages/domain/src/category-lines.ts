import { partByScore } from "./part-by-score.ts"
import type { RankingGround } from "./ranking.ts"

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
  ground: Pick<RankingGround, "categoryOf" | "categories">
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
export function lineUp({ scores, ground, isLeftOut, most }: LineInput): CategoryLines {
  const front = atOnce(most, ground.categories.length)
  const { tiles: heap, starts, middles } = partByScore({ scores, ground, isLeftOut, front })
  const froms = starts.slice(0, -1)
  const ends = middles.slice()
  const isTaken = new Uint8Array(scores.length)

  const isBefore = (a: number, b: number): boolean => {
    const difference = (scores[a] as number) - (scores[b] as number)
    return difference > 0 || (difference === 0 && a < b)
  }

  function sink(from: number, start: number, end: number): void {
    const tile = heap[from] as number
    let at = from
    for (;;) {
      let child = start + 2 * (at - start) + 1
      if (child >= end) break
      if (child + 1 < end && isBefore(heap[child + 1] as number, heap[child] as number)) child++
      if (!isBefore(heap[child] as number, tile)) break
      heap[at] = heap[child] as number
      at = child
    }
    heap[at] = tile
  }

  function heapUp(start: number, end: number): void {
    for (let at = start + ((end - start) >> 1) - 1; at >= start; at--) sink(at, start, end)
  }

  for (const [category, end] of ends.entries()) heapUp(froms[category] as number, end)

  /** Takes up the rest of a category, once. */
  function takeUpRest(category: number): void {
    froms[category] = middles[category] as number
    ends[category] = starts[category + 1] as number
    heapUp(froms[category], ends[category])
  }

  return {
    head(category) {
      for (;;) {
        const start = froms[category] as number
        const end = ends[category] as number
        if (start < end) {
          const tile = heap[start] as number
          if (!isTaken[tile]) return tile
          ends[category] = end - 1
          heap[start] = heap[end - 1] as number
          sink(start, start, end - 1)
        } else if (start < (middles[category] as number)) takeUpRest(category)
        else return -1
      }
    },
    take(tile) {
      isTaken[tile] = 1
    },
    isLeft: (tile) => !isTaken[tile] && !isLeftOut[tile],
  }
}

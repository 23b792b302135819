import type { RankingCatalogue } from "../candidates/catalogue.ts"

export type CategoryHeaps = {
  /** The best remaining tile of a category, or −1. */
  peek: (category: number) => number
  remove: (tile: number) => void
  has: (tile: number) => boolean
}

type HeapInput = {
  scores: Float32Array
  catalogue: Pick<RankingCatalogue, "categoryOf" | "categories">
  isExcluded: Uint8Array
  most: number
}

/** Each category's share is heaped at first; the rest on demand. */
const heapedAtOnce = (most: number, categories: number): number => 8 + Math.ceil((4 * most) / categories)

/**
 * A binary heap for each category, by score and then index. Partial selection heaps only the better part first, so that most of a large
 * catalogue is never sorted.
 */
export function buildCategoryHeaps({ scores, catalogue, isExcluded, most }: HeapInput): CategoryHeaps {
  const front = heapedAtOnce(most, catalogue.categories.length)
  const { tiles: heap, starts, middles } = partitionByScore({ scores, catalogue, isExcluded, front })
  const froms = starts.slice(0, -1)
  const ends = middles.slice()
  const isRemoved = new Uint8Array(scores.length)

  const isBefore = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0)
    return difference > 0 || (difference === 0 && a < b)
  }

  function siftDown(from: number, start: number, end: number): void {
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

  function heapify(start: number, end: number): void {
    for (let at = start + ((end - start) >> 1) - 1; at >= start; at--) siftDown(at, start, end)
  }

  for (const [category, end] of ends.entries()) heapify(froms[category] ?? 0, end)

  function heapifyRest(category: number): void {
    froms[category] = middles[category] ?? 0
    ends[category] = starts[category + 1] ?? 0
    heapify(froms[category], ends[category])
  }

  return {
    peek(category) {
      for (;;) {
        const start = froms[category] ?? 0
        const end = ends[category] ?? 0
        if (start < end) {
          const tile = heap[start] ?? 0
          if (!isRemoved[tile]) return tile
          ends[category] = end - 1
          heap[start] = heap[end - 1] ?? 0
          siftDown(start, start, end - 1)
        } else if (start < (middles[category] ?? 0)) heapifyRest(category)
        else return -1
      }
    },
    remove(tile) {
      isRemoved[tile] = 1
    },
    has: (tile) => !isRemoved[tile] && !isExcluded[tile],
  }
}

/** Bins of the scores, fewer if there are very many categories. */
const mostBins = 512
const mostCounts = 1 << 18
/** Scores this far below the best, such as of seen tiles, share the lowest bin. */
const span = 8

type PartitionInput = Omit<HeapInput, "most"> & {
  front: number
}

/**
 * Candidates by category, end to end: those of category c at starts[c] … starts[c + 1]. Unsorted tiles before middles[c] are better than
 * all after it.
 */
type Partition = { tiles: Int32Array; starts: Int32Array; middles: Int32Array }

/** Partial selection by a counting sort over score bins. */
function partitionByScore({ scores, catalogue, isExcluded, front }: PartitionInput): Partition {
  const { categoryOf, categories } = catalogue
  const most = Math.max(2, Math.min(mostBins, Math.floor(mostCounts / categories.length)))
  const bins = binsOf(scores, isExcluded, most)
  const counts = new Uint32Array(categories.length * most)
  for (let tile = 0; tile < bins.length; tile++) {
    if (isExcluded[tile]) continue
    const at = (categoryOf[tile] ?? 0) * most + (bins[tile] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const { starts, middles, lowest } = cutBins(counts, categories.length, front)
  const tiles = new Int32Array(starts[categories.length] ?? 0)
  const better = starts.slice()
  const rest = middles.slice()
  for (let tile = 0; tile < bins.length; tile++) {
    if (isExcluded[tile]) continue
    const category = categoryOf[tile] ?? 0
    const next = (bins[tile] ?? 0) >= (lowest[category] ?? 0) ? better : rest
    const place = next[category] ?? 0
    tiles[place] = tile
    next[category] = place + 1
  }
  return { tiles, starts, middles }
}

function binsOf(scores: Float32Array, isExcluded: Uint8Array, most: number): Uint16Array {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let tile = 0; tile < scores.length; tile++) {
    if (isExcluded[tile]) continue
    const score = scores[tile] ?? 0
    if (score < low) low = score
    if (score > high) high = score
  }
  const lowest = Math.max(low, high - span)
  const unit = high > lowest ? (most - 1) / (high - lowest) : 0
  const bins = new Uint16Array(scores.length)
  for (let tile = 0; tile < bins.length; tile++) {
    bins[tile] = Math.max(0, ((scores[tile] ?? 0) - lowest) * unit)
  }
  return bins
}

function cutBins(
  counts: Uint32Array,
  categories: number,
  front: number,
): Omit<Partition, "tiles"> & { lowest: Uint16Array } {
  const bins = counts.length / categories
  const starts = new Int32Array(categories + 1)
  const middles = new Int32Array(categories)
  const lowest = new Uint16Array(categories)
  for (let category = 0; category < categories; category++) {
    let end = starts[category] ?? 0
    let bin = bins
    const countAt = (at: number): number => counts[category * bins + at] ?? 0
    for (let found = 0; bin > 0 && found < front; ) {
      found += countAt(--bin)
      end += countAt(bin)
    }
    middles[category] = end
    lowest[category] = bin
    while (bin > 0) end += countAt(--bin)
    starts[category + 1] = end
  }
  return { starts, middles, lowest }
}

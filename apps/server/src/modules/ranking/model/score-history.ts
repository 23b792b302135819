import type { NeighbourRows } from "./neighbour-rows.ts"

/**
 * Adds up the neighbours of a history into `scores` (one place an item, emptied first): Σ over h in history of weight_h · row_h.
 * `items` and `weights` are places of one person, from … to.
 */
export function scoreHistory(
  rows: NeighbourRows,
  history: { items: Int32Array; weights: Float32Array; from: number; to: number },
  scores: Float32Array,
): void {
  const { starts, targets, weights } = rows
  scores.fill(0)
  for (let place = history.from; place < history.to; place++) {
    const item = history.items[place] as number
    const strength = history.weights[place] as number
    const end = starts[item + 1] as number
    for (let index = starts[item] as number; index < end; index++) {
      const target = targets[index] as number
      scores[target] = (scores[target] as number) + strength * (weights[index] as number)
    }
  }
}

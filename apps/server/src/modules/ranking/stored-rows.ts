import type { Model } from "./model/model.ts"
import type { StoredNeighbours } from "./model-store.ts"

/** A model's rows as they are stored, the strongest neighbour first; of all its tiles, or of those at these indexes. */
export function* storedRows(
  { keys, neighbours }: Pick<Model, "keys" | "neighbours">,
  indexes: Iterable<number> = keys.keys(),
): Generator<StoredNeighbours> {
  const { starts, targets, weights } = neighbours
  for (const index of indexes) {
    const from = starts[index] as number
    const strength = (at: number): number => Math.abs(weights[from + at] as number)
    const order = [...targets.subarray(from, starts[index + 1]).keys()].sort((a, b) => strength(b) - strength(a))
    yield {
      tileId: String(keys[index]),
      neighbourIds: order.map((at) => String(keys[targets[from + at] as number])),
      weights: order.map((at) => weights[from + at] as number),
    }
  }
}

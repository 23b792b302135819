import type { Key } from "./interaction-table.ts"
import { addLink, emptyLinks, gatherRows, type NeighbourRows } from "./neighbour-rows.ts"
import { scoreHistory } from "./score-history.ts"

/** What serves: for every item its neighbours, in memory. `indexes` is the reverse of `keys`. */
export type Model = { keys: readonly Key[]; indexes: ReadonlyMap<Key, number>; neighbours: NeighbourRows }

/** As a neighbour is stored: `item` in a history adds `weight` to the score of `neighbour`. */
export type NeighbourRow = { item: Key; neighbour: Key; weight: number }

/** One thing a person did, by index or key as the caller has it; weights as in training. */
export type HistoryEntry = { item: Key; weight: number }

export function createModel(keys: readonly Key[], neighbours: NeighbourRows): Model {
  return { keys, indexes: new Map(keys.map((key, index) => [key, index])), neighbours }
}

/**
 * A score for every item of the model, at its index: higher is more likely to be read. Only the order means something, and only
 * within one person. Items the model does not know count for nothing. What was seen is scored like the rest: leave it out after.
 * `scores` may be a buffer of keys.length places to use again; it is overwritten and returned.
 */
export function scorePerson(
  model: Model,
  history: readonly HistoryEntry[],
  scores: Float32Array = new Float32Array(model.keys.length),
): Float32Array {
  const items = new Int32Array(history.length)
  const weights = new Float32Array(history.length)
  let known = 0
  for (const { item, weight } of history) {
    const index = model.indexes.get(item)
    if (index === undefined) continue
    items[known] = index
    weights[known++] = weight
  }
  scoreHistory(model.neighbours, { items, weights, from: 0, to: known }, scores)
  return scores
}

/** The model as rows to store, item by item. */
export function* neighbourRows({ keys, neighbours }: Model): Generator<NeighbourRow> {
  const { starts, targets, weights } = neighbours
  for (const [h, item] of keys.entries()) {
    for (let index = starts[h] as number; index < (starts[h + 1] as number); index++) {
      yield { item, neighbour: keys[targets[index] as number] as Key, weight: weights[index] as number }
    }
  }
}

/** The model of stored rows: scores are those of the model that was stored, though items may stand at other indexes. */
export function modelOf(rows: readonly NeighbourRow[]): Model {
  const indexes = new Map<Key, number>()
  const indexOf = (key: Key): number => {
    const index = indexes.get(key) ?? indexes.size
    indexes.set(key, index)
    return index
  }
  const links = emptyLinks(rows.length)
  for (const { item, neighbour, weight } of rows) addLink(links, indexOf(item), indexOf(neighbour), weight)
  return { keys: [...indexes.keys()], indexes, neighbours: gatherRows(indexes.size, links) }
}

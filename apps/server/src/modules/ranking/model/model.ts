import { defined } from "@confetti/domain/defined"
import type { Key } from "./interaction-table.ts"

/**
 * The neighbours of every item, rows laid end to end (CSR): row h holds, at starts[h] … starts[h + 1], the items whose score
 * rises (or falls) when h is in a history, and by how much.
 */
export type NeighbourRows = { starts: Int32Array; targets: Int32Array; weights: Float32Array }

/** The serving model: for every item its neighbours, in memory. `indexes` is the reverse of `keys`. */
export type Model = { keys: readonly Key[]; indexes: ReadonlyMap<Key, number>; neighbours: NeighbourRows }

/** As a neighbour is stored: `item` in a history adds `weight` to the score of `neighbour`. */
export type NeighbourRow = { item: Key; neighbour: Key; weight: number }

/** A person’s interaction, by index or key as the caller has it; weights as in training. */
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

export function* neighbourRows({ keys, neighbours }: Model): Generator<NeighbourRow> {
  const { starts, targets, weights } = neighbours
  for (const [h, item] of keys.entries()) {
    for (let index = starts[h] ?? 0; index < (starts[h + 1] ?? 0); index++) {
      yield { item, neighbour: defined(keys[targets[index] ?? 0]), weight: weights[index] ?? 0 }
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
    const item = history.items[place] ?? 0
    const strength = history.weights[place] ?? 0
    const end = starts[item + 1] ?? 0
    for (let index = starts[item] ?? 0; index < end; index++) {
      const target = targets[index] ?? 0
      scores[target] = (scores[target] ?? 0) + strength * (weights[index] ?? 0)
    }
  }
}

/** Single weights, in any order: sources[i] in a history adds weights[i] to the score of targets[i]. Only the first `size` count. */
export type Links = { size: number; sources: Int32Array; targets: Int32Array; weights: Float32Array }

export function emptyLinks(capacity: number): Links {
  return {
    size: 0,
    sources: new Int32Array(capacity),
    targets: new Int32Array(capacity),
    weights: new Float32Array(capacity),
  }
}

export function addLink(links: Links, source: number, target: number, weight: number): void {
  const place = links.size++
  links.sources[place] = source
  links.targets[place] = target
  links.weights[place] = weight
}

/** Rows for `items` items from links in any order; inside a row the order of the links is kept. */
export function gatherRows(items: number, { size, sources, targets, weights }: Links): NeighbourRows {
  const starts = new Int32Array(items + 1)
  for (let i = 0; i < size; i++) {
    const after = (sources[i] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let h = 0; h < items; h++) starts[h + 1] = (starts[h + 1] ?? 0) + (starts[h] ?? 0)
  const next = starts.slice()
  const rows = { starts, targets: new Int32Array(size), weights: new Float32Array(size) }
  for (let i = 0; i < size; i++) {
    const source = sources[i] ?? 0
    const place = next[source] ?? 0
    next[source] = place + 1
    rows.targets[place] = targets[i] ?? 0
    rows.weights[place] = weights[i] ?? 0
  }
  return rows
}

/** Rows of the items of `first` with those of `more` behind them; `size` may be larger than either has items. */
export function joinRows(size: number, first: NeighbourRows, more: NeighbourRows): NeighbourRows {
  const length = (rows: NeighbourRows, h: number): number =>
    h + 1 < rows.starts.length ? (rows.starts[h + 1] ?? 0) - (rows.starts[h] ?? 0) : 0
  const starts = new Int32Array(size + 1)
  for (let h = 0; h < size; h++) starts[h + 1] = (starts[h] ?? 0) + length(first, h) + length(more, h)
  const total = starts[size] ?? 0
  const joined = { starts, targets: new Int32Array(total), weights: new Float32Array(total) }
  for (let h = 0; h < size; h++) {
    let place = starts[h] ?? 0
    for (const rows of [first, more]) {
      const count = length(rows, h)
      if (count === 0) continue
      const from = rows.starts[h] ?? 0
      joined.targets.set(rows.targets.subarray(from, from + count), place)
      joined.weights.set(rows.weights.subarray(from, from + count), place)
      place += count
    }
  }
  return joined
}

/**
 * The neighbours of every item, rows laid end to end (CSR): row h holds, at starts[h] … starts[h + 1], the items whose score
 * rises (or falls) when h is in a history, and by how much.
 */
export type NeighbourRows = { starts: Int32Array; targets: Int32Array; weights: Float32Array }

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

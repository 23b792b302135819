import type { Scorer } from "./judge.ts"

/** As usually tuned for MovieLens; the bench compares against it, so it gets fair values and no search. */
const neighbours = 200
const shrinkage = 20

type Rows = { starts: Int32Array; targets: Int32Array; weights: Float32Array }

/**
 * Item-to-item neighbours by cosine with shrinkage: together / (√(n_h · n_j) + shrinkage), the best 200 for each target; a score is
 * the sum over the history. The usual baseline: B. Sarwar et al., WWW 2001.
 */
export function itemKnn(train: Map<number, number[]>): Scorer {
  const indexes = new Map<number, number>()
  const rows = [...train.values()].map((row) =>
    row.map((item) => {
      const index = indexes.get(item) ?? indexes.size
      indexes.set(item, index)
      return index
    }),
  )
  const table = nearest(rows, indexes.size)
  const scores = new Float32Array(indexes.size)
  const bytes = table.starts.byteLength + table.targets.byteLength + table.weights.byteLength
  return { items: [...indexes.keys()], bytes, score: (history) => sumUp(table, history, indexes, scores) }
}

function nearest(rows: readonly number[][], n: number): Rows {
  const readers: number[][] = Array.from({ length: n }, () => [])
  for (const [p, row] of rows.entries()) for (const item of row) readers[item]?.push(p)
  const size = (item: number): number => readers[item]?.length ?? 0
  const bySource: [number, number][][] = Array.from({ length: n }, () => [])
  const together = new Float64Array(n)
  for (let target = 0; target < n; target++) {
    const touched: number[] = []
    for (const p of readers[target] ?? []) {
      for (const item of rows[p] ?? []) {
        if (together[item] === 0) touched.push(item)
        together[item] = (together[item] as number) + 1
      }
    }
    const links = touched
      .filter((item) => item !== target)
      .map((item): [number, number] => [
        item,
        (together[item] as number) / (Math.sqrt(size(item) * size(target)) + shrinkage),
      ])
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    for (const [item, weight] of links.slice(0, neighbours)) bySource[item]?.push([target, weight])
    for (const item of touched) together[item] = 0
  }
  return flatten(bySource)
}

function flatten(bySource: readonly [number, number][][]): Rows {
  const starts = new Int32Array(bySource.length + 1)
  for (const [item, links] of bySource.entries()) starts[item + 1] = (starts[item] as number) + links.length
  const all = bySource.flat()
  return { starts, targets: Int32Array.from(all, ([target]) => target), weights: Float32Array.from(all, ([, w]) => w) }
}

function sumUp(
  { starts, targets, weights }: Rows,
  history: readonly number[],
  indexes: ReadonlyMap<number, number>,
  scores: Float32Array,
): Float32Array {
  scores.fill(0)
  for (const item of history) {
    const source = indexes.get(item)
    if (source === undefined) continue
    for (let index = starts[source] as number; index < (starts[source + 1] as number); index++) {
      const target = targets[index] as number
      scores[target] = (scores[target] as number) + (weights[index] as number)
    }
  }
  return scores
}

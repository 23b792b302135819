import type { GraphFilter } from "./graph-filter.ts"
import { addLink, emptyLinks, gatherRows, type NeighbourRows } from "./model.ts"
import { emptyRow, type NormalisedInteractions, readGramRow } from "./normalised-interactions.ts"

/** Weights fall into a bin by the upper half of their float: 128 bins for each power of two, fine enough for a threshold. */
const bins = 2 ** 15
/** Rows looked at to choose the threshold: all of a small catalogue, an even sample of a large one. */
const sampledRows = 2500

/**
 * The strongest weights of a filter, about `budget` in all, by one threshold on |weight|: an item with much to say keeps more than
 * one with little. Only items that somebody met together are looked at; without that a weight is next to nothing.
 */
export function pruneFilter(filter: GraphFilter, interactions: NormalisedInteractions, budget: number): NeighbourRows {
  const items = filter.source.length
  const threshold = chooseThreshold(filter, interactions, budget)
  // A threshold from a sample lets a little more or less pass.
  const links = emptyLinks(Math.ceil(budget * (items > sampledRows ? 1.1 : 1)) + 2)
  eachPair(filter, interactions, 1, (h, j, forth, back) => {
    if (links.size + 2 > links.targets.length) return
    if (binOf(forth) >= threshold) addLink(links, h, j, forth)
    if (binOf(back) >= threshold) addLink(links, j, h, back)
  })
  return gatherRows(items, links)
}

/** The lowest bin such that about `budget` weights lie in it or above; never that of 0. */
function chooseThreshold(filter: GraphFilter, interactions: NormalisedInteractions, budget: number): number {
  const counts = new Int32Array(bins)
  const count = (weight: number): void => {
    const bin = binOf(weight)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const stride = Math.max(1, Math.floor(filter.source.length / sampledRows))
  eachPair(filter, interactions, stride, (_h, _j, forth, back) => {
    count(forth)
    count(back)
  })
  let kept = 0
  for (let bin = bins - 1; bin >= 1; bin--) {
    kept += counts[bin] ?? 0
    if (kept * stride > budget) return bin + 1
  }
  return 1
}

const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)

function binOf(weight: number): number {
  float[0] = weight
  return ((bits[0] ?? 0) & 0x7fffffff) >>> 16
}

/** Calls `visit` with weight(h → j) and weight(j → h) for each pair of items met together, h every `stride`-th item and j before it. */
function eachPair(
  { linear, rank, response, vectors, source, target }: GraphFilter,
  interactions: NormalisedInteractions,
  stride: number,
  visit: (h: number, j: number, forth: number, back: number) => void,
): void {
  const gram = emptyRow(source.length)
  const factors = new Float64Array(rank)
  for (let h = 0; h < source.length; h += stride) {
    readGramRow(interactions, h, gram)
    for (let d = 0; d < rank; d++) factors[d] = (response[d] ?? 0) * (vectors[h * rank + d] ?? 0)
    for (let at = 0; at < gram.size; at++) {
      const j = gram.touched[at] ?? 0
      if (j >= h) continue
      const value = linear * (gram.values[j] ?? 0) + dot(factors, vectors, j * rank)
      visit(h, j, value * (source[h] ?? 0) * (target[j] ?? 0), value * (source[j] ?? 0) * (target[h] ?? 0))
    }
  }
}

/** Four sums at a time: the processor adds them side by side. */
function dot(factors: Float64Array, vectors: Float32Array, from: number): number {
  const whole = factors.length - (factors.length % 4)
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let k = 0, at = from; k < whole; k += 4, at += 4) {
    a += (factors[k] ?? 0) * (vectors[at] ?? 0)
    b += (factors[k + 1] ?? 0) * (vectors[at + 1] ?? 0)
    c += (factors[k + 2] ?? 0) * (vectors[at + 2] ?? 0)
    d += (factors[k + 3] ?? 0) * (vectors[at + 3] ?? 0)
  }
  for (let k = whole; k < factors.length; k++) a += (factors[k] ?? 0) * (vectors[from + k] ?? 0)
  return a + b + c + d
}

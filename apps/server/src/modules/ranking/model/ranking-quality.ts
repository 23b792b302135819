import { defined } from "@confetti/domain/defined"
import type { HeldOut } from "./hold-out.ts"
import { type NeighbourRows, scoreHistory } from "./model.ts"

/** How good a ranked list is for one person: both between 0 and 1. */
export type Quality = { recall: number; ndcg: number }

const discount = (place: number): number => 1 / Math.log2(place + 2)

/**
 * Recall@k and NDCG@k as the LightGCN evaluation defines them: recall is hits over all `wanted`; the discounted gain is divided by
 * that of a list whose first min(|wanted|, k) are all hits. `ranked` is the first k, best first; `wanted` has at least one item.
 *
 * Source: X. He et al., "LightGCN", SIGIR 2020, and its published evaluation code.
 */
export function rankingQuality(ranked: ArrayLike<number>, wanted: ReadonlySet<number>, k: number): Quality {
  let hits = 0
  let gain = 0
  for (let place = 0; place < Math.min(k, ranked.length); place++) {
    if (!wanted.has(ranked[place] ?? 0)) continue
    hits++
    gain += discount(place)
  }
  let ideal = 0
  for (let place = 0; place < Math.min(k, wanted.size); place++) ideal += discount(place)
  return { recall: hits / wanted.size, ndcg: gain / ideal }
}

/** People measured at most: the means of 6,000 are within about 0.003, and the same people see every candidate. */
const peopleMeasured = 6000

export function measureNeighbours(rows: NeighbourRows, { rest, hidden }: HeldOut, k: number): Quality {
  const scores = new Float32Array(rows.starts.length - 1)
  const stride = Math.max(1, Math.ceil(hidden.length / peopleMeasured))
  const sum = { recall: 0, ndcg: 0, people: 0 }
  for (let p = 0; p < hidden.length; p += stride) {
    const wanted = new Set(defined(hidden[p]))
    if (wanted.size === 0) continue
    const from = rest.starts[p] ?? 0
    const to = rest.starts[p + 1] ?? 0
    scoreHistory(rows, { items: rest.items, weights: rest.weights, from, to }, scores)
    for (const item of rest.items.subarray(from, to)) scores[item] = Number.NEGATIVE_INFINITY
    const { recall, ndcg } = rankingQuality(topItems(scores, k), wanted, k)
    sum.recall += recall
    sum.ndcg += ndcg
    sum.people++
  }
  return { recall: sum.recall / Math.max(1, sum.people), ndcg: sum.ndcg / Math.max(1, sum.people) }
}

/**
 * The `count` highest-scoring items, best first; of equal scores the lower index. Items whose score is −Infinity are left out.
 * One pass with a small sorted list: for a few dozen of some thousands this beats sorting.
 */
export function topItems(scores: Float32Array, count: number): Int32Array {
  const best = new Int32Array(count)
  let size = 0
  let lowest = Number.NEGATIVE_INFINITY
  for (let item = 0; item < scores.length; item++) {
    const score = scores[item] ?? 0
    if (!(score > lowest || (size < count && score > Number.NEGATIVE_INFINITY))) continue
    let place = size < count ? size++ : count - 1
    for (; place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score; place--) {
      best[place] = best[place - 1] ?? 0
    }
    best[place] = item
    if (size === count) lowest = scores[best[count - 1] ?? 0] ?? 0
  }
  return best.subarray(0, size)
}

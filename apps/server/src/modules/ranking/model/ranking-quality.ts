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

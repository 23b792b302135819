import type { HeldOut } from "./hold-out.ts"
import type { NeighbourRows } from "./neighbour-rows.ts"
import { type Quality, rankingQuality } from "./ranking-quality.ts"
import { scoreHistory } from "./score-history.ts"
import { topItems } from "./top-items.ts"

/** People measured at most: the means of 6,000 are within about 0.003, and the same people see every candidate. */
const peopleMeasured = 6000

/** How well the rows find again what was hidden, on average over (a spread of) the people from whom something was. */
export function measureRows(rows: NeighbourRows, { rest, hidden }: HeldOut, k: number): Quality {
  const scores = new Float32Array(rows.starts.length - 1)
  const within = (items: Int32Array): Int32Array => items.filter((item) => item < scores.length)
  const stride = Math.max(1, Math.ceil(hidden.length / peopleMeasured))
  const sum = { recall: 0, ndcg: 0, people: 0 }
  for (let p = 0; p < hidden.length; p += stride) {
    const wanted = new Set(within(hidden[p] as Int32Array))
    if (wanted.size === 0) continue
    const from = rest.starts[p] as number
    const known = within(rest.items.subarray(from, rest.starts[p + 1]))
    scoreHistory(rows, { items: rest.items, weights: rest.weights, from, to: from + known.length }, scores)
    for (const item of known) scores[item] = Number.NEGATIVE_INFINITY
    const { recall, ndcg } = rankingQuality(topItems(scores, k), wanted, k)
    sum.recall += recall
    sum.ndcg += ndcg
    sum.people++
  }
  return { recall: sum.recall / Math.max(1, sum.people), ndcg: sum.ndcg / Math.max(1, sum.people) }
}

import { rankingQuality, topItems } from "../../apps/server/src/modules/ranking/model/ranking-quality.ts"

/**
 * Anything that scores: `score` answers a number for each of `items`, at the same place; the array may be reused. `bytes` is what it
 * holds in memory to do so.
 */
export type Scorer = { items: readonly number[]; bytes: number; score: (history: readonly number[]) => Float32Array }

/** Means over people with something to find; microseconds for the scores of one person, without choosing the best. */
export type Judged = { recall: number; ndcg: number; p50: number; p99: number }

const k = 20

/**
 * Full ranking of all items but those of the person's own training line, for everyone with a test item, or for an even spread of at
 * most `most` of them.
 */
export function judge(
  scorer: Scorer,
  { train, test }: { train: Map<number, number[]>; test: Map<number, number[]> },
  most = Number.POSITIVE_INFINITY,
): Judged {
  const places = new Map(scorer.items.map((item, place) => [item, place]))
  const people = [...test].filter(([, wanted]) => wanted.length > 0)
  const stride = Math.max(1, Math.ceil(people.length / most))
  const micros: number[] = []
  const sum = { recall: 0, ndcg: 0 }
  for (let at = 0; at < people.length; at += stride) {
    const [user, wanted] = people[at] ?? [0, []]
    const history = train.get(user) ?? []
    const start = performance.now()
    const scores = scorer.score(history)
    micros.push((performance.now() - start) * 1000)
    for (const item of history) {
      const place = places.get(item)
      if (place !== undefined) scores[place] = Number.NEGATIVE_INFINITY
    }
    const ranked = Array.from(topItems(scores, k), (place) => scorer.items[place] ?? -1)
    const { recall, ndcg } = rankingQuality(ranked, new Set(wanted), k)
    sum.recall += recall
    sum.ndcg += ndcg
  }
  const judged = Math.max(1, micros.length)
  micros.sort((a, b) => a - b)
  const percentile = (share: number): number =>
    micros[Math.min(micros.length - 1, Math.floor(share * micros.length))] ?? 0
  return { recall: sum.recall / judged, ndcg: sum.ndcg / judged, p50: percentile(0.5), p99: percentile(0.99) }
}

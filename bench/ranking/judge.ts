import { topItems } from "../../apps/server/src/modules/ranking/model/measure-rows.ts"
import { rankingQuality } from "../../apps/server/src/modules/ranking/model/ranking-quality.ts"

/** Anything that scores: `score` answers a number for each of `items`, at the same place; the array may be reused. */
export type Scorer = { items: readonly number[]; score: (history: readonly number[]) => Float32Array }

/** Means over people with something to find; microseconds for the scores of one person, without choosing the best. */
export type Judged = { recall: number; ndcg: number; p50: number; p99: number }

const k = 20

/** Full ranking of all items but those of the person's own training line, for everyone with a test item. */
export function judge(scorer: Scorer, train: Map<number, number[]>, test: Map<number, number[]>): Judged {
  const places = new Map(scorer.items.map((item, place) => [item, place]))
  const micros: number[] = []
  const sum = { recall: 0, ndcg: 0 }
  for (const [user, wanted] of test) {
    if (wanted.length === 0) continue
    const history = train.get(user) ?? []
    const start = performance.now()
    const scores = scorer.score(history)
    micros.push((performance.now() - start) * 1000)
    for (const item of history) {
      const place = places.get(item)
      if (place !== undefined) scores[place] = Number.NEGATIVE_INFINITY
    }
    const ranked = Array.from(topItems(scores, k), (place) => scorer.items[place] as number)
    const { recall, ndcg } = rankingQuality(ranked, new Set(wanted), k)
    sum.recall += recall
    sum.ndcg += ndcg
  }
  const people = Math.max(1, micros.length)
  micros.sort((a, b) => a - b)
  const percentile = (share: number): number =>
    micros[Math.min(micros.length - 1, Math.floor(share * micros.length))] ?? 0
  return { recall: sum.recall / people, ndcg: sum.ndcg / people, p50: percentile(0.5), p99: percentile(0.99) }
}

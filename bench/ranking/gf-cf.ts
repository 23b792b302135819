import { byItem, mass, tabulate } from "../../apps/server/src/modules/ranking/model/interaction-table.ts"
import type { NormalisedInteractions } from "../../apps/server/src/modules/ranking/model/normalised-interactions.ts"
import { randomisedSvd } from "../../apps/server/src/modules/ranking/model/randomised-svd.ts"
import { interactionsOf } from "./confetti.ts"
import type { Scorer } from "./judge.ts"

/** As published: 256 singular vectors, and 0.3 of the ideal low-pass part beside the linear one. */
const rank = 256
const lowPass = 0.3

/**
 * GF-CF, Y. Shen et al., "How Powerful is Graph Convolution for Recommendation?", CIKM 2021: with Ã = D_u^−½ X D_i^−½ and its leading
 * right singular vectors V, the scores of a history r are r ÃᵀÃ + 0.3 · r D_i^−½ V Vᵀ D_i^½. Nothing is pruned.
 */
export function gfCf(train: Map<number, number[]>): Scorer {
  const table = tabulate(interactionsOf(train))
  const { people, items: popularity } = mass(table)
  const normalised: NormalisedInteractions = {
    table,
    readers: byItem(table),
    people: people.map((n) => 1 / n),
    items: popularity.map((n) => 1 / Math.sqrt(n)),
    gramDiagonal: new Float64Array(popularity.length),
    popularity,
  }
  const { vectors, rank: found } = randomisedSvd(normalised, rank)
  const items = table.keys.map(Number)
  const indexes = new Map(items.map((item, index) => [item, index]))
  const scores = new Float32Array(items.length)
  return {
    items,
    bytes: vectors.byteLength + 16 * table.items.length,
    score: (history) => {
      const known = history.flatMap((item) => indexes.get(item) ?? [])
      scores.fill(0)
      addLinear(normalised, known, scores)
      addLowPass({ vectors, rank: found, popularity }, known, scores)
      return scores
    },
  }
}

function addLinear(
  { table, readers, people, items }: NormalisedInteractions,
  known: number[],
  scores: Float32Array,
): void {
  for (const h of known) {
    for (let reader = readers.starts[h] ?? 0; reader < (readers.starts[h + 1] ?? 0); reader++) {
      const p = readers.people[reader] ?? 0
      const value = (items[h] ?? 0) * (people[p] ?? 0)
      for (let place = table.starts[p] ?? 0; place < (table.starts[p + 1] ?? 0); place++) {
        const j = table.items[place] ?? 0
        scores[j] = (scores[j] ?? 0) + value * (items[j] ?? 0)
      }
    }
  }
}

type LowPass = { vectors: Float32Array; rank: number; popularity: Float64Array }

function addLowPass({ vectors, rank: k, popularity }: LowPass, known: number[], scores: Float32Array): void {
  const spectrum = new Float64Array(k)
  for (const h of known) {
    const scale = 1 / Math.sqrt(popularity[h] ?? 1)
    for (let d = 0; d < k; d++) spectrum[d] = (spectrum[d] ?? 0) + scale * (vectors[h * k + d] ?? 0)
  }
  for (let j = 0; j < scores.length; j++) {
    let sum = 0
    for (let d = 0; d < k; d++) sum += (spectrum[d] ?? 0) * (vectors[j * k + d] ?? 0)
    scores[j] = (scores[j] ?? 0) + lowPass * sum * Math.sqrt(popularity[j] ?? 0)
  }
}

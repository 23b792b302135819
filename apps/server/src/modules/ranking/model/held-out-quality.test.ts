import { expect, it } from "vitest"
import { chance, type HeldOut, holdOut } from "./hold-out.ts"
import { type InteractionTable, tabulate } from "./interaction-table.ts"
import { addLink, emptyLinks, gatherRows, type NeighbourRows, neighbourRows } from "./model.ts"
import { measureNeighbours } from "./ranking-quality.ts"
import { trainModel } from "./train-model.ts"

type Shape = { people: number; items: number; topics: number; perPerson: number }

/** People with two topics each, who read popular items of those more often, and now and then anything. */
function madeUp({ people, items, topics, perPerson }: Shape): InteractionTable {
  const interactions = []
  for (let person = 0; person < people; person++) {
    for (let n = 0; n < perPerson; n++) {
      const topic = Math.floor(chance(1, person, n % 2) * topics)
      const depth = Math.floor(chance(2, person, n) ** 2 * (items / topics))
      const anything = Math.floor(chance(3, person, n) ** 2 * items)
      const item = chance(4, person, n) < 0.25 ? anything : depth * topics + topic
      interactions.push({ person, item, weight: 1 })
    }
  }
  return tabulate(interactions)
}

/** The 200 best neighbours of every item by cosine with shrinkage (B. Sarwar et al., WWW 2001). */
function itemKnn({ keys, starts, items }: InteractionTable): NeighbourRows {
  const n = keys.length
  const together = new Float64Array(n * n)
  for (let p = 0; p + 1 < starts.length; p++) {
    const row = items.subarray(starts[p], starts[p + 1])
    for (const a of row) for (const b of row) together[a * n + b]!++
  }
  const links = emptyLinks(200 * n)
  for (let target = 0; target < n; target++) {
    const cosine = (h: number): number =>
      together[h * n + target]! / (Math.sqrt(together[h * n + h]! * together[target * n + target]!) + 20)
    const others = Array.from({ length: n }, (_, h) => h).filter((h) => h !== target && together[h * n + target]! > 0)
    for (const h of others.sort((a, b) => cosine(b) - cosine(a)).slice(0, 200)) addLink(links, h, target, cosine(h))
  }
  return gatherRows(n, links)
}

/** The model's rows, with its items numbered as in the table. With more directions than the 60 topics, fewer than served: quick. */
function trained({ rest }: HeldOut): NeighbourRows {
  const interactions = []
  for (let person = 0; person + 1 < rest.starts.length; person++) {
    for (const item of rest.items.subarray(rest.starts[person], rest.starts[person + 1])) {
      interactions.push({ person, item, weight: 1 })
    }
  }
  const rows = [...neighbourRows(trainModel(interactions, { seed: 1, rank: 64 }).model)]
  const links = emptyLinks(rows.length)
  for (const { item, neighbour, weight } of rows) addLink(links, Number(item), Number(neighbour), weight)
  return gatherRows(rest.keys.length, links)
}

it.each([
  { name: "dense", shape: { people: 400, items: 200, topics: 8, perPerson: 40 } },
  { name: "sparse", shape: { people: 1500, items: 1500, topics: 60, perPerson: 14 } },
])("finds more of what was hidden than item-kNN on a $name catalogue", ({ shape }) => {
  const held = holdOut(madeUp(shape), 0.2, 9)
  const [ours, knn] = [trained(held), itemKnn(held.rest)].map((rows) => measureNeighbours(rows, held, 20))
  expect(ours!.recall).toBeGreaterThan(knn!.recall)
  expect(ours!.ndcg).toBeGreaterThan(knn!.ndcg)
})

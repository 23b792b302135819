import { defined } from "@confetti/domain/defined"
import type { Key } from "./interaction-table.ts"
import { addLink, createModel, emptyLinks, gatherRows, type HistoryEntry, joinRows, type Model } from "./model.ts"

/** A tile the model does not know yet, and the histories of those who met it, each with how strongly they took to the tile. */
export type Arrival = { item: Key; readers: readonly { weight: number; history: readonly HistoryEntry[] }[] }

/** How many people met a tile, in all. Without it every popular tile would be everyone's neighbour. */
export type ReadersOf = (item: Key) => number

/** Neighbours a new tile gets in each direction. */
const perArrival = 32
/** Added under the root: with fewer readers than this a tile says little yet. */
const shrinkage = 10

/**
 * The model with neighbours for new tiles, from the counts of who met them together with what, until the next full training.
 * A link weighs (met together) / √((readers of one + s) · (readers of the other + s)), a shrunk cosine, scaled to the model's own
 * weights so that a tile with few readers never outshines those the model knows well. Tiles the model knows stay as they are.
 * Costs about a copy of the model.
 */
export function updateNeighbours(model: Model, arrivals: readonly Arrival[], readersOf: ReadersOf): Model {
  const fresh = arrivals.filter(({ item }) => !model.indexes.has(item))
  const links = emptyLinks(2 * perArrival * fresh.length)
  const scale = strongWeight(model)
  for (const [place, { readers }] of fresh.entries()) {
    const index = model.keys.length + place
    for (const [known, share] of nearest(model, readers, readersOf)) {
      addLink(links, index, known, share * scale)
      addLink(links, known, index, share * scale)
    }
  }
  const keys = [...model.keys, ...fresh.map(({ item }) => item)]
  return createModel(keys, joinRows(keys.length, model.neighbours, gatherRows(keys.length, links)))
}

/** The known items the readers met most, for how many meet them anyway, with their cosine. */
function nearest(model: Model, readers: Arrival["readers"], readersOf: ReadersOf): [number, number][] {
  const together = new Map<number, number>()
  let total = shrinkage
  for (const { weight, history } of readers) {
    total += weight
    for (const entry of history) {
      const index = model.indexes.get(entry.item)
      if (index !== undefined) together.set(index, (together.get(index) ?? 0) + weight * Math.min(1, entry.weight))
    }
  }
  return [...together]
    .map(([index, sum]): [number, number] => {
      const others = readersOf(defined(model.keys[index])) + shrinkage
      return [index, sum / Math.sqrt(total * others)]
    })
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, perArrival)
}

/** The mean of every row's strongest weight: what the closest neighbour of a usual tile adds. 0 for an empty model. */
function strongWeight({ neighbours: { starts, weights } }: Model): number {
  let sum = 0
  let rows = 0
  for (let h = 0; h + 1 < starts.length; h++) {
    let strongest = 0
    for (let index = starts[h] ?? 0; index < (starts[h + 1] ?? 0); index++) {
      strongest = Math.max(strongest, weights[index] ?? 0)
    }
    if (strongest > 0) rows++
    sum += strongest
  }
  return rows === 0 ? 0 : sum / rows
}

import type { Catalogue, RankingCatalogue } from "../candidates/catalogue.ts"
import { type HistoryEntry, type Model, scorePerson } from "../model/model.ts"
import { rankWeights } from "../weights.ts"
import { itemStatistics } from "./item-statistics.ts"

export type LoadedModel = { version: number; model: Model }

/**
 * The serving model with its tiles' places in the catalogue: `places[row]` is an index, or −1. `scores` is a buffer, valid until the next
 * scoring.
 */
export type ServedModel = LoadedModel & { places: Int32Array; scores: Float32Array }

export function serveModel(loaded: LoadedModel, indexOf: ReadonlyMap<string, number>): ServedModel {
  const { keys } = loaded.model
  const places = Int32Array.from(keys, (key) => indexOf.get(String(key)) ?? -1)
  return { ...loaded, places, scores: new Float32Array(keys.length) }
}

/** Model scores of all tiles for a history; null without a model or known items. */
export function modelScores(
  catalogue: RankingCatalogue,
  served: ServedModel | null,
  history: readonly HistoryEntry[],
): Float32Array | null {
  if (!served) return null
  const { model, places, scores } = served
  const known = history.filter(({ item }) => model.indexes.has(item))
  if (known.length === 0) return null
  scorePerson(model, known, scores)
  const scored = new Float32Array(catalogue.ids.length)
  // A plain loop: an iterator would create most of the garbage of a ranking.
  for (let row = 0; row < places.length; row++) {
    const tile = places[row] ?? 0
    if (tile >= 0) scored[tile] = scores[row] ?? 0
  }
  return scored
}

const histogramSteps = 256

/**
 * Model scores damped by popularity and normalised to −1 to 1: the unseen tile at rank 20 gets 1, because raw scales grow with the history.
 */
export function normaliseScores(catalogue: RankingCatalogue, raw: Float32Array, isSeen: Uint8Array): Float32Array {
  const { damping } = itemStatistics(catalogue)
  const similarity = new Float32Array(raw.length)
  let top = 0
  for (let tile = 0; tile < raw.length; tile++) {
    const score = raw[tile] ?? 0
    // Most are 0 in a large catalogue; NaN counts as 0.
    if (score === 0 || !Number.isFinite(score)) continue
    const value = score * (damping[tile] ?? 0)
    similarity[tile] = value
    if (value > top && !isSeen[tile]) top = value
  }
  const unit = top === 0 ? 0 : 1 / scoreAtRank(similarity, isSeen, top)
  for (let tile = 0; tile < similarity.length; tile++) {
    const value = similarity[tile] ?? 0
    if (value !== 0) similarity[tile] = Math.max(-1, Math.min(1, unit * value))
  }
  return similarity
}

/** The approximate score at rank 20, by histogram; the lowest above 0 if there are fewer. */
function scoreAtRank(values: Float32Array, isSeen: Uint8Array, top: number): number {
  const counts = new Uint32Array(histogramSteps + 1)
  for (let tile = 0; tile < values.length; tile++) {
    const value = values[tile] ?? 0
    if (value > 0 && !isSeen[tile]) {
      const step = Math.floor((value / top) * histogramSteps)
      counts[step] = (counts[step] ?? 0) + 1
    }
  }
  let step = histogramSteps
  for (let rank = counts[step] ?? 0; rank < rankWeights.similarityRank && step > 1; ) rank += counts[--step] ?? 0
  return (step * top) / histogramSteps
}

/** Similarity of tiles with identical categories, without readers' evidence. */
const sameCategories = 0.4

export const similarFrom = 0.3

/** Each tile's similarity to the nearest of these, 0 to 1; null for none. */
export function similarityTo(
  ranking: { catalogue: Catalogue; model: ServedModel | null },
  subjects: readonly string[],
): Float32Array | null {
  if (subjects.length === 0) return null
  const similarity = new Float32Array(ranking.catalogue.ids.length)
  for (const subject of subjects) {
    eachSimilar(ranking, subject, (tile, value) => {
      if (value > (similarity[tile] ?? 0)) similarity[tile] = value
    })
  }
  return similarity
}

type Found = (tile: number, similarity: number) => void

function eachSimilar(
  { catalogue, model }: { catalogue: Catalogue; model: ServedModel | null },
  subject: string,
  found: Found,
): void {
  const own = catalogue.indexOf.get(subject)
  if (own !== undefined) {
    found(own, 1)
    eachSharingCategories(catalogue, own, found)
  }
  if (model) eachNeighbour(model, subject, found)
}

function eachSharingCategories(catalogue: Catalogue, own: number, found: Found): void {
  const categories = new Set(catalogue.tiles[own]?.categories)
  for (const category of categories) {
    for (const tile of catalogue.tilesIn.get(category) ?? []) {
      const others = catalogue.tiles[tile]?.categories ?? []
      const shared = others.filter((other) => categories.has(other)).length
      found(tile, (sameCategories * shared) / (categories.size + others.length - shared))
    }
  }
}

function eachNeighbour(served: ServedModel, subject: string, found: Found): void {
  const { places, model } = served
  const row = model.indexes.get(subject)
  if (row === undefined) return
  const { starts, targets, weights } = model.neighbours
  const from = starts[row] ?? 0
  const to = starts[row + 1] ?? 0
  let nearest = 0
  for (let at = from; at < to; at++) nearest = Math.max(nearest, weights[at] ?? 0)
  for (let at = from; at < to; at++) {
    const tile = places[targets[at] ?? 0] ?? 0
    const weight = weights[at] ?? 0
    if (tile >= 0 && weight > 0) found(tile, weight / nearest)
  }
}

export function neighbourWeight({ model }: ServedModel, historyId: string, tileId: string): number {
  const row = model.indexes.get(historyId)
  const target = model.indexes.get(tileId)
  if (row === undefined || target === undefined) return 0
  const { starts, targets, weights } = model.neighbours
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) if (targets[at] === target) return weights[at] ?? 0
  return 0
}

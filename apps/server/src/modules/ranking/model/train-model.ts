import { solveClosedForm } from "./closed-form.ts"
import { fitTail } from "./fit-tail.ts"
import { fillGram, personWeights } from "./gram.ts"
import {
  type Interaction,
  type InteractionTable,
  mass,
  orderByPopularity,
  popularityScales,
  tabulate,
} from "./interaction-table.ts"
import { keepStrongest } from "./keep-strongest.ts"
import { leadingTastes, tasteFilter } from "./leading-tastes.ts"
import { createModel, type Model } from "./model.ts"
import { gatherRows, joinRows, type NeighbourRows } from "./neighbour-rows.ts"
import { searchSettings } from "./search-settings.ts"
import type { Settings } from "./settings.ts"

export type TrainOptions = {
  /** Chooses what is hidden while settings are searched. The same interactions in the same order and seed give the same model. */
  seed: number
  /** Settings known already, from an earlier training; without them they are searched for. */
  settings?: Settings
  /** Neighbours kept a tile, on average. */
  perItem?: number
  /** Items solved together, the most popular; the others are fitted to them one by one. n items take 8n² bytes and n³/2 steps. */
  headSize?: number
  /** Called after each step of the search with what was tried and its recall + NDCG on hidden interactions. */
  onStep?: (settings: Settings, score: number) => void
}

export type Trained = { model: Model; settings: Settings }

/**
 * Learns which tiles go together: a linear item-to-item model in closed form, cut to its strongest weights.
 * docs/recommender.md explains it. Pure: no clock, no chance but the seed.
 */
export function trainModel(interactions: Iterable<Interaction>, options: TrainOptions): Trained {
  const { perItem = 300, headSize = 4096 } = options
  const table = orderByPopularity(tabulate(interactions))
  const n = Math.min(table.keys.length, headSize)
  const buffer = new Float64Array(n * n)
  const search = { n, perItem, seed: options.seed, ...(options.onStep && { onStep: options.onStep }) }
  const settings = options.settings ?? searchSettings(table, search, buffer)
  return { model: createModel(table.keys, fit(table, settings, n, perItem, buffer)), settings }
}

function fit(
  table: InteractionTable,
  settings: Settings,
  n: number,
  perItem: number,
  buffer: Float64Array,
): NeighbourRows {
  const scales = popularityScales(mass(table).items, settings)
  const form = solveClosedForm(table, settings, n, buffer)
  const filter = tasteFilter(leadingTastes(table, n, settings.tastes), settings.tastes)
  const rows = keepStrongest({ form, filter, scales, settings }, perItem)
  if (table.keys.length === n) return rows
  const inverseDiagonal = Float64Array.from({ length: n }, (_, j) => form.inverse[j * n + j] ?? 0)
  // The inverse is no longer needed: its place takes the Gram matrix again, so that there is never a second one.
  const people = personWeights(table, settings.alpha)
  fillGram(table, people, n, buffer)
  const links = fitTail(table, people, { ...form, gram: buffer, inverseDiagonal }, scales, settings)
  return joinRows(table.keys.length, rows, gatherRows(table.keys.length, links))
}

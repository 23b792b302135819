import { graphFilter } from "./graph-filter.ts"
import { type Interaction, tabulate } from "./interaction-table.ts"
import { createModel, type Model } from "./model.ts"
import { normalise } from "./normalised-interactions.ts"
import { pruneFilter } from "./prune-filter.ts"
import { randomisedSvd } from "./randomised-svd.ts"
import { searchSettings } from "./search-settings.ts"
import type { Settings } from "./settings.ts"

export type TrainOptions = {
  /** Chooses what is hidden while settings are searched. The same interactions in the same order and seed give the same model. */
  seed: number
  /** Settings known already, from an earlier training; without them they are searched for. */
  settings?: Settings
  /** Neighbours kept an item, on average. */
  perItem?: number
  /** Neighbours kept in all, however many items there are: 8 bytes each. */
  mostNeighbours?: number
  /** Leading directions the ridge filter is exact in. */
  rank?: number
  /** Called after each step of the search with what was tried and its recall + NDCG on hidden interactions. */
  onStep?: (settings: Settings, score: number) => void
}

export type Trained = { model: Model; settings: Settings }

/**
 * Learns which tiles go together: a linear item-to-item model, a graph filter in closed form, pruned to its strongest weights.
 * docs/recommender.md explains it. Pure: no clock, no chance but the seed.
 */
export function trainModel(interactions: Iterable<Interaction>, options: TrainOptions): Trained {
  const { seed, perItem = 300, mostNeighbours = 7_500_000, rank = 128, onStep } = options
  const table = tabulate(interactions)
  const budget = Math.min(perItem * table.keys.length, mostNeighbours)
  const settings = options.settings ?? searchSettings(table, { seed, budget, rank, ...(onStep && { onStep }) })
  const normalised = normalise(table, settings)
  const filter = graphFilter(normalised, randomisedSvd(normalised, rank), settings)
  return { model: createModel(table.keys, pruneFilter(filter, normalised, budget)), settings }
}

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
  /** Leading directions the ridge filter is exact in: by default 256 where that is cheap, and 128 in a large catalogue. */
  rank?: number
  /** Called after each step of the search with what was tried and its recall + NDCG on hidden interactions. */
  onStep?: (settings: Settings, score: number) => void
}

/** Items from which on time and memory count more than the last thousandth of recall. */
const largeCatalogue = 10_000

export type Trained = { model: Model; settings: Settings }

/**
 * Learns which tiles go together: a linear item-to-item model, a graph filter in closed form, pruned to its strongest weights.
 * docs/recommender.md explains it. Pure: no clock, no chance but the seed.
 */
export function trainModel(interactions: Iterable<Interaction>, options: TrainOptions): Trained {
  const { seed, perItem = 1000, mostNeighbours = 7_500_000, onStep } = options
  const table = tabulate(interactions)
  const rank = options.rank ?? (table.keys.length <= largeCatalogue ? 256 : 128)
  const budget = Math.min(perItem * table.keys.length, mostNeighbours)
  const settings = options.settings ?? searchSettings(table, { seed, budget, rank, ...(onStep && { onStep }) })
  const normalised = normalise(table, settings)
  const filter = graphFilter(normalised, randomisedSvd(normalised, rank), settings)
  return { model: createModel(table.keys, pruneFilter(filter, normalised, budget)), settings }
}

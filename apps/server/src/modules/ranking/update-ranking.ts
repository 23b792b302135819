import type { Job } from "../../platform/jobs/run-job.ts"
import type { Services } from "../../platform/services.ts"
import type { Catalogue } from "./catalogue.ts"
import { interactionsOf, interactionWeight, readersOfTile } from "./interactions-store.ts"
import { rankingOf, type ServedModel } from "./live-ranking.ts"
import type { HistoryEntry } from "./model/model.ts"
import { type Arrival, type ReadersOf, updateNeighbours } from "./model/update-neighbours.ts"
import { storedRows } from "./stored-model.ts"
import { amendModel } from "./write-model-store.ts"

/** A new tile that fewer took to stays with category, newness and tries. */
const leastReaders = 5
const mostArrivals = 50
const mostReaders = 100

/** Gives neighbours to tiles that came since the last training, from what those who took to them met besides. */
export const updateRanking: Job = {
  name: "ranking-update",
  schedule: "*/10 * * * *",
  run: async (_none, { pool, db, content, log }) => {
    const ranking = rankingOf(content)
    await ranking.refresh()
    const catalogue = ranking.catalogue()
    const served = ranking.model()
    if (!served) return
    const arrivals: Arrival[] = []
    for (const tileId of newTiles(catalogue, served)) arrivals.push(await arrivalOf(pool, tileId))
    if (arrivals.length === 0) return
    const countOf: ReadersOf = (tileId) => readersOf(catalogue, catalogue.indexOf.get(String(tileId)))
    const model = updateNeighbours(served.model, arrivals, countOf)
    const changed = new Set<number>()
    const { starts, targets } = model.neighbours
    for (let index = served.model.keys.length; index < model.keys.length; index++) {
      changed.add(index)
      for (const target of targets.subarray(starts[index], starts[index + 1])) changed.add(target)
    }
    // A training that ended meanwhile has seen them, too.
    if (!(await amendModel(db, storedRows(model, changed), served.version))) return
    log.info({ tiles: arrivals.length }, "new tiles have neighbours")
    await ranking.refresh()
  },
}

/** The tiles the model does not know and enough people took to, the best known first. */
function newTiles(catalogue: Catalogue, { model }: ServedModel): string[] {
  return catalogue.ids
    .map((id, tile) => ({ id, readers: readersOf(catalogue, tile) }))
    .filter(({ id, readers }) => readers >= leastReaders && !model.indexes.has(id))
    .sort((a, b) => b.readers - a.readers || (a.id < b.id ? -1 : 1))
    .slice(0, mostArrivals)
    .map(({ id }) => id)
}

/** About how many took to a tile: most who like it have read it. */
function readersOf({ finished, likes }: Catalogue, tile: number | undefined): number {
  return tile === undefined ? 0 : Math.max(finished[tile] ?? 0, likes[tile] ?? 0)
}

async function arrivalOf(pool: Services["pool"], tileId: string): Promise<Arrival> {
  const histories = new Map<string, { weight: number; history: HistoryEntry[] }>()
  for (const row of await interactionsOf(pool, await readersOfTile(pool, tileId, mostReaders))) {
    const reader = histories.get(row.userId) ?? { weight: 0, history: [] }
    histories.set(row.userId, reader)
    const weight = interactionWeight[row.interaction]
    if (row.tileId === tileId) reader.weight = weight
    else reader.history.push({ item: row.tileId, weight })
  }
  return { item: tileId, readers: [...histories.values()] }
}

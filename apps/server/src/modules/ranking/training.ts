import { Worker } from "node:worker_threads"
import { keysOf, recordOf } from "@confetti/domain/keys"
import { z } from "zod"
import type { ReadPool } from "../../platform/db/replica/reads.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Services } from "../../platform/services.ts"
import type { Catalogue } from "./candidates/catalogue.ts"
import type { ServedModel } from "./features/item-similarity.ts"
import { interactionWeight } from "./features/profile.ts"
import {
  type Bounds,
  type CollectedInteractions,
  collectInteractions,
  interactionsOf,
  readersOfTile,
} from "./interactions-store.ts"
import { rankingOf } from "./live-ranking.ts"
import type { HistoryEntry, Model } from "./model/model.ts"
import { type Settings, startSettings } from "./model/settings.ts"
import { type Arrival, type ReadersOf, updateNeighbours } from "./model/update-neighbours.ts"
import { amendModel, modelState, replaceModel, storedRows } from "./model-store.ts"

/** Limits memory to some 200 MB; more would teach little. */
const bounds: Bounds = { mostPeople: 200_000, mostInteractions: 2_000_000 }
/** With fewer people only category, freshness and popularity count. */
const leastPeople = 20

/** The running training: a retried job joins it. */
const newTraining = (): { underWay: Promise<void> | null } => ({ underWay: null })

export const trainRanking: Job = {
  name: "ranking-train",
  schedule: "23 3 * * *",
  run: async (_none, services) => {
    const training = services.own(newTraining)
    training.underWay ??= train(services).finally(() => {
      training.underWay = null
    })
    await training.underWay
  },
}

async function train(services: Services): Promise<void> {
  const { replica, db, content, clock, log } = services
  const isThere = (tileId: string): boolean => content.current().byId.has(tileId)
  const interactions = await collectInteractions(replica.pool, isThere, bounds)
  const { peopleCount } = interactions
  if (peopleCount < leastPeople) return
  const count = interactions.people.length
  const known = settingsFor((await modelState(db)).settings, count)
  const startedAt = performance.now()
  const { settings, ...model } = await trainInThread({ interactions, settings: known?.settings ?? null })
  const stored = { settings, searchedOver: known?.searchedOver ?? count }
  await replaceModel(db, storedRows(model), { settings: JSON.stringify(stored), trainedAt: new Date(clock()) })
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  log.info(
    { people: peopleCount, interactions: count, tiles: model.keys.length, seconds },
    "the recommender was trained",
  )
  await rankingOf(services).refresh()
}

export type TrainTask = { interactions: CollectedInteractions; settings: Settings | null }
export type TrainAnswer = { keys: string[]; neighbours: Model["neighbours"]; settings: Settings }

/** Trains on a thread, as it takes a core for up to some minutes. */
function trainInThread(task: TrainTask): Promise<TrainAnswer> {
  const { people, items, weights } = task.interactions
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("./train-worker.ts", import.meta.url), {
      workerData: task,
      transferList: [people.buffer, items.buffer, weights.buffer],
    })
    // A stopping server does not wait: training is repeated.
    worker.unref()
    worker.on("message", done)
    worker.on("error", (error) => failed(error instanceof Error ? error : new Error(String(error))))
    worker.on("exit", () => failed(new Error("the training thread ended")))
  })
}

export type StoredSettings = { settings: Settings; searchedOver: number }

const setting = z.number()
const stored = z.object({
  settings: z.object(recordOf(keysOf(startSettings), () => setting)),
  searchedOver: z.number(),
})

/** A search takes many times as long as a training: repeated once there is this much more data. */
const searchAgainAt = 2

/** The stored settings; null if a search is due or they can't be read. */
export function settingsFor(text: string | null, interactions: number): StoredSettings | null {
  const known = text === null ? null : parse(text)
  return known && interactions < searchAgainAt * known.searchedOver ? known : null
}

function parse(text: string): StoredSettings | null {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** A new tile with fewer readers uses category, freshness and exploration only. */
const leastReaders = 5
const mostArrivals = 50
const mostReaders = 100

/** Adds neighbours for tiles published since the last training, from their readers' other interactions. */
export const updateRanking: Job = {
  name: "ranking-update",
  schedule: "*/10 * * * *",
  run: async (_none, services) => {
    const { replica, db, log } = services
    const ranking = rankingOf(services)
    await ranking.refresh()
    const catalogue = ranking.catalogue()
    const served = ranking.model()
    if (!served) return
    const arrivals: Arrival[] = []
    for (const tileId of newTiles(catalogue, served)) arrivals.push(await arrivalOf(replica.pool, tileId))
    if (arrivals.length === 0) return
    const countOf: ReadersOf = (tileId) => readersOf(catalogue, catalogue.indexOf.get(String(tileId)))
    const model = updateNeighbours(served.model, arrivals, countOf)
    const changed = new Set<number>()
    const { starts, targets } = model.neighbours
    for (let index = served.model.keys.length; index < model.keys.length; index++) {
      changed.add(index)
      for (const target of targets.subarray(starts[index], starts[index + 1])) changed.add(target)
    }
    // A training that ended meanwhile includes them.
    if (!(await amendModel(db, storedRows(model, changed), served.version))) return
    log.info({ tiles: arrivals.length }, "new tiles have neighbours")
    await ranking.refresh()
  },
}

function newTiles(catalogue: Catalogue, { model }: ServedModel): string[] {
  return catalogue.ids
    .map((id, tile) => ({ id, readers: readersOf(catalogue, tile) }))
    .filter(({ id, readers }) => readers >= leastReaders && !model.indexes.has(id))
    .sort((a, b) => b.readers - a.readers || (a.id < b.id ? -1 : 1))
    .slice(0, mostArrivals)
    .map(({ id }) => id)
}

/** Estimates a tile's readers: most who like it have read it. */
function readersOf({ finished, likes }: Catalogue, tile: number | undefined): number {
  return tile === undefined ? 0 : Math.max(finished[tile] ?? 0, likes[tile] ?? 0)
}

async function arrivalOf(pool: ReadPool, tileId: string): Promise<Arrival> {
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

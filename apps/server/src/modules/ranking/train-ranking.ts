import { Worker } from "node:worker_threads"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Services } from "../../platform/services.ts"
import { collectInteractions } from "./collect-interactions.ts"
import { rankingOf } from "./live-ranking.ts"
import { settingsFor, storedRows } from "./stored-model.ts"
import type { TrainAnswer, TrainTask } from "./train-worker.ts"
import { modelState, replaceModel } from "./write-model-store.ts"

/** More than this teaches little and costs memory: some 200 MB while it is read. */
const bounds = { mostPeople: 200_000, mostInteractions: 2_000_000 }
/** Of fewer people nothing general can be learned; then tiles are told apart by category, newness and liking alone. */
const leastPeople = 20

/** The trainings under way: a job taken up again while it still goes on does not begin another. */
const underWay = new WeakMap<LiveContent, Promise<void>>()

/** Learns from the latest people which tiles go together, and puts it in the place of what was learned before. */
export const trainRanking: Job = {
  name: "ranking-train",
  schedule: "23 3 * * *",
  run: async (_none, services) => {
    const { content } = services
    const training = underWay.get(content) ?? train(services).finally(() => underWay.delete(content))
    underWay.set(content, training)
    await training
  },
}

async function train({ pool, db, content, clock, log }: Services): Promise<void> {
  const isThere = (tileId: string): boolean => content.current().byId.has(tileId)
  const interactions = await collectInteractions(pool, isThere, bounds)
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
  await rankingOf(content).refresh()
}

/** Trains in a thread of its own: it takes a processor for up to some minutes, and would stop every request meanwhile. */
function trainInThread(task: TrainTask): Promise<TrainAnswer> {
  const { people, items, weights } = task.interactions
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("./train-worker.ts", import.meta.url), {
      workerData: task,
      transferList: [people.buffer, items.buffer, weights.buffer],
    })
    // A server that stops does not wait for a training: it is done again.
    worker.unref()
    worker.on("message", done)
    worker.on("error", (error) => failed(error instanceof Error ? error : new Error(String(error))))
    worker.on("exit", () => failed(new Error("the training thread ended")))
  })
}

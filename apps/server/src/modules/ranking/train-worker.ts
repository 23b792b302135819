import { parentPort, workerData } from "node:worker_threads"
import type { CollectedInteractions } from "./interactions-store.ts"
import type { Interaction } from "./model/interaction-table.ts"
import { trainModel } from "./model/train-model.ts"
import type { TrainAnswer, TrainTask } from "./training.ts"

/** The same interactions give the same model. */
const seed = 1

const { interactions, settings } = workerData as TrainTask
const { model, settings: chosen } = trainModel(eachOf(interactions), { seed, ...(settings && { settings }) })
const answer: TrainAnswer = { keys: model.keys.map(String), neighbours: model.neighbours, settings: chosen }
const { starts, targets, weights } = model.neighbours
parentPort?.postMessage(answer, [starts.buffer, targets.buffer, weights.buffer] as ArrayBuffer[])

function* eachOf({ keys, people, items, weights }: CollectedInteractions): Generator<Interaction> {
  for (let at = 0; at < people.length; at++) {
    yield { person: people[at] ?? 0, item: keys[items[at] ?? 0] ?? "", weight: weights[at] ?? 0 }
  }
}

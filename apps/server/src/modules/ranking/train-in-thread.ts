import { Worker } from "node:worker_threads"
import type { TrainAnswer, TrainTask } from "./train-worker.ts"

/** Trains in a thread of its own: it takes a processor for up to some minutes, and would stop every request meanwhile. */
export function trainInThread(task: TrainTask): Promise<TrainAnswer> {
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

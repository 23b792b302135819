import { Worker } from "node:worker_threads"
import type { DrawTask, Ghost } from "./draw/draw-task.ts"
import type { DrawAnswer } from "./draw/draw-worker.ts"
import { createUrgencyQueue, type Urgency } from "./urgency-queue.ts"

/** As many pictures are drawn at once as a small machine has cores. */
const workersAtMost = 2

/** A worker keeps the emoji it drew last, some hundred megabytes; one that rests this long, in milliseconds, is let go. */
const restAtMost = 30_000

type Job = { task: DrawTask; done: (ghost: Ghost | null) => void; failed: (error: Error) => void }

export type DrawingPool = {
  draw: (task: DrawTask, urgency: Urgency) => Promise<Ghost | null>
  close: () => Promise<void>
}

export class PoolClosed extends Error {
  override name = "PoolClosed"
}

/**
 * Draws in worker threads: a cover is some hundred milliseconds of plain computing, which would stop every request meanwhile.
 * The most urgent task is begun first; one that is begun is finished.
 */
export function createDrawingPool(): DrawingPool {
  const waiting = createUrgencyQueue<Job>()
  const idle: Worker[] = []
  const busy = new Map<Worker, Job>()
  let isClosed = false
  let resting: NodeJS.Timeout | undefined

  const advance = (): void => {
    while (!isClosed && (idle.length > 0 || busy.size < workersAtMost)) {
      const job = waiting.take()
      if (!job) return
      const worker = idle.pop() ?? startWorker()
      busy.set(worker, job)
      worker.ref()
      worker.postMessage(job.task)
    }
  }
  const letGo = (): void => {
    for (const worker of idle.splice(0)) void worker.terminate()
  }
  const release = (worker: Worker): Job | undefined => {
    const job = busy.get(worker)
    busy.delete(worker)
    return job
  }
  const startWorker = (): Worker => {
    const worker = new Worker(new URL("./draw/draw-worker.ts", import.meta.url))
    worker.on("message", (answer: DrawAnswer) => {
      const job = release(worker)
      // An idle worker keeps no program alive.
      worker.unref()
      idle.push(worker)
      clearTimeout(resting)
      resting = setTimeout(letGo, restAtMost).unref()
      if (answer.ok) job?.done(answer.ghost)
      else job?.failed(new Error(answer.message))
      advance()
    })
    worker.on("error", (error) => release(worker)?.failed(error instanceof Error ? error : new Error(String(error))))
    worker.on("exit", () => {
      release(worker)?.failed(new Error("the drawing worker ended"))
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
      advance()
    })
    return worker
  }

  return {
    draw: (task, urgency) =>
      new Promise((done, failed) => {
        if (isClosed) failed(new PoolClosed("the drawing pool is closed"))
        else waiting.add({ task, done, failed }, urgency)
        advance()
      }),
    close: async () => {
      isClosed = true
      clearTimeout(resting)
      const workers = [...idle, ...busy.keys()]
      for (const job of [...waiting.takeAll(), ...busy.values()])
        job.failed(new PoolClosed("the drawing pool is closed"))
      busy.clear()
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

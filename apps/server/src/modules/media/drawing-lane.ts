import { fork } from "node:child_process"
import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { DrawTask, Ghost } from "./draw/draw-task.ts"
import type { DrawAnswer } from "./draw/draw-worker.ts"
import { createUrgencyQueue, type Urgency } from "./urgency-queue.ts"

/** Milliseconds after which an idle worker is ended to free the memory of its last picture. */
const restAtMost = 30_000

const program = new URL("./draw/draw-worker.ts", import.meta.url)

/** A worker that draws one thing at a time. A referenced one keeps the program alive. */
type DrawWorker = {
  draw: (task: DrawTask) => void
  ref: () => void
  unref: () => void
  end: () => Promise<unknown>
}

type Listeners = { onAnswer: (answer: DrawAnswer) => void; onEnd: (error: Error) => void }

export function startThread({ onAnswer, onEnd }: Listeners): DrawWorker {
  const thread = new Worker(program)
  thread.on("message", onAnswer)
  thread.on("error", (error) => onEnd(error instanceof Error ? error : new Error(String(error))))
  thread.on("exit", () => onEnd(new Error("the drawing worker ended")))
  return {
    draw: (task) => thread.postMessage(task),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
    end: () => thread.terminate(),
  }
}

/** A process, because priorities apply to processes and sharp's threads are shared. */
export function startProcess({ onAnswer, onEnd }: Listeners): DrawWorker {
  const child = fork(program, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] })
  child.on("message", (answer) => onAnswer(answer as DrawAnswer))
  child.on("error", onEnd)
  child.on("exit", () => onEnd(new Error("the drawing process ended")))
  return {
    draw: (task) => child.send(task),
    ref: () => {
      child.ref()
      child.channel?.ref()
    },
    unref: () => {
      child.unref()
      child.channel?.unref()
    },
    end: async () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      child.kill("SIGKILL")
      await once(child, "exit")
    },
  }
}

type Job = { task: DrawTask; done: (ghost: Ghost | null) => void; failed: (error: Error) => void }

export type DrawingLane = {
  draw: (task: DrawTask, urgency: Urgency) => Promise<Ghost | null>
  close: () => Promise<void>
}

export class PoolClosed extends Error {
  override name = "PoolClosed"

  constructor() {
    super("the drawing pool is closed")
  }
}

/** Workers of one kind, started on demand. The most urgent task starts first; a started task is finished. */
export function createDrawingLane(start: (listeners: Listeners) => DrawWorker, workersAtMost: number): DrawingLane {
  const waiting = createUrgencyQueue<Job>()
  const idle: DrawWorker[] = []
  const busy = new Map<DrawWorker, Job>()
  let isClosed = false
  let resting: NodeJS.Timeout | undefined

  const advance = (): void => {
    while (!isClosed && (idle.length > 0 || busy.size < workersAtMost)) {
      const job = waiting.take()
      if (!job) return
      const worker = idle.pop() ?? startWorker()
      busy.set(worker, job)
      worker.ref()
      worker.draw(job.task)
    }
  }
  const letGo = (): void => {
    for (const worker of idle.splice(0)) void worker.end()
  }
  const release = (worker: DrawWorker): Job | undefined => {
    const job = busy.get(worker)
    busy.delete(worker)
    return job
  }
  const startWorker = (): DrawWorker => {
    const worker = start({
      onAnswer: (answer) => {
        const job = release(worker)
        // An idle worker does not keep the program alive.
        worker.unref()
        idle.push(worker)
        clearTimeout(resting)
        resting = setTimeout(letGo, restAtMost).unref()
        if (answer.ok) job?.done(answer.ghost)
        else job?.failed(new Error(answer.message))
        advance()
      },
      onEnd: (error) => {
        release(worker)?.failed(error)
        const at = idle.indexOf(worker)
        if (at >= 0) idle.splice(at, 1)
        advance()
      },
    })
    return worker
  }

  return {
    draw: (task, urgency) =>
      new Promise((done, failed) => {
        if (isClosed) failed(new PoolClosed())
        else waiting.add({ task, done, failed }, urgency)
        advance()
      }),
    close: async () => {
      isClosed = true
      clearTimeout(resting)
      const workers = [...idle, ...busy.keys()]
      for (const job of [...waiting.takeAll(), ...busy.values()]) job.failed(new PoolClosed())
      busy.clear()
      await Promise.all(workers.map((worker) => worker.end()))
    },
  }
}

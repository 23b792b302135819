import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import type { Config } from "./platform/config.ts"
import { answerForAll } from "./platform/metrics/metrics-of-all.ts"
import { StartupError } from "./platform/run-program.ts"
import { sayer } from "./platform/say.ts"

const placeVariable = "CONFETTI_PROCESS"
const ready = "ready"
const restartAfterMs = 1000

export function isFirstProcess(): boolean {
  return !cluster.isWorker || process.env[placeVariable] === "0"
}

export function signalReady(): void {
  if (cluster.isWorker) process.send?.(ready)
}

/**
 * Runs several processes behind one port, and restarts those that end. The first one migrates the database and imports the content before
 * the others start. They only share the database.
 */
export async function runProcesses(config: Config, count: number): Promise<void> {
  if (config.DATABASE_URL === undefined)
    throw new StartupError("--processes needs DATABASE_URL: the embedded database belongs to one process.")
  const say = sayer(config)
  let isStopping = false
  const running = new Map<number, Worker>()

  function start(place: number): Worker {
    const worker = cluster.fork({ [placeVariable]: String(place) })
    running.set(place, worker)
    worker.on("exit", (code, signal) => {
      running.delete(place)
      if (isStopping) return
      say(`Process ${place + 1} ended (${signal ?? code}); starting another.`)
      void sleep(restartAfterMs).then(() => isStopping || start(place))
    })
    return worker
  }

  async function untilReady(worker: Worker): Promise<void> {
    const message = once(worker, "message")
    const ended = once(worker, "exit").then(() => "ended")
    if ((await Promise.race([message, ended])) === "ended" && !isStopping) await stop("SIGTERM", 1)
  }

  async function stop(signal: NodeJS.Signals, code: number): Promise<void> {
    isStopping = true
    const ending = [...running.values()].map((worker) => once(worker, "exit"))
    for (const worker of running.values()) worker.process.kill(signal)
    await Promise.all(ending)
    process.exit(code)
  }

  // A terminal sends Ctrl-C to all processes; a second signal would end them at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal, 0))
  answerForAll()
  await untilReady(start(0))
  const others = Array.from({ length: count - 1 }, (_none, at) => start(at + 1))
  await Promise.all(others.map(untilReady))
  const ids = [...running.values()].map((worker) => worker.process.pid)
  if (!isStopping) say(`${count} processes are ready: ${ids.join(", ")}.`)
}

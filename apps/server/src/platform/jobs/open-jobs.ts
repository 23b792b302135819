import { randomUUID } from "node:crypto"
import { recordOf } from "@confetti/domain/keys"
import type pg from "pg"
import { PgBoss } from "pg-boss"
import { createLog, type Log } from "../log.ts"
import { asError } from "../thrown.ts"
import { activeTrace } from "../tracing/active-trace.ts"
import type { Backlog, Jobs } from "./jobs.ts"
import { countDue, deleteJobsOf, queueInside, queueOverPool, queueSchema, releaseJobs } from "./queue-store.ts"
import { type Claimed, type QueueSource, type QueueWorker, startQueueWorker } from "./queue-worker.ts"
import { type QueueName, queueNames, queueOptions, queues } from "./queues.ts"

const countsAreFreshMs = 5000

type Waiting = Claimed["data"]

/** Runs a job. Throws if it failed. `traceparent` is its sender's span. */
export type RunJob = (name: string, payload: object, traceparent?: string) => Promise<void>

export type OpenJobs = Jobs & {
  /** Runs jobs, and adds scheduled ones: cron by name. */
  begin: (run: RunJob, schedules: ReadonlyMap<string, string>) => Promise<void>
  /** Runs all waiting jobs, whenever due, and those of crashed processes. */
  settle: (run: RunJob) => Promise<void>
  stop: (timeoutMs: number) => Promise<void>
}

type Parts = {
  pool: pg.Pool
  log: Log
  /** Only a worker maintains the queues: crashed jobs, schedules, old rows. */
  isWorker: boolean
  queueOf: (name: string) => QueueName
}

/** Creates or updates the queue's tables in an empty database. A server does so on start. */
export async function installQueue(pool: pg.Pool): Promise<void> {
  const jobs = await openJobs({ pool, log: createLog("silent"), isWorker: false, queueOf: () => "nightly" })
  await jobs.stop(0)
}

export async function openJobs({ pool, log, isWorker, queueOf }: Parts): Promise<OpenJobs> {
  const boss = new PgBoss({
    db: queueOverPool(pool),
    schema: queueSchema,
    supervise: isWorker,
    schedule: isWorker,
  })
  const onError = (error: unknown): void => log.warn({ err: error }, "the job queue had an error")
  boss.on("error", onError)
  await boss.start()
  await makeQueues(boss)
  const workers = new Map<QueueName, QueueWorker>()
  let counted: { at: number; backlog: Promise<Record<QueueName, Backlog>> } | null = null

  return {
    send: async (tx, name, payload, { key = randomUUID(), userId, afterSeconds, priority } = {}) => {
      const queue = queueOf(name)
      const traceparent = activeTrace.getStore()?.traceparent()
      await boss.send(queue, { name, payload, ...(traceparent && { traceparent }) } satisfies Waiting, {
        db: queueInside(tx),
        singletonKey: `${name} ${key}`,
        ...(userId === undefined ? {} : { group: { id: userId } }),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
        ...(priority === undefined ? {} : { priority }),
      })
      workers.get(queue)?.wake()
    },
    forget: deleteJobsOf,
    backlog: () => {
      if (counted === null || Date.now() - counted.at > countsAreFreshMs)
        counted = { at: Date.now(), backlog: countEach(pool) }
      return counted.backlog
    },
    begin: async (run, schedules) => {
      await keepSchedules(boss, schedules, queueOf)
      for (const name of queueNames) {
        const runClaimed = ({ data }: Claimed) => run(data.name, data.payload, data.traceparent)
        workers.set(name, startQueueWorker(queues[name], sourceOf(boss, pool, name), runClaimed, onError))
      }
    },
    settle: async (run) => {
      await boss.supervise()
      while (await settleOnce(boss, run));
    },
    stop: async (timeoutMs) => {
      await Promise.all([...workers.values()].map((worker) => worker.stop(timeoutMs)))
      await boss.stop({ graceful: false, close: false })
    },
  }
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of queueNames) {
    const options = queueOptions(queues[name])
    const known = await boss.getQueue(name)
    // At most one waiting job for each key.
    if (known === null) await boss.createQueue(name, { policy: "short", ...options })
    else if (Object.entries(options).some(([option, value]) => known[option as keyof typeof options] !== value))
      await boss.updateQueue(name, options)
    // Loads the queue's settings now: inside a transaction the embedded
    // database's only connection is taken, and loading would deadlock.
    await boss.findJobs(name, { key: "none" })
  }
}

async function keepSchedules(
  boss: PgBoss,
  schedules: ReadonlyMap<string, string>,
  queueOf: (name: string) => QueueName,
): Promise<void> {
  for (const [name, cron] of schedules)
    await boss.schedule(queueOf(name), cron, { name, payload: {} } satisfies Waiting, { key: name, singletonKey: name })
  for (const queue of queueNames) {
    for (const { key } of await boss.getSchedules(queue))
      if (!schedules.has(key) || queueOf(key) !== queue) await boss.unschedule(queue, key)
  }
}

function sourceOf(boss: PgBoss, pool: pg.Pool, queue: QueueName): QueueSource {
  return {
    claim: (batchSize) => boss.fetch<Waiting>(queue, { batchSize }),
    complete: async (jobs) => {
      await boss.complete(queue, jobs)
    },
    fail: async (job, error) => {
      await boss.fail(queue, [job], error)
    },
    release: (jobs) =>
      releaseJobs(
        pool,
        queue,
        jobs.map(({ id }) => id),
      ),
  }
}

async function settleOnce(boss: PgBoss, run: RunJob): Promise<boolean> {
  let isAnyDone = false
  for (const queue of queueNames) {
    for (;;) {
      const [job] = await boss.fetch<Waiting>(queue, { ignoreStartAfter: true })
      if (!job) break
      isAnyDone = true
      try {
        await run(job.data.name, job.data.payload, job.data.traceparent)
        await boss.complete(queue, job.id)
      } catch (error) {
        await boss.fail(queue, job.id, asError(error))
      }
    }
  }
  return isAnyDone
}

async function countEach(pool: pg.Pool): Promise<Record<QueueName, Backlog>> {
  const due = await countDue(pool)
  return recordOf(queueNames, (name) => due.get(name) ?? { count: 0, oldestSeconds: 0 })
}

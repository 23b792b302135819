import { randomUUID } from "node:crypto"
import type pg from "pg"
import { PgBoss } from "pg-boss"
import { createLog, type Log } from "../log.ts"
import type { Jobs } from "./jobs.ts"
import { deleteJobsOf, queueInside, queueOverPool, queueSchema } from "./queue-store.ts"

/** One line for all jobs: each line is asked for work every few seconds, and an embedded database has one connection. */
const line = "jobs"
const pollEverySeconds = 2
const atOnce = 2

const policy = {
  // Of jobs that wait, one for each key.
  policy: "short",
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  // A job whose process died is taken up again after this.
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
} as const

type Waiting = { name: string; payload: object }

/** Does one job. Throws when it could not be done. */
export type RunJob = (name: string, payload: object) => Promise<void>

export type OpenJobs = Jobs & {
  /** Takes jobs as they come, and sends those that have a schedule: cron by name. */
  begin: (run: RunJob, schedules: ReadonlyMap<string, string>) => Promise<void>
  /** Does what waits, whenever it is due, and what a dead process left behind, until nothing is left. */
  settle: (run: RunJob) => Promise<void>
  /** Lets the jobs under way finish, at most for this long. */
  stop: (timeoutMs: number) => Promise<void>
}

/** Makes the queue's tables, or brings them up to date. A server does so too when it starts; this is for an empty database. */
export async function installQueue(pool: pg.Pool): Promise<void> {
  const jobs = await openJobs(pool, createLog("silent"), false)
  await jobs.stop(0)
}

/** The queue in this database, made where it is not there yet. Only a worker looks after it: crashed jobs, schedules, old rows. */
export async function openJobs(pool: pg.Pool, log: Log, isWorker: boolean): Promise<OpenJobs> {
  const boss = new PgBoss({
    db: queueOverPool(pool),
    schema: queueSchema,
    supervise: isWorker,
    schedule: isWorker,
  })
  boss.on("error", (error) => log.warn({ err: error }, "the job queue had an error"))
  await boss.start()
  if ((await boss.getQueue(line)) === null) await boss.createQueue(line, policy)
  // What a line is like is asked for once and then remembered. It must be now: inside a transaction, the embedded
  // database's only connection is taken, and the question would wait for ever.
  await boss.findJobs(line, { key: "none" })

  return {
    send: async (tx, name, payload, { key = randomUUID(), userId, afterSeconds } = {}) => {
      await boss.send(line, { name, payload } satisfies Waiting, {
        db: queueInside(tx),
        singletonKey: `${name} ${key}`,
        ...(userId === undefined ? {} : { group: { id: userId } }),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      })
    },
    forget: deleteJobsOf,
    begin: async (run, schedules) => {
      for (const [name, cron] of schedules) {
        await boss.schedule(line, cron, { name, payload: {} } satisfies Waiting, { key: name, singletonKey: name })
      }
      for (const { key } of await boss.getSchedules(line)) {
        if (!schedules.has(key)) await boss.unschedule(line, key)
      }
      const options = { pollingIntervalSeconds: pollEverySeconds, localConcurrency: atOnce }
      await boss.work<Waiting>(line, options, async (jobs) => {
        for (const { data } of jobs) await run(data.name, data.payload)
      })
    },
    settle: async (run) => {
      await boss.supervise(line)
      for (;;) {
        const [job] = await boss.fetch<Waiting>(line, { ignoreStartAfter: true })
        if (!job) return
        try {
          await run(job.data.name, job.data.payload)
          await boss.complete(line, job.id)
        } catch (error) {
          await boss.fail(line, job.id, error as Error)
        }
      }
    },
    stop: async (timeoutMs) => {
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, timeoutMs)
      await Promise.race([boss.offWork(line, { wait: true }), patience.promise])
      clearTimeout(timer)
      await boss.stop({ graceful: false, close: false })
    },
  }
}

import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { OpenDatabase } from "../src/platform/db/open-database.ts"
import { type OpenJobs, openJobs } from "../src/platform/jobs/open-jobs.ts"
import type { QueueName } from "../src/platform/jobs/queues.ts"
import { createLog } from "../src/platform/log.ts"
import { startTestServer } from "./start-test-server.ts"
import { openTestDatabase } from "./test-database.ts"

let database: OpenDatabase
const opened: OpenJobs[] = []

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop(1000)
  await database.close()
})

/** A process that has these queues. */
async function open(queueOf: (name: string) => QueueName): Promise<OpenJobs> {
  const jobs = await openJobs({ pool: database.pool, log: createLog("silent"), isWorker: false, queueOf })
  opened.push(jobs)
  return jobs
}
const byName = (name: string): QueueName => (name === "order" ? "orders" : "mail")
const send = (jobs: OpenJobs, name: string, count: number) =>
  database.db.transaction().execute(async (tx) => {
    for (let number = 0; number < count; number++) await jobs.send(tx, name, { number })
  })
const noSchedules = new Map<string, string>()

it("does another person's order while a thousand jobs of another kind wait", async () => {
  const jobs = await open(byName)
  const gate = Promise.withResolvers<void>()
  const ended: string[] = []
  const ordered = Promise.withResolvers<void>()
  await send(jobs, "letter", 1000)
  await send(jobs, "order", 1)
  await jobs.begin(async (name) => {
    if (name === "letter") await gate.promise
    ended.push(name)
    if (name === "order") ordered.resolve()
  }, noSchedules)
  await ordered.promise
  expect(ended).toEqual(["order"])
  expect((await jobs.backlog()).mail.count).toBeGreaterThan(900)
  gate.resolve()
  await vi.waitFor(() => expect(ended).toHaveLength(1001), 20_000)
})

it("loses and doubles nothing when it is stopped in a batch", async () => {
  const first = await open(byName)
  const gate = Promise.withResolvers<void>()
  const done: number[] = []
  await send(first, "letter", 25)
  const two = Promise.withResolvers<void>()
  let begun = 0
  await first.begin(async (_name, payload) => {
    if (++begun === 2) two.resolve()
    await gate.promise
    done.push((payload as { number: number }).number)
  }, noSchedules)
  await two.promise
  const stopped = first.stop(60_000)
  gate.resolve()
  await stopped
  expect(done.length).toBeLessThan(25)
  const second = await open(byName)
  await second.settle(async (_name, payload) => {
    done.push((payload as { number: number }).number)
  })
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, number) => number))
})

it("does what waits in the one queue of an earlier version", async () => {
  const earlier = await open(() => "jobs")
  await send(earlier, "order", 3)
  await sql`update pgboss.queue set retry_limit = 1 where name = 'jobs'`.execute(database.db)
  const jobs = await open(byName)
  const done: string[] = []
  const all = Promise.withResolvers<void>()
  await jobs.begin(async (name) => {
    if (done.push(name) === 3) all.resolve()
  }, noSchedules)
  await all.promise
  expect(done).toEqual(["order", "order", "order"])
})

it("moves a schedule with its job, and drops one nobody has any more", async () => {
  const earlier = await open(() => "jobs")
  await earlier.begin(
    async () => {},
    new Map([
      ["nightly-tidy", "1 1 * * *"],
      ["gone", "1 1 * * *"],
    ]),
  )
  const jobs = await open(() => "nightly")
  await jobs.begin(async () => {}, new Map([["nightly-tidy", "1 1 * * *"]]))
  const { rows } = await sql`select name, key from pgboss.schedule order by key`.execute(database.db)
  expect(rows).toEqual([{ name: "nightly", key: "nightly-tidy" }])
})

it("says on /metrics how many wait in each queue", async () => {
  const server = await startTestServer()
  const { db, services } = server
  await db.transaction().execute(async (tx) => {
    await services.jobs.send(tx, "rewards-mail_step", {})
    await services.jobs.send(tx, "rewards-mail_step", {})
    await services.jobs.send(tx, "privacy-erase_person", {}, { afterSeconds: 90 })
  })
  const text = await (await server.get("/metrics")).text()
  expect(text.match(/# TYPE confetti_jobs_waiting gauge/g)).toHaveLength(1)
  expect(text).toContain('confetti_jobs_waiting{queue="mail"} 2')
  expect(text).toContain('confetti_jobs_waiting{queue="erasures"} 0')
  await server.stop()
})

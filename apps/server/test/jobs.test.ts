import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { SendOptions } from "../src/platform/jobs/jobs.ts"
import type { Module } from "../src/platform/module.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let done: string[] = []
let failures = 0
const probe: Module = {
  name: "probe",
  jobs: [
    {
      name: "probe-note_down",
      run: async ({ what }: { what: string }) => {
        if (failures > 0) {
          failures -= 1
          throw new Error("the password of ada@example.com is hunter2")
        }
        done.push(what)
      },
    },
    {
      name: "probe-send_more",
      run: async ({ count }: { count: number }, { db, jobs }) => {
        await db.transaction().execute((tx) => jobs.send(tx, "probe-note_down", { what: `more ${count}` }))
      },
    },
  ],
}

beforeAll(async () => {
  server = await startTestServer({ modules: [probe] })
})
afterAll(() => server.stop())
beforeEach(() => {
  done = []
  failures = 0
})

const send = (what: string, options: SendOptions = {}) =>
  server.db.transaction().execute((tx) => server.services.jobs.send(tx, "probe-note_down", { what }, options))

it("does what was sent, once", async () => {
  await send("a")
  await send("b")
  await server.settleJobs()
  await server.settleJobs()
  expect(done.sort()).toEqual(["a", "b"])
})

it("does nothing of a transaction that failed", async () => {
  const failing = server.db.transaction().execute(async (tx) => {
    await server.services.jobs.send(tx, "probe-note_down", { what: "a" })
    throw new Error("undone")
  })
  await expect(failing).rejects.toThrow("undone")
  await server.settleJobs()
  expect(done).toEqual([])
})

it("keeps one of those that wait under the same key, and takes the next once it is done", async () => {
  await send("first", { key: "k" })
  await send("second", { key: "k" })
  await send("other", { key: "l" })
  await server.settleJobs()
  await send("third", { key: "k" })
  await server.settleJobs()
  expect(done).toEqual(["first", "other", "third"])
})

it("does what a job sends", async () => {
  await server.db.transaction().execute((tx) => server.services.jobs.send(tx, "probe-send_more", { count: 1 }))
  await server.settleJobs()
  expect(done).toEqual(["more 1"])
})

it("tries again what failed, and keeps nothing of what the failure said", async () => {
  failures = 3
  await send("stubborn")
  await server.settleJobs()
  expect(done).toEqual(["stubborn"])
  failures = 1
  await send("watched")
  await server.settleJobs()
  const { rows } = await sql<{ all: string }>`select string_agg(j::text, '') as all from pgboss.job j`.execute(
    server.db,
  )
  expect(rows[0]?.all).not.toContain("hunter2")
})

it("gives up in the end", async () => {
  failures = 1000
  await send("hopeless")
  await server.settleJobs()
  expect(done).toEqual([])
})

it("leaves what it does not know, and goes on", async () => {
  await server.db.transaction().execute((tx) => server.services.jobs.send(tx, "probe-unknown", {}))
  await send("known")
  await server.settleJobs()
  expect(done).toEqual(["known"])
})

it("drops what names somebody, and that alone", async () => {
  await send("theirs", { userId: "ada" })
  await send("another's", { userId: "bob" })
  await server.db.transaction().execute((tx) => server.services.jobs.forget(tx, "ada"))
  await server.settleJobs()
  expect(done).toEqual(["another's"])
})

it("takes up again what a process left behind when it died", async () => {
  const { db } = server
  await send("left behind")
  // pg-boss looks for such jobs at most once a minute.
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(db)
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 day' where state = 'created'`.execute(
    db,
  )
  await server.settleJobs()
  expect(done).toEqual(["left behind"])
})

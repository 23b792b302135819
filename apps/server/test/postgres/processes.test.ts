import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { Module } from "../../src/platform/module.ts"
import { addAccount } from "../add-account.ts"
import { postAuth } from "../sign-in-by-code.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "../tiles-factory.ts"

let one: TestServer
let other: TestServer
let now = Date.parse("2026-06-01T12:00:00.000Z")
const options = { clock: () => now, env: { AUTH_SECRET: "x".repeat(32) } }

beforeAll(async () => {
  one = await startTestServer(options)
  other = await startTestServer({ ...options, beside: one })
})
afterAll(async () => {
  await other.stop()
  await one.stop()
})

const feedOf = async (server: TestServer, headers: Record<string, string>) =>
  (await server.call("users-get_home_feed", null, headers)).status

describe("a session", () => {
  /** How often the database is asked for sessions while this is done. */
  async function lookUps(server: TestServer, act: () => Promise<unknown>): Promise<number> {
    const query = vi.spyOn(server.services.pool, "query")
    await act()
    const asked = query.mock.calls.filter(([each]) => (each as { name?: string }).name === "session-by-token")
    query.mockRestore()
    return asked.length
  }

  it("is remembered for a minute while changes are heard", async () => {
    const { headers } = await addAccount(other, "ada@example.com")
    const hears = (since: number) =>
      vi.waitFor(() => expect(other.services.changes.isHeard(since, 2000)).toBe(true), 5000)
    // A session asked for before its process listened is not believed for longer, however long it has listened since.
    await hears(now + 1)
    now += 1
    expect(await feedOf(other, headers)).toBe(200)
    const askedAt = now
    now += 50_000
    await hears(askedAt)
    expect(await lookUps(other, () => feedOf(other, headers))).toBe(0)
    now += 10_000
    expect(await lookUps(other, () => feedOf(other, headers))).toBe(1)
  })

  it("that is ended in one process is gone in the other, on a clock that stands still", async () => {
    const { headers } = await addAccount(one, "bea@example.com")
    expect(await feedOf(other, headers)).toBe(200)
    expect((await postAuth(one, "sign-out", {}, headers)).status).toBe(200)
    await vi.waitFor(async () => expect(await feedOf(other, headers)).toBe(401), 2000)
  })

  it("of somebody who was made an editor knows it", async () => {
    const { userId, headers } = await addAccount(one, "eva@example.com")
    const status = async () => (await other.call("rewards-list_orders", null, headers)).status
    expect(await status()).toBe(403)
    await sql`insert into editors (user_id, roles, created_at, updated_at) values (${userId}, '{shop}', now(), now())`.execute(
      one.db,
    )
    now += 1
    await vi.waitFor(async () => expect(await status()).toBe(200), 2000)
  })

  it("is asked for each time again where nothing is heard", async () => {
    const { headers } = await addAccount(other, "una@example.com")
    expect(await feedOf(other, headers)).toBe(200)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'confetti changes'`.execute(one.db)
    now += 2000
    await sql`delete from auth_sessions`.execute(one.db)
    expect(await feedOf(other, headers)).toBe(401)
  })
})

describe("content", () => {
  it("that one process changed is there in the other", async () => {
    const before = other.services.content.current().version
    await insertTiles(one.db, [makeTile({ id: "fresh" })])
    await publishContent(one)
    await vi.waitFor(() => expect(other.services.content.current().byId.has("fresh")).toBe(true), 2000)
    expect(other.services.content.current().version).not.toBe(before)
  })
})

describe("a limit", () => {
  const send = (server: TestServer, email: string) =>
    postAuth(server, "email-otp/send-verification-otp", { email, type: "sign-in" })

  it("of codes counts what both processes sent", async () => {
    expect((await send(one, "lim@example.com")).status).toBe(200)
    const refused = await send(other, "lim@example.com")
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "20"])
    now += 20_000
    expect((await send(other, "lim@example.com")).status).toBe(200)
  })

  it("of forms counts what strangers wrote to both, also at once", async () => {
    const write = (server: TestServer) =>
      server.call("forms-send_answers", { form: "feedback", answers: { topic: "idea", text: "More about tides" } })
    const statuses = await Promise.all(Array.from({ length: 10 }, (_none, at) => write(at % 2 === 0 ? one : other)))
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it("names nobody in the database", async () => {
    const rows = await one.db.selectFrom("window_takes").selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|127\.0\.0\.1/)
  })
})

describe("a job", () => {
  it("is done once by one of two workers", async () => {
    const done: number[] = []
    const module: Module = {
      name: "probe",
      jobs: [{ name: "probe-count", run: async (payload: { number: number }) => void done.push(payload.number) }],
    }
    const workers = [
      await startTestServer({ ...options, beside: one, modules: [module], runsJobs: true }),
      await startTestServer({ ...options, beside: one, modules: [module], runsJobs: true }),
    ]
    const numbers = Array.from({ length: 100 }, (_none, at) => at)
    await one.db.transaction().execute(async (tx) => {
      for (const number of numbers) await workers[0]?.services.jobs.send(tx, "probe-count", { number })
    })
    await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(numbers), 20_000)
    for (const worker of workers) await worker.stop()
    expect(done).toHaveLength(100)
  })
})

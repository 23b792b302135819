import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { startTestServer, type TestServer } from "../start-test-server.ts"

const start = Date.parse("2026-06-01T12:00:00.000Z")
let now = start

/** A burst of 80 callables, of 24 turns, of 20 events, of 16 pages, of 2 invitations. */
const budgets = { RATE_LIMIT_CALLABLES: "400", RATE_LIMIT_EVENTS: "100", RATE_LIMIT_PAGES: "80", TRUST_PROXY: "1" }

async function startTwo(): Promise<[TestServer, TestServer]> {
  now = start
  const env = { AUTH_SECRET: randomBytes(16).toString("hex"), ...budgets }
  const options = { clock: () => now, sharesLimits: true, env }
  const one = await startTestServer(options)
  return [one, await startTestServer({ ...options, beside: one })]
}

type Ask = (server: TestServer, headers: Record<string, string>) => Promise<Response>

const readFeed: Ask = ({ call }, headers) => call("users-get_home_feed", null, headers)
const askQuestion: Ask = ({ call }, headers) => call("games-get_tile_question", { tileId: "none" }, headers)
const readInvitation: Ask = ({ call }, headers) => call("referrals-read_invitation", { code: "AAAAAAA" }, headers)
const logEvent: Ask = ({ call }, headers) => {
  const id = randomBytes(16).toString("hex")
  const event = { id, name: "open_tile", params: { tileId: "6vathyyciyl6t", section: "homefeed" }, platform: "web" }
  const events = [{ ...event, at: new Date(now).toISOString() }]
  return call("analytics-log_events", { installation: "c0ffee".padEnd(32, "0"), events }, headers)
}

const from = (number: number) => ({ "x-forwarded-for": `203.0.113.${number}` })

/** How many of an address pass until the first is refused, each told before the next. */
async function passing(server: TestServer, ask: Ask, number: number): Promise<number> {
  for (let passed = 0; passed < 100; passed++) {
    const response = await ask(server, from(number))
    await response.body?.cancel()
    await server.services.rateLimits.settle()
    if (response.status === 429) return passed
  }
  throw new Error("nothing was refused")
}

describe("requests a minute of two processes", () => {
  let one: TestServer
  let other: TestServer
  beforeAll(async () => {
    ;[one, other] = await startTwo()
  })
  afterAll(async () => {
    await other.stop()
    await one.stop()
  })

  it("that one process let through count in the other, which says how long to wait", async () => {
    expect(await passing(one, readFeed, 1)).toBe(80)
    // An eighth of a burst, before it tells and hears.
    expect(await passing(other, readFeed, 1)).toBe(10)
    const refused = await readFeed(other, from(1))
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"])
    expect((await refused.json()).error).toMatchObject({
      status: "RESOURCE_EXHAUSTED",
      details: { code: "request/rate-limited", retryAfter: 2 },
    })
    now += 1650
    expect((await readFeed(other, from(1))).status).toBe(200)
    expect(await passing(other, readFeed, 2)).toBe(80)
  })

  it.each([
    { what: "a game's turns", burst: 24, ask: askQuestion },
    { what: "events of strangers", burst: 20, ask: logEvent },
    { what: "invitations", burst: 2, ask: readInvitation },
  ])("of $what too", async ({ burst, ask }) => {
    expect(await passing(one, ask, 100 + burst)).toBe(burst)
    expect(await passing(other, ask, 100 + burst)).toBe(Math.ceil(burst / 8))
  })

  it("are one budget over two minutes of asking both", async () => {
    let passed = 0
    for (const end = now + 120_000; now < end; now += 1500) {
      for (const server of [one, other, one, other]) {
        const response = await server.get("/games", from(3))
        await response.body?.cancel()
        if (response.status !== 429) passed += 1
        await server.services.rateLimits.settle()
      }
    }
    expect(passed).toBeGreaterThanOrEqual(160)
    expect(passed).toBeLessThanOrEqual(160 + 16 + 2 * 2)
  })
})

describe("what is kept in the database", () => {
  it("names nobody, and goes when it says nothing any more", async () => {
    const [one, other] = await startTwo()
    onTestFinished(async () => {
      await other.stop()
      await one.stop()
    })
    const rows = () => one.db.selectFrom("rate_buckets").selectAll().execute()
    const sweep = async () => {
      await one.db.transaction().execute((tx) => one.services.jobs.send(tx, "privacy-sweep_expired", {}))
      await one.settleJobs()
    }
    await passing(one, readFeed, 1)
    await passing(other, readFeed, 2)
    await sweep()
    expect(await rows()).toHaveLength(2)
    expect(JSON.stringify(await rows())).not.toContain("203.0.113")
    now += 60_000
    await sweep()
    expect(await rows()).toEqual([])
  })
})

describe("while what they share is away", () => {
  it("each process counts alone, says so once, and shares again when it is there", async () => {
    const [one, other] = await startTwo()
    onTestFinished(async () => {
      await other.stop()
      await one.stop()
    })
    const warn = vi.spyOn(other.services.log, "warn")
    await sql`alter table rate_buckets rename to away`.execute(one.db)
    expect(await passing(one, readFeed, 1)).toBe(80)
    expect(await passing(other, readFeed, 1)).toBe(80)
    expect(await passing(other, logEvent, 2)).toBe(20)
    expect(warn.mock.calls.map(([, message]) => message)).toEqual([expect.stringContaining("by this process alone")])
    await sql`alter table away rename to rate_buckets`.execute(one.db)
    now += 60_000
    expect(await passing(one, readFeed, 3)).toBe(80)
    expect(await passing(other, readFeed, 3)).toBe(10)
  })
})

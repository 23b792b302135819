import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { deleteOldReports, errors } from "../src/modules/errors/module.ts"
import { addAccount } from "./add-account.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let now = Date.parse("2026-06-01T12:00:00.000Z")
const [own] = errors.personal ?? []

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, modules: [errors], env: { RATE_LIMIT_ERRORS: "100" } })
})
beforeEach(async () => {
  now += 10 * 60_000
  await server.db.deleteFrom("error_reports").execute()
})
afterAll(() => server.stop())

const report = (message: string, more: object = {}) => ({
  apiKey: "secret",
  notifier: { name: "Bugsnag JavaScript" },
  events: [{ payloadVersion: "4", exceptions: [{ errorClass: "TypeError", message }], ...more }],
})
const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/errors`, {
    method: "POST",
    headers: { "content-type": "application/json", "bugsnag-api-key": "x", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  })
const rows = () => server.db.selectFrom("error_reports").selectAll().orderBy("received_at").execute()

describe("an error report", () => {
  it("is kept, with whoever was signed in", async () => {
    const reader = await insertPerson(server, { id: "reader" })
    const response = await send(report("x is undefined"), reader)
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([202, "*"])
    expect(await rows()).toMatchObject([{ user_id: "reader", error_class: "TypeError", message: "x is undefined" }])
  })

  it("is kept without a session, with an ended one, and from another site's page", async () => {
    const { token } = await addAccount(server, "ann@confetti.test")
    const cookie = { cookie: `confetti.session_token=${token}.s`, origin: "https://evil.test" }
    for (const headers of [{}, { authorization: "Bearer ended" }, cookie])
      expect((await send(report("e"), headers as Record<string, string>)).status).toBe(202)
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([null, null, null])
  })

  it("loses everything personal", async () => {
    const secrets = ["ann@confetti.test", "+49 151 1234567", "123456", "s3cr3tT0ken", "Ann Smith", "203.0.113.9"]
    await send(
      report(`no mail for ${secrets[0]}, ${secrets[1]}, code ${secrets[2]}`, {
        user: { id: "u", name: secrets[4], email: secrets[0] },
        request: { url: `https://a.test/search?t=space&invite=${secrets[3]}`, clientIp: secrets[5] },
        breadcrumbs: [{ name: "log", metaData: { text: `Bearer ${secrets[3]}`, email: "x" } }],
      }),
    )
    const [row] = await rows()
    for (const secret of secrets) expect(JSON.stringify(row)).not.toContain(secret)
    expect(row?.report).toContain("https://a.test/search?t=space&invite=")
    expect(row?.report).not.toContain("secret")
  })

  it("is cut down to what matters when it is long", async () => {
    // Redacted, the parameters weigh more than they did.
    const breadcrumbs = Array.from({ length: 100 }, () => ({ name: `/a?${"b&".repeat(200)}` }))
    expect((await send(report("m".repeat(5000), { breadcrumbs }))).status).toBe(202)
    const [row] = await rows()
    expect(row?.message).toHaveLength(1000)
    expect(row?.report.length).toBeLessThan(64 * 1024)
    expect(JSON.parse(row?.report ?? "").exceptions[0].errorClass).toBe("TypeError")
  })

  it("may hold any characters", async () => {
    expect((await send(report("a\0b \ud800 c"))).status).toBe(202)
    expect((await rows())[0]?.message).toMatch(/^ab . c$/u)
  })

  it("takes no longer to read, whatever it is made of", async () => {
    const busy = async (message: string): Promise<number> => {
      now += 1000
      const before = process.threadCpuUsage()
      expect((await send(report(message))).status).toBe(202)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }
    const usual = "Cannot read properties of undefined. "
    const least = async (run: string) => {
      const text = run.repeat(60_000 / run.length)
      return Math.min(await busy(text), await busy(text), await busy(text))
    }
    const allowance = 25 + (await least(usual))
    for (const run of ["/", "a", "1 ", "a@", "?/", "(00"]) expect(await least(run)).toBeLessThan(allowance)
  })

  it("may be nested as deep as its length allows", async () => {
    const nested = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`
    const body = JSON.stringify(report("deep", { metaData: "here" })).replace('"here"', nested)
    expect((await send(body)).status).toBe(202)
    expect(await rows()).toMatchObject([{ message: "deep" }])
  })

  it("answers the browser's question before it", async () => {
    const response = await fetch(`${server.origin}/errors`, {
      method: "OPTIONS",
      headers: {
        origin: "capacitor://localhost",
        "access-control-request-method": "POST",
        "access-control-request-headers": "bugsnag-api-key,bugsnag-payload-version,bugsnag-sent-at,content-type",
      },
    })
    expect([response.status, response.headers.get("access-control-allow-headers")]).toEqual([
      204,
      "bugsnag-api-key,bugsnag-payload-version,bugsnag-sent-at,content-type",
    ])
  })

  it.each([
    ["not JSON", "{", 400],
    ["a list", [], 400],
    ["no events", { events: [] }, 400],
    ["too many events", { events: Array(11).fill(report("x").events[0]) }, 400],
    ["an event without an error", { events: [{ exceptions: [] }] }, 400],
    ["too large a report", report("x".repeat(64 * 1024)), 413],
  ])("is refused as %s", async (_what, body, status) => {
    expect((await send(body)).status).toBe(status)
    expect(await rows()).toEqual([])
  })

  it("is one of so many a minute", async () => {
    const answers: number[] = []
    for (let at = 0; at < 22; at++) answers.push((await send(report("again"))).status)
    expect(answers.filter((status) => status === 202)).toHaveLength(20)
    const refused = await send(report("again"))
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"])
  })
})

describe("a person's reports", () => {
  it("are in their export, and gone after an erasure, with those that only name them", async () => {
    const lost = await insertPerson(server, { id: "lost4fGh2kLmN0pQrStUv" })
    await send(report("broken"), lost)
    await send(report("logged-in user is mssing a user record in firestore lost4fGh2kLmN0pQrStUv"))
    await send(report("somebody else's"))
    expect(await own?.read(server.db, "lost4fGh2kLmN0pQrStUv")).toMatchObject([
      { errorClass: "TypeError", message: "broken", receivedAt: new Date(now).toISOString() },
    ])
    for (let time = 0; time < 2; time++)
      await server.db
        .transaction()
        .execute(async (tx) => own?.erase(tx, "lost4fGh2kLmN0pQrStUv", new Date(), server.services))
    expect((await rows()).map(({ message }) => message)).toEqual(["somebody else's"])
  })

  it("are kept for thirty days, the newest two thousand", async () => {
    const row = { user_id: null, error_class: "E", message: "", report: "{}" }
    const old = { ...row, id: "old", received_at: new Date(now - 31 * day) }
    const many = Array.from({ length: 2005 }, (_none, at) => ({
      ...row,
      id: `r${String(at).padStart(4, "0")}`,
      received_at: new Date(now - 2005 + at),
    }))
    await server.db
      .insertInto("error_reports")
      .values([old, ...many])
      .execute()
    await deleteOldReports.run({}, server.services)
    const left = await rows()
    expect([left.length, left[0]?.id]).toEqual([2000, "r0005"])
  })
})

describe("where reports go", () => {
  it("is here", async () => {
    const response = await server.get("/errors/settings")
    expect(await response.json()).toEqual({ notify: null, key: null })
    expect(response.headers.get("cache-control")).toContain("max-age=3600")
  })

  it("is where the operator says, and pages may speak to that address", async () => {
    const notify = "https://notify.example.com/in"
    const other = await startTestServer({ env: { ERROR_REPORTER_URL: notify, ERROR_REPORTER_KEY: "k1" } })
    expect(await (await other.get("/errors/settings")).json()).toEqual({ notify, key: "k1" })
    const policy = (await other.get("/settings")).headers.get("content-security-policy")
    expect(policy).toContain(`connect-src 'self' ${notify};`)
    await other.stop()
  })
})

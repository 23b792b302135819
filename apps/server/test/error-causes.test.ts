import type { ErrorCase, ErrorCauseView } from "@confetti/contract/error-causes"
import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { deleteOldReports } from "../src/modules/errors/module.ts"
import { type Account, addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let editor: Account
let now = Date.parse("2026-06-01T12:00:00.000Z")

beforeAll(async () => {
  server = await startTestServer({
    clock: () => now,
    env: { EDITORS: "boss@example.com", RATE_LIMIT_CALLABLES: "100000", RATE_LIMIT_ERRORS: "100000" },
  })
  editor = await addAccount(server, "boss@example.com", { expiresInMs: 400 * day })
})
beforeEach(async () => {
  now += 1000
  await server.db.deleteFrom("error_reports").execute()
  await server.db.deleteFrom("error_causes").execute()
})
afterAll(() => server.stop())

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
const event = (message: string, { version = "1.0.0", file = "/assets/home-Ab3_xyZq.js" } = {}) => ({
  exceptions: [{ errorClass: "TypeError", message, stacktrace: [{ file, method: "render", lineNumber: 7 }] }],
  app: { version, releaseStage: "production" },
  device: { userAgent: firefox },
  request: { url: "https://a.test/search?q=moon" },
})
async function report(...events: unknown[]): Promise<void> {
  now += 1000
  const response = await fetch(`${server.origin}/errors`, { method: "POST", body: JSON.stringify({ events }) })
  expect(response.status).toBe(202)
}
type Answer<Result> = { result: Result; code?: string }

async function call<Result>(name: string, data: unknown): Promise<Answer<Result>> {
  type Body = { result: Result; error?: { details: { code: string } } }
  const { result, error } = (await (await server.call(`errors-${name}`, data, editor.headers)).json()) as Body
  return { result, ...(error && { code: error.details.code }) }
}
const causes = async (asked: object = {}) =>
  (await call<{ causes: ErrorCauseView[]; next: string | null; open: number }>("list_causes", asked)).result
const only = async (asked: object = {}): Promise<ErrorCauseView> => {
  const { causes: found } = await causes(asked)
  expect(found).toHaveLength(1)
  return found[0] as ErrorCauseView
}
const close = (causeId: string, isClosed = true) =>
  call<{ cause: ErrorCauseView }>("close_cause", { causeId, isClosed })

describe("errors of browsers", () => {
  it("are one cause where only numbers, ids and the build differ", async () => {
    const firstAt = now + 1000
    await report(event("Tile 1 is gone"))
    await report(event("Tile 22 is gone", { version: "1.1.0", file: "/assets/home-abcdefgh.js" }))
    await report(event("Something else"))
    const { causes: found, open } = await causes()
    expect(open).toBe(2)
    expect(found[1]).toMatchObject({
      errorClass: "TypeError",
      message: "Tile # is gone",
      frame: "home.js render",
      times: 2,
      firstSeenAt: new Date(firstAt).toISOString(),
      versions: ["1.0.0", "1.1.0"],
      browsers: ["Firefox 130"],
      closed: null,
    })
    expect((await only({ search: "TILE #" })).times).toBe(2)
    expect((await causes({ search: "%" })).causes).toEqual([])
  })

  it("are counted each, also where many come at once and in any order", async () => {
    const some = [event("one"), event("two"), event("three")]
    await Promise.all(Array.from({ length: 12 }, (_, at) => report(...(at % 2 ? some : some.toReversed()))))
    expect((await causes()).causes.map(({ times }) => times)).toEqual([12, 12, 12])
  })

  it("show their latest cases, without whoever met them", async () => {
    for (let at = 0; at < 12; at++) await report(event(`Tile ${at} is gone`))
    const { id } = await only()
    const { result } = await call<{ cause: ErrorCauseView; cases: ErrorCase[] }>("show_cause", { causeId: id })
    expect(result.cases).toHaveLength(10)
    expect(result.cases[0]).toMatchObject({
      message: "Tile 11 is gone",
      version: "1.0.0",
      browser: "Firefox 130",
      path: "/search",
      stack: ["render /assets/home-Ab3_xyZq.js:7"],
    })
    expect((await call("show_cause", { causeId: "0".repeat(32) })).code).toBe("errors/cause-not-found")
    expect((await call("show_cause", { causeId: "none" })).code).toBe("request/invalid")
  })

  it("may be anything that a stranger sends", async () => {
    const odd = [
      { exceptions: [{ errorClass: 1, message: { a: 1 } }] },
      { exceptions: [{ errorClass: "E\0", message: "m".repeat(50_000), stacktrace: "no" }] },
      { exceptions: [{ message: "x", stacktrace: [null, { file: "/assets/".repeat(5000) }] }], app: 1, device: [] },
      { exceptions: [{ message: "<script>alert(1)</script>" }], app: { version: "<b>1</b>" } },
    ]
    for (const each of odd) await report(each)
    const { causes: found } = await causes()
    expect(found).toHaveLength(4)
    expect(found.flatMap(({ versions }) => versions)).toEqual([])
    for (const { id } of found) expect((await call("show_cause", { causeId: id })).code).toBeUndefined()
  })

  it("name nobody in their cause", async () => {
    await report(event("no mail for ann@confetti.test, +49 151 1234567, q7ZpB2mX9kLw4TfV8nRs3HcY6jGd1aEu"))
    expect((await only()).message).toBe("no mail for [redacted], [redacted], #")
  })
})

describe("a closed cause", () => {
  it("stays closed in the versions it was seen in, and opens again in a newer one", async () => {
    await report(event("gone", { version: "1.9.0" }))
    const { id } = await only()
    expect((await close(id)).result.cause.closed).toMatchObject({ by: null })
    for (const version of ["1.9.0", "1.8.0", ""]) await report(event("gone", { version }))
    expect((await causes()).causes).toEqual([])
    expect(await only({ state: "closed" })).toMatchObject({ times: 4 })
    await report(event("gone", { version: "1.10.0" }))
    expect(await only()).toMatchObject({ times: 5, closed: null, reopenedAt: new Date(now).toISOString() })
  })

  it("is closed once, opened by hand, and each is in the audit log", async () => {
    await report(event("gone by hand"))
    const { id } = await only()
    await Promise.all([close(id), close(id)])
    await close(id, false)
    expect((await only()).closed).toBeNull()
    const acts = await server.db.selectFrom("editor_acts").selectAll().orderBy("at").execute()
    expect(acts.map(({ subject }) => subject).filter((subject) => subject.startsWith(id))).toEqual([
      `${id} closed`,
      `${id} open`,
    ])
  })
})

it("a cause goes after ninety days, and made-up ones go before those that came again", async () => {
  const sweep = () => deleteOldReports.run({}, server.services)
  await report(event("again"))
  await report(event("again"))
  const row = await server.db.selectFrom("error_causes").selectAll().executeTakeFirstOrThrow()
  const flood = Array.from({ length: 600 }, (_, at) => {
    const seen = new Date(now + at + 1)
    return { ...row, cause_id: `${at}`.padStart(32, "0"), times: 1, first_seen_at: seen, last_seen_at: seen }
  })
  await server.db.insertInto("error_causes").values(flood).execute()
  await sweep()
  const left = await server.db.selectFrom("error_causes").select(["cause_id", "times"]).execute()
  expect(left).toHaveLength(500)
  expect(left.filter(({ times }) => times > 1)).toEqual([{ cause_id: row.cause_id, times: 2 }])
  now += 91 * day
  await sweep()
  expect((await causes()).causes).toEqual([])
})

import { minute } from "@confetti/domain/durations"
import { beforeAll, afterAll, beforeEach, expect, it, onTestFinished } from "vitest"
import { addAccount, type Account } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let reader: Account
let now = Date.UTC(2026, 5, 1, 12)

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await insertCategories(server.db, ["space"])
  await insertTiles(server.db, [makeTile({ id: "a", slug: "first" }), makeTile({ id: "b", slug: "second" })])
  await publishContent(server)
  reader = await addAccount(server, "reader@confetti.test")
})
afterAll(() => server.stop())
beforeEach(() => {
  now += minute
})

/** The database answers nobody until the test is over. */
function loseDatabase(): { findAgain: () => void } {
  const { pool } = server.database
  pool.refuse("Connection terminated: the database does not answer")
  onTestFinished(() => pool.accept())
  return { findAgain: () => pool.accept() }
}

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.get(path, headers)
  return { status: response.status, retryAfter: response.headers.get("retry-after"), html: await response.text() }
}

it("a page that was opened before stays as it was, the next minute too", async () => {
  for (const path of ["/", "/tiles/first"]) expect((await open(path)).status).toBe(200)
  const { findAgain } = loseDatabase()
  for (const path of ["/", "/tiles/first"]) expect((await open(path)).status).toBe(200)
  now += minute
  for (const path of ["/", "/tiles/first"]) {
    const { status, html } = await open(path)
    expect([status, html.includes("first")]).toEqual([200, true])
  }
  findAgain()
  expect((await open("/")).status).toBe(200)
})

it("a page that nobody opened before says when to come back", async () => {
  await open("/")
  loseDatabase()
  const { status, retryAfter, html } = await open("/tiles/second")
  expect([status, retryAfter]).toEqual([503, "2"])
  expect(html).toContain("please try again later")
})

it("whoever is signed in gets the app's shell, at any address", async () => {
  const cookie = `confetti.session_token=${reader.token}`
  const signedIn = await open("/", { cookie })
  expect([signedIn.status, signedIn.html.includes("first")]).toEqual([200, true])
  loseDatabase()
  for (const path of ["/", "/tiles/second", "/about"]) {
    const { status, html } = await open(path, { cookie })
    expect([status, html.includes("first")]).toEqual([200, false])
    expect(html).toContain("/_app")
  }
})

it("the server may be sent requests all the same, once it was ready", async () => {
  expect((await open("/readyz")).status).toBe(200)
  loseDatabase()
  now += minute
  const { status, html } = await open("/readyz")
  expect([status, html]).toEqual([200, "the database does not answer; pages are still served\n"])
})

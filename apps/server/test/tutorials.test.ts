import { tutorials as everyTutorial } from "@confetti/domain/tutorials/tutorials"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { tutorials } from "../src/modules/tutorials/module.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let reader: Record<string, string>
let other: Record<string, string>
const noon = Date.parse("2026-06-01T12:00:00.000Z")
let now = noon
const [own] = tutorials.personal ?? []

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, modules: [tutorials] })
  reader = await insertPerson(server, { id: "reader" })
  other = await insertPerson(server, { id: "other" })
})
beforeEach(async () => {
  now = noon
  await server.db.deleteFrom("tutorials_seen").execute()
})
afterAll(() => server.stop())

const mark = async (seen: unknown, headers = reader) => {
  const response = await server.call("tutorials-mark_seen", { tutorials: seen }, headers)
  return { status: response.status, ...(await response.json()) }
}
const replay = async (headers = reader) => (await server.call("tutorials-replay", null, headers)).json()
const documents = async (id = "reader", headers = reader) =>
  (await (await server.get(`/documents/users/${id}/tutorials`, headers)).json()).documents

describe("what was shown", () => {
  it("is remembered for the person, on whatever device they ask next", async () => {
    expect(await documents()).toEqual([])
    expect(await mark(["subtile"])).toMatchObject({ result: { seen: ["subtile"] } })
    now += 1000
    expect(await mark(["home-feed-swipe"])).toMatchObject({ result: { seen: ["subtile", "home-feed-swipe"] } })
    expect(await documents()).toEqual([
      { tutorial: "subtile", seenDate: "2026-06-01T12:00:00.000Z" },
      { tutorial: "home-feed-swipe", seenDate: "2026-06-01T12:00:01.000Z" },
    ])
    expect(await documents("other", other)).toEqual([])
  })

  it("keeps the day it was first shown, however often and late it is told", async () => {
    await mark(["subtile", "subtile"])
    now += 3_600_000
    await mark(["subtile"])
    expect(await documents()).toEqual([{ tutorial: "subtile", seenDate: "2026-06-01T12:00:00.000Z" }])
  })

  it("is all there when many devices tell at once", async () => {
    const orders = Array.from({ length: 12 }, (_, at) => [
      ...everyTutorial.slice(at % 4),
      ...everyTutorial.slice(0, at % 4),
    ])
    const answers = await Promise.all(orders.map((order) => mark(order)))
    for (const { status } of answers) expect(status).toBe(200)
    expect((await documents()).map(({ tutorial }: { tutorial: string }) => tutorial).toSorted()).toEqual(
      everyTutorial.toSorted(),
    )
  })

  it("is forgotten by a replay, and can be seen again", async () => {
    await mark([...everyTutorial])
    await mark(["subtile"], other)
    expect(await replay()).toEqual({ result: { seen: [] } })
    expect(await replay()).toEqual({ result: { seen: [] } })
    expect(await documents()).toEqual([])
    expect(await documents("other", other)).toHaveLength(1)
    expect(await mark(["developing-tile"])).toMatchObject({ result: { seen: ["developing-tile"] } })
  })

  it("is what an export holds and an erasure takes", async () => {
    await mark(["subtile"])
    await mark(["subtile"], other)
    expect(await own?.read(server.db, "reader")).toEqual([{ tutorial: "subtile", seenAt: "2026-06-01T12:00:00.000Z" }])
    await server.db.transaction().execute(async (tx) => own?.erase(tx, "reader", new Date(), server.services))
    expect(await documents()).toEqual([])
    expect(await documents("other", other)).toHaveLength(1)
  })

  it("of another version of the app is kept and not told", async () => {
    await server.db
      .insertInto("tutorials_seen")
      .values({ user_id: "reader", tutorial: "of-tomorrow", seen_at: new Date(now) })
      .execute()
    expect(await mark(["subtile"])).toMatchObject({ result: { seen: ["subtile"] } })
    expect(await documents()).toHaveLength(1)
    expect(await own?.read(server.db, "reader")).toHaveLength(2)
  })
})

describe("what is refused", () => {
  it.each([
    [[]],
    [["dance"]],
    [["subtile", "dance"]],
    ["subtile"],
    [null],
    [Array.from({ length: 5 }, () => "subtile")],
  ])("%j", async (seen) => {
    expect(await mark(seen)).toMatchObject({ status: 400, error: { status: "INVALID_ARGUMENT" } })
    expect(await documents()).toEqual([])
  })

  it("whoever is not signed in, or asks for somebody else", async () => {
    expect(await mark(["subtile"], {})).toMatchObject({ status: 401 })
    expect(await replay({})).toMatchObject({ error: { details: { code: "session/required" } } })
    expect((await server.get("/documents/users/reader/tutorials", other)).status).toBe(403)
    expect((await server.get("/documents/users/reader/tutorials?all=1", reader)).status).toBe(400)
  })
})

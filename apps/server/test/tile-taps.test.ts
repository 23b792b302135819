import { exportParts } from "@confetti/contract/personal-export"
import type { TileTap } from "@confetti/contract/tile-taps"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addAccount, addSession } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let count = 0
const now = Date.parse("2026-06-01T12:00:00.000Z")
const moment = (minutes: number): string => new Date(now + minutes * 60_000).toISOString()

const parts = (of: string, length: number) =>
  Array.from({ length }, (_, at) => ({
    id: `${of}-${at}`,
    slug: `${of}-${at}`,
    title: `Part ${at}`,
    form: "prose" as const,
    date: null,
    body: [],
  }))

function tileWith(id: string, subtileCount: number) {
  const subtiles = parts(id, subtileCount)
  return makeTile({ id, subtiles, subtileIds: subtiles.map((subtile) => subtile.id) })
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_CALLABLES: "100000" } })
  const later = { publishedAt: "2026-06-02T00:00:00.000Z" }
  await insertTiles(server.db, [tileWith("a", 3), tileWith("b", 0), makeTile({ id: "tomorrow", ...later })])
  await publishContent(server)
})
afterAll(() => server.stop())

type Person = { userId: string; headers: Record<string, string> }

const newPerson = (): Promise<Person> => addAccount(server, `person-${++count}@example.com`)

async function tap(person: Pick<Person, "headers">, data: object, key?: string) {
  const response = await server.call("tiles-tap_tile", data, {
    ...person.headers,
    ...(key !== undefined && { "idempotency-key": key }),
  })
  const { result, error } = await response.json()
  return { status: response.status, result: result as TileTap, code: error?.details.code as string | undefined }
}

async function tapsOn({ userId, headers }: Person, tileId: string): Promise<TileTap[]> {
  return (await (await server.get(`/documents/users/${userId}/tileTaps?tileId=${tileId}`, headers)).json()).documents
}

describe("a tap", () => {
  it("is now, and has seen every subtile there is, where nothing else is said", async () => {
    const me = await newPerson()
    expect(await tapsOn(me, "a")).toEqual([])
    const { result } = await tap(me, { tileId: "a" })
    expect(result).toEqual({ tileId: "a", tappedDate: moment(0), subtileCountSnapshot: 3 })
    expect(await tapsOn(me, "a")).toEqual([result])
    expect((await tap(me, { tileId: "b" })).result.subtileCountSnapshot).toBe(0)
    expect(await tapsOn(me, "b")).toHaveLength(1)
  })

  it("counts when it is the newest, in whatever order taps come", async () => {
    const me = await newPerson()
    const told = [moment(-5), moment(-1), moment(-3)]
    const answers = []
    for (const [at, tappedDate] of told.entries())
      answers.push((await tap(me, { tileId: "a", tappedDate, subtileCount: at })).result)
    expect(answers.map(({ tappedDate, subtileCountSnapshot }) => [tappedDate, subtileCountSnapshot])).toEqual([
      [moment(-5), 0],
      [moment(-1), 1],
      [moment(-1), 1],
    ])
    expect(await tapsOn(me, "a")).toEqual([{ tileId: "a", tappedDate: moment(-1), subtileCountSnapshot: 1 }])
  })

  it("at the same moment as another counts when it has seen more", async () => {
    const me = await newPerson()
    for (const subtileCount of [1, 2, 0]) await tap(me, { tileId: "a", tappedDate: moment(-1), subtileCount })
    expect((await tapsOn(me, "a"))[0]?.subtileCountSnapshot).toBe(2)
  })

  it("to come is now", async () => {
    const me = await newPerson()
    expect((await tap(me, { tileId: "a", tappedDate: "9999-12-31T23:59:59Z" })).result.tappedDate).toBe(moment(0))
  })

  it("from the beginning of time is kept as it is told", async () => {
    const me = await newPerson()
    expect((await tap(me, { tileId: "a", tappedDate: "0001-01-01T00:00:00Z" })).result.tappedDate).toBe(
      "0001-01-01T00:00:00.000Z",
    )
  })

  it("has seen no more subtiles than there are", async () => {
    const me = await newPerson()
    expect((await tap(me, { tileId: "a", subtileCount: 9999 })).result.subtileCountSnapshot).toBe(3)
  })

  it("leaves what came since unread when a story grows", async () => {
    const me = await newPerson()
    await insertTiles(server.db, [tileWith("story", 2)])
    await publishContent(server)
    await tap(me, { tileId: "story" })
    const document = JSON.stringify(makeTile({ id: "story-2", parentId: "story" }))
    await server.db
      .insertInto("subtiles")
      .values({ id: "story-2", slug: "story-2", tile_id: "story", position: 2, document })
      .execute()
    await publishContent(server)
    expect((await tapsOn(me, "story"))[0]?.subtileCountSnapshot).toBe(2)
    expect((await tap(me, { tileId: "story", tappedDate: moment(0) })).result.subtileCountSnapshot).toBe(3)
  })

  it.each([
    ["nothing", "never"],
    ["a subtile there is not", "a-99"],
    ["what is not out yet", "tomorrow"],
  ])("on %s is refused", async (_what, tileId) => {
    expect(await tap(await newPerson(), { tileId })).toMatchObject({ status: 404, code: "tile/not-found" })
  })

  it("needs a session, and is nobody else's", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    expect((await tap({ headers: {} }, { tileId: "a" })).code).toBe("session/required")
    await tap(me, { tileId: "a" })
    expect(await tapsOn(other, "a")).toEqual([])
    expect((await server.get(`/documents/users/${me.userId}/tileTaps?tileId=a`, other.headers)).status).toBe(403)
  })

  it("is done once under one key", async () => {
    const me = await newPerson()
    const first = await tap(me, { tileId: "a", tappedDate: moment(-9) }, "tap")
    await tap(me, { tileId: "a", tappedDate: moment(-2) })
    expect(await tap(me, { tileId: "a", tappedDate: moment(-9) }, "tap")).toEqual(first)
    expect((await tapsOn(me, "a"))[0]?.tappedDate).toBe(moment(-2))
  })
})

it("taps at once from two devices leave the newest", async () => {
  const me = await newPerson()
  const other = { headers: { authorization: `Bearer ${await addSession(server, me.userId)}` } }
  const taps = Array.from({ length: 60 }, (_, at) =>
    tap(at % 2 === 0 ? me : other, { tileId: "a", tappedDate: moment(-((at * 7) % 60) - 1), subtileCount: at % 4 }),
  )
  expect(new Set((await Promise.all(taps)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await tapsOn(me, "a")).toEqual([{ tileId: "a", tappedDate: moment(-1), subtileCountSnapshot: 0 }])
})

it("taps are in an export, and go with the person", async () => {
  const me = await newPerson()
  const { result } = await tap(me, { tileId: "a" })
  const answer = await (await server.call("users-export_data", null, me.headers)).json()
  expect(exportParts.parse(answer.result.held).tileTaps).toEqual([result])
  const taps = server.services.personal.find(({ name }) => name === "tileTaps")
  for (let time = 0; time < 2; time++)
    await server.db.transaction().execute(async (tx) => taps?.erase(tx, me.userId, new Date(), server.services))
  expect(await tapsOn(me, "a")).toEqual([])
})

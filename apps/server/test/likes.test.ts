import { exportParts } from "@confetti/contract/personal-export"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addAccount, addSession } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let count = 0
let now = Date.parse("2026-06-01T12:00:00.000Z")
const ids = ["a", "b", "c", "d"]

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_CALLABLES: "100000" } })
  await insertTiles(server.db, [
    ...ids.map((id) => makeTile({ id })),
    makeTile({ id: "gone" }),
    makeTile({ id: "tomorrow", publishedAt: "2026-06-02T00:00:00.000Z" }),
  ])
  await publishContent(server)
  const removed_at = new Date(now)
  await server.db.updateTable("tiles").set({ removed_at }).where("id", "=", "gone").execute()
  await publishContent(server)
})
afterAll(() => server.stop())

type Person = { userId: string; headers: Record<string, string> }

const newPerson = (): Promise<Person> => addAccount(server, `person-${++count}@example.com`)

const otherDevice = async ({ userId }: Person): Promise<Person> => ({
  userId,
  headers: { authorization: `Bearer ${await addSession(server, userId)}` },
})

async function call(name: string, data: unknown, { headers }: Pick<Person, "headers">, key?: string) {
  const response = await server.call(name, data, { ...headers, ...(key !== undefined && { "idempotency-key": key }) })
  const { result, error } = await response.json()
  return { status: response.status, result, code: error?.details.code as string | undefined }
}
const like = (person: Person, tileId: unknown, key?: string) => call("likes-like_tile", { tileId }, person, key)
const unlike = (person: Person, tileId: unknown, key?: string) => call("likes-unlike_tile", { tileId }, person, key)
const merge = (person: Person, tileIds: unknown, key?: string) => call("likes-merge_likes", { tileIds }, person, key)

async function likesOf({ userId, headers }: Person): Promise<string[]> {
  const response = await server.get(`/documents/users/${userId}/likes`, headers)
  const { documents } = await response.json()
  expect(documents).toHaveLength(1)
  return documents[0].tileIds
}

/** The tiles noted for counting, and forgets the notes as counting does. */
async function takeDue({ userId }: Person): Promise<string[]> {
  const rows = await server.db
    .deleteFrom("tile_counts_due")
    .where("user_id", "=", userId)
    .returning("tile_id")
    .execute()
  return rows.map(({ tile_id }) => tile_id).toSorted()
}

/** Has what is noted counted, and says what everybody is told then. */
async function countsOf(...tileIds: string[]): Promise<number[]> {
  await server.db.transaction().execute((tx) => server.services.jobs.send(tx, "ranking-count_tiles", {}))
  await server.settleJobs()
  const { documents } = await (await server.get(`/documents/tileCounts?ids=${tileIds.join()}`)).json()
  return documents.map((document: { likes: number }) => document.likes)
}

describe("a like", () => {
  it("is there until it is taken back", async () => {
    const me = await newPerson()
    expect(await likesOf(me)).toEqual([])
    expect(await like(me, "a")).toEqual({ status: 200, result: { isLiked: true }, code: undefined })
    now += 1000
    await like(me, "b")
    expect(await likesOf(me)).toEqual(["a", "b"])
    expect((await unlike(me, "a")).result).toEqual({ isLiked: false })
    expect(await likesOf(me)).toEqual(["b"])
  })

  it("is one, however often it is said, and keeps its place", async () => {
    const me = await newPerson()
    for (const tileId of ["a", "b", "a", "a"]) {
      now += 1000
      await like(me, tileId)
    }
    expect(await likesOf(me)).toEqual(["a", "b"])
    expect((await unlike(me, "c")).result).toEqual({ isLiked: false })
    expect(await likesOf(me)).toEqual(["a", "b"])
  })

  it("is noted for counting, and so is one that is taken back", async () => {
    const me = await newPerson()
    await like(me, "a")
    expect(await takeDue(me)).toEqual(["a"])
    await unlike(me, "a")
    await like(me, "b")
    expect(await takeDue(me)).toEqual(["a", "b"])
  })

  it("is done once under one key, though it was taken back meanwhile", async () => {
    const me = await newPerson()
    const first = await like(me, "a", "like-a")
    await unlike(me, "a", "unlike-a")
    expect(await like(me, "a", "like-a")).toEqual(first)
    expect(await likesOf(me)).toEqual([])
    expect((await like(me, "b", "like-a")).code).toBe("request/key-reused")
  })

  it.each([
    ["nothing", "never"],
    ["one that is gone", "gone"],
    ["one that is not out yet", "tomorrow"],
    ["a subtile there is not", "a-z"],
    ["a subtile of one that is not out yet", "tomorrow-a"],
  ])("of %s is refused", async (_what, tileId) => {
    const me = await newPerson()
    expect(await like(me, tileId)).toMatchObject({ status: 404, code: "tile/not-found" })
    expect(await likesOf(me)).toEqual([])
    expect(await takeDue(me)).toEqual([])
  })

  it("is taken back also when its tile is gone", async () => {
    const me = await newPerson()
    await server.db
      .insertInto("likes")
      .values({ user_id: me.userId, tile_id: "gone", liked_at: new Date(now) })
      .execute()
    expect((await unlike(me, "gone")).result).toEqual({ isLiked: false })
    expect(await likesOf(me)).toEqual([])
  })

  it("needs a session, and is nobody else's", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    expect((await call("likes-like_tile", { tileId: "a" }, { headers: {} })).code).toBe("session/required")
    expect((await call("likes-like_tile", { tileId: "a", userId: other.userId }, me)).code).toBe("request/invalid")
    await like(me, "a")
    expect(await likesOf(other)).toEqual([])
    expect((await server.get(`/documents/users/${me.userId}/likes`, other.headers)).status).toBe(403)
  })
})

describe("toggles at once", () => {
  it("leave one note a tile and the right counts, a hundred of them from two devices", async () => {
    await server.db.deleteFrom("likes").execute()
    const [me, other] = [await newPerson(), await newPerson()]
    await like(other, "a")
    const devices = [me, await otherDevice(me)]
    const toggles = Array.from({ length: 100 }, (_, at) => {
      const device = devices[at % 2] as Person
      const tileId = ids[at % ids.length]
      return at % 3 === 0 ? unlike(device, tileId) : like(device, tileId)
    })
    const answers = await Promise.all(toggles)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const notes = await server.db.selectFrom("tile_counts_due").where("user_id", "=", me.userId).selectAll().execute()
    expect(notes.map(({ tile_id }) => tile_id).toSorted()).toEqual(ids)
    const mine = await likesOf(me)
    const liked = (tileId: string): number => Number(mine.includes(tileId)) + Number(tileId === "a")
    expect(await countsOf(...ids)).toEqual(ids.map(liked))
    for (const tileId of ids) await like(devices[1] as Person, tileId)
    for (const tileId of ids.slice(1)) await unlike(devices[0] as Person, tileId)
    expect(await likesOf(me)).toEqual(["a"])
    expect(await countsOf(...ids)).toEqual([2, 0, 0, 0])
    expect(await takeDue(me)).toEqual([])
  })

  it("with one key are one", async () => {
    const me = await newPerson()
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(me, "a", "once")))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await likesOf(me)).toEqual(["a"])
  })
})

describe("the likes of a device", () => {
  it("join those that are there, in the order they were made", async () => {
    const me = await newPerson()
    await like(me, "c")
    await takeDue(me)
    now += 60_000
    // The latest first, as a device keeps them.
    const { result } = await merge(me, ["b", "c", "a"])
    expect(result).toEqual({ tileIds: ["c", "a", "b"] })
    expect(await likesOf(me)).toEqual(["c", "a", "b"])
    expect(await takeDue(me)).toEqual(["a", "b"])
  })

  it("come without what is gone, what is no tile, and what comes twice", async () => {
    const me = await newPerson()
    expect((await merge(me, ["a", "gone", "a-a", "never", "tomorrow", "b", "a"])).result).toEqual({
      tileIds: ["b", "a"],
    })
  })

  it("may be none", async () => {
    const me = await newPerson()
    await like(me, "a")
    expect((await merge(me, [])).result).toEqual({ tileIds: ["a"] })
  })

  it("merge once under one key: what was taken back since does not return", async () => {
    const me = await newPerson()
    const first = await merge(me, ["b", "a"], "merge")
    await unlike(me, "a")
    expect(await merge(me, ["b", "a"], "merge")).toEqual(first)
    expect(await likesOf(me)).toEqual(["b"])
  })

  it("merge from many devices at once", async () => {
    const me = await newPerson()
    const lists = Array.from({ length: 12 }, (_, at) => [...ids.slice(at % 4), ...ids.slice(0, at % 4)])
    const answers = await Promise.all(lists.map((list) => merge(me, list)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await likesOf(me)).toSorted()).toEqual(ids)
  })

  it("are two thousand of the longest ids", async () => {
    const me = await newPerson()
    const long = Array.from({ length: 2000 }, (_, at) => `${at}`.padStart(64, "x"))
    expect((await merge(me, [...long.slice(1), "a"])).result).toEqual({ tileIds: ["a"] })
    expect((await call("likes-merge_likes", { tileIds: ["a"] }, { headers: {} })).code).toBe("session/required")
  })

  it("come in by the thousand", async () => {
    const me = await newPerson()
    const many = Array.from({ length: 2000 }, (_, at) => makeTile({ id: `many-${at}`, subtileIds: [], subtiles: [] }))
    await insertTiles(server.db, many)
    await publishContent(server)
    const tileIds = many.map(({ id }) => id)
    expect((await merge(me, tileIds)).result).toEqual({ tileIds: tileIds.toReversed() })
    expect(await takeDue(me)).toHaveLength(2000)
  })
})

describe("the counts of likes", () => {
  const counts = (query: string, headers: Record<string, string> = {}) =>
    server.get(`/documents/tileCounts?${query}`, headers)

  it("are for everybody, in the order asked, of tiles that are there", async () => {
    await server.db.deleteFrom("tile_counts").execute()
    await server.db.insertInto("tile_counts").values({ tile_id: "b", likes: 7 }).execute()
    await server.db.insertInto("tile_thought_counts").values({ tile_id: "a", takes: 3 }).execute()
    const response = await counts("ids=b,never,gone,tomorrow,a-a,a,b")
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        documents: [
          { id: "b", likes: 7, thoughts: 0 },
          { id: "a", likes: 0, thoughts: 3 },
        ],
      },
    ])
    const tag = response.headers.get("etag") ?? ""
    expect((await counts("ids=b,never,gone,tomorrow,a-a,a,b", { "if-none-match": tag })).status).toBe(304)
    await server.db.updateTable("tile_counts").set({ likes: 8 }).where("tile_id", "=", "b").execute()
    expect((await counts("ids=b,a", { "if-none-match": tag })).status).toBe(200)
  })

  it.each([
    ["", 400],
    ["ids=", 200],
    [`ids=${Array.from({ length: 100 }, (_, at) => at).join()}`, 200],
    [`ids=${Array.from({ length: 101 }, (_, at) => at).join()}`, 400],
    [`ids=${"x".repeat(65)}`, 400],
    ["ids=a&ids=b", 400],
    ["ids=a&user=me", 400],
  ])("asked for by %.20s answer %i", async (query, status) => {
    expect((await counts(query)).status).toBe(status)
  })
})

describe("a person's likes", () => {
  it("are in their export", async () => {
    const me = await newPerson()
    await like(me, "a")
    const { result } = await call("users-export_data", null, me)
    expect(exportParts.parse(result.held).likes).toEqual([{ tileId: "a", likedAt: new Date(now).toISOString() }])
  })

  it("go with them, and their tiles are counted anew without a name", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    await like(other, "a")
    await like(me, "a")
    await takeDue(me)
    await like(me, "b")
    await unlike(me, "b")
    const parts = server.services.personal.filter(({ name }) => ["likes", "countsDue"].includes(name))
    for (let time = 0; time < 2; time++)
      for (const { erase } of parts)
        await server.db.transaction().execute((tx) => erase(tx, me.userId, new Date(), server.services))
    const left = await server.db.selectFrom("likes").select("user_id").where("user_id", "=", me.userId).execute()
    expect(left).toEqual([])
    expect(await takeDue(me)).toEqual([])
    expect(await takeDue({ userId: "", headers: {} })).toEqual(["a", "b"])
    expect(await likesOf(other)).toEqual(["a"])
  })

  it("no longer count once they are gone", async () => {
    await server.db.deleteFrom("likes").execute()
    const [me, other] = [await newPerson(), await newPerson()]
    await merge(me, ["a", "b"])
    await like(other, "a")
    expect(await countsOf("a", "b")).toEqual([2, 1])
    for (const { erase } of server.services.personal)
      await server.db.transaction().execute((tx) => erase(tx, me.userId, new Date(), server.services))
    expect(await countsOf("a", "b")).toEqual([1, 0])
  })
})

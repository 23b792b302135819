import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Account, addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let me: Account
let count = 0
const now = Date.parse("2026-06-01T12:00:00.000Z")
const seenDate = new Date(now).toISOString()

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_CALLABLES: "100000" } })
  const subtiles = ["a", "b"].map((part) => {
    return { id: `moon-${part}`, slug: `moon-part-${part}`, title: part, form: "prose" as const, date: null, body: [] }
  })
  await insertTiles(server.db, [
    makeTile({ id: "moon", slug: "moon-tides", subtiles, subtileIds: ["moon-a", "moon-b"] }),
    makeTile({ id: "sun", slug: "sun" }),
  ])
  await server.db.insertInto("former_slugs").values({ slug: "luna", tile_id: "moon" }).execute()
  await publishContent(server)
})
afterAll(() => server.stop())

async function call(name: string, data: unknown) {
  const { result, error } = await (await server.call(name, data, me.headers)).json()
  return (result ?? error?.details.code) as Record<string, unknown> | string
}

async function mine(path: string): Promise<Record<string, unknown>[]> {
  return (await (await server.get(`/documents/users/${me.userId}/${path}`, me.headers)).json()).documents
}

beforeEach(async () => {
  me = await addAccount(server, `person-${++count}@example.com`)
  await call("users-create_user", null)
})

describe("what is done to a subtile counts for its parent:", () => {
  it("a like, and taking it back", async () => {
    expect(await call("likes-like_tile", { tileId: "moon-b" })).toEqual({ isLiked: true })
    await call("likes-like_tile", { tileId: "moon" })
    expect(await mine("likes")).toEqual([{ tileIds: ["moon"] }])
    await call("likes-unlike_tile", { tileId: "moon-a" })
    expect(await mine("likes")).toEqual([{ tileIds: [] }])
  })

  it("the likes of a device, each tile once", async () => {
    expect(await call("likes-merge_likes", { tileIds: ["moon-a", "sun", "moon-b", "moon-z", "moon"] })).toEqual({
      tileIds: ["moon", "sun"],
    })
  })

  it("a tap", async () => {
    const tap = { tileId: "moon", tappedDate: seenDate, subtileCountSnapshot: 2 }
    expect(await call("tiles-tap_tile", { tileId: "moon-a" })).toEqual(tap)
    expect(await mine("tileTaps?tileId=moon")).toEqual([tap])
    expect(await mine("tileTaps?tileId=moon-b")).toEqual([tap])
  })

  it("a read, as much of it as the subtile is", async () => {
    const reads = [
      { tileId: "moon-a", share: 1, isRead: false, seenDate },
      { tileId: "moon-z", share: 1, isRead: true, seenDate },
    ]
    expect(await call("tiles-record_reads", { reads })).toEqual({ recorded: 1 })
    const states = [
      { tileId: "moon", subtileCountSnapshot: null, share: 0.5, isRead: true, isFinished: false, novelty: null },
    ]
    for (const ids of ["moon", "moon-b", "moon-b,moon,moon-a,moon-z"]) {
      expect(await mine(`tileStates?ids=${ids}`)).toEqual(states)
    }
    expect(await call("points-claim_action", { action: "read_a_tile", tileId: "moon-b" })).toMatchObject({ points: 1 })
    expect(await call("points-claim_action", { action: "read_a_tile", tileId: "moon" })).toBe("points/already-paid")
  })

  it("a share of what was opened", async () => {
    await call("tiles-tap_tile", { tileId: "moon-b" })
    expect(await call("points-claim_action", { action: "share", tileId: "moon-a" })).toMatchObject({ points: 5 })
    expect(await call("points-claim_action", { action: "share", tileId: "moon-b" })).toBe("points/already-paid")
    expect(await call("points-claim_action", { action: "share", tileId: "moon-z" })).toBe("tile/not-found")
  })

  it("how many people like it", async () => {
    await call("likes-like_tile", { tileId: "sun" })
    const counts = async (ids: string): Promise<{ id: string }[]> =>
      (await (await server.get(`/documents/tileCounts?ids=${ids}`)).json()).documents
    const told = await counts("moon,sun")
    expect(told.map(({ id }) => id)).toEqual(["moon", "sun"])
    expect(await counts("moon-b,moon-z,sun,moon,moon-a")).toEqual(told)
    expect(await counts("moon-z")).toEqual([])
  })

  it("a place in the feed", async () => {
    const place = { feed: "home", tileId: "moon", savedDate: seenDate }
    expect(await call("feed-save_place", { feed: "home", tileId: "moon-b" })).toEqual(place)
    expect(await mine("places")).toEqual([place])
    expect(await call("feed-save_place", { feed: "home", tileId: "moon-z" })).toBe("tile/not-found")
  })

  it("wanting less of it", async () => {
    const shown = { upcoming: [], walked: [] }
    const effect = await call("feed-show_less", { scope: "tile", subject: "moon-b", ...shown })
    expect(effect).toMatchObject({ wish: { scope: "tile", subject: "moon" } })
    expect(await call("feed-show_less", { scope: "tile", subject: "moon-z", ...shown })).toBe("tile/not-found")
  })

  it("why it is here", async () => {
    expect(await call("feed-explain_tile", { tileId: "moon-a" })).toEqual(
      await call("feed-explain_tile", { tileId: "moon" }),
    )
    expect(await call("feed-explain_tile", { tileId: "moon-z" })).toBe("tile/not-found")
  })
})

describe("a subtile's page", () => {
  it.each(["/tiles", "/me/tiles", "/search/tiles"])("%s/moon-part-b is its parent's", async (section) => {
    const response = await server.get(`${section}/moon-part-b`)
    const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(await response.text())?.[1]
    expect(response.status).toBe(200)
    expect(JSON.parse(json as string).data.tiles.map(({ id }: { id: string }) => id)).toEqual(["moon"])
  })

  it("is missing where there is no such subtile, and a former slug still redirects", async () => {
    expect((await server.get("/tiles/moon-part-z")).status).toBe(404)
    expect((await server.get("/tiles/luna")).headers.get("location")).toBe("/tiles/moon-tides")
  })
})

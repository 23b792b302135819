import { exportParts } from "@confetti/contract/personal-export"
import type { NoveltyPage } from "@confetti/contract/novelty"
import { hour } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mostRatings } from "../src/modules/novelty/store.ts"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let count = 0
let now = Date.parse("2026-06-01T12:00:00.000Z")
const many = Array.from({ length: 120 }, (_, at) => `many-${String(at).padStart(3, "0")}`)

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_CALLABLES: "100000" } })
  await insertTiles(server.db, [
    makeTile({ id: "moon", slug: "mirrors", title: "Mirrors on the Moon" }),
    makeTile({ id: "cafe", slug: "cafe", title: "The café’s clock", categories: ["words"] }),
    makeTile({ id: "gone", slug: "gone", title: "What went" }),
    makeTile({ id: "grows", slug: "grows", developing: true }),
    makeTile({ id: "tomorrow", publishedAt: "2026-06-02T00:00:00.000Z" }),
    ...many.map((id) => makeTile({ id, categories: ["sound"] })),
  ])
  await publishContent(server)
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<typeof addAccount>>
type Rating = { tileId: string; rating: string; ratedDate?: string }

const newPerson = (): Promise<Person> => addAccount(server, `rater-${++count}@example.com`)

async function call(name: string, data: unknown, { headers }: Pick<Person, "headers">, key?: string) {
  const response = await server.call(name, data, { ...headers, ...(key !== undefined && { "idempotency-key": key }) })
  const { result, error } = await response.json()
  return { status: response.status, result, code: error?.details.code as string | undefined }
}
const rate = (person: Person, rating: unknown, key?: string) => call("tiles-rate_novelty", rating, person, key)
const merge = (person: Person, ratings: readonly unknown[]) => call("tiles-merge_novelty", { ratings }, person)

async function historyOf({ userId, headers }: Person, query = ""): Promise<NoveltyPage> {
  const response = await server.get(`/documents/users/${userId}/novelty${query}`, headers)
  const { documents } = (await response.json()) as { documents: NoveltyPage[] }
  expect([response.status, documents.length]).toEqual([200, 1])
  return documents[0] as NoveltyPage
}
const shown = ({ entries }: NoveltyPage) => entries.map(({ tileId, rating }) => `${tileId} ${rating}`)
const at = (hours: number) => new Date(now + hours * hour).toISOString()

describe("an answer at a tile's end", () => {
  it("is there once, however often it is told", async () => {
    const me = await newPerson()
    const rating: Rating = { tileId: "moon", rating: "new", ratedDate: at(-1) }
    for (const key of ["one", "one", "two", undefined]) {
      expect((await rate(me, rating, key)).result).toEqual(rating)
    }
    await Promise.all(Array.from({ length: 10 }, () => rate(me, rating)))
    const page = await historyOf(me)
    expect(shown(page)).toEqual(["moon new"])
    expect(page.summary).toEqual({
      count: 1,
      newCount: 1,
      since: at(-1),
      categories: [{ slug: "space", count: 1 }],
    })
  })

  it("is the latest of two devices', in whatever order they arrive, and is told to both", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    const early: Rating = { tileId: "moon", rating: "new", ratedDate: at(-2) }
    const late: Rating = { tileId: "moon", rating: "known", ratedDate: at(-1) }
    for (const rating of [early, late]) await rate(me, rating)
    for (const rating of [late, early]) expect((await rate(other, rating)).result).toEqual(late)
    expect(shown(await historyOf(me))).toEqual(["moon known"])
    expect(shown(await historyOf(other))).toEqual(["moon known"])
    // Of the same moment.
    await rate(me, { ...late, rating: "new" })
    await rate(me, late)
    expect(shown(await historyOf(me))).toEqual(["moon new"])
  })

  it("from a clock that runs ahead is of now, and can be changed", async () => {
    const me = await newPerson()
    expect((await rate(me, { tileId: "moon", rating: "new", ratedDate: at(500) })).result.ratedDate).toBe(at(0))
    now += 1000
    expect((await rate(me, { tileId: "moon", rating: "known" })).result).toEqual({
      tileId: "moon",
      rating: "known",
      ratedDate: at(0),
    })
  })

  it("to a subtile counts for its tile", async () => {
    const me = await newPerson()
    expect((await rate(me, { tileId: "moon-a", rating: "new" })).result.tileId).toBe("moon")
  })

  it("is refused with a reason where there is no end to rate", async () => {
    const me = await newPerson()
    const codeOf = async (rating: unknown) => (await rate(me, rating)).code
    expect(await codeOf({ tileId: "nothing", rating: "new" })).toBe("tile/not-found")
    expect(await codeOf({ tileId: "tomorrow", rating: "new" })).toBe("tile/not-found")
    expect(await codeOf({ tileId: "grows", rating: "new" })).toBe("tile/still-developing")
    for (const bad of [
      null,
      { tileId: "", rating: "new" },
      { tileId: "x".repeat(65), rating: "new" },
      { tileId: "moon", rating: "liked" },
      { tileId: "moon" },
      { tileId: "moon", rating: "new", ratedDate: "yesterday" },
      { tileId: "moon", rating: "new", extra: 1 },
    ])
      expect(await codeOf(bad)).toBe("request/invalid")
    expect((await call("tiles-rate_novelty", { tileId: "moon", rating: "new" }, { headers: {} })).code).toBe(
      "session/required",
    )
    expect((await historyOf(me)).entries).toEqual([])
  })

  it("is told with what somebody met of a tile, so that nobody is asked again", async () => {
    const me = await newPerson()
    await rate(me, { tileId: "moon", rating: "known" })
    const response = await server.get(`/documents/users/${me.userId}/tileStates?ids=moon,cafe`, me.headers)
    const { documents } = (await response.json()) as { documents: unknown[] }
    expect(documents).toEqual([
      { tileId: "moon", subtileCountSnapshot: null, share: 0, isRead: false, isFinished: false, novelty: "known" },
    ])
  })
})

describe("the answers of a device", () => {
  it("become a person's once, without what is gone or still grows, and give way to later ones", async () => {
    const me = await newPerson()
    await rate(me, { tileId: "cafe", rating: "known", ratedDate: at(-1) })
    const own: Rating[] = [
      { tileId: "moon", rating: "new", ratedDate: at(-3) },
      { tileId: "moon", rating: "known", ratedDate: at(-4) },
      { tileId: "cafe", rating: "new", ratedDate: at(-2) },
      { tileId: "grows", rating: "new", ratedDate: at(-2) },
      { tileId: "nothing", rating: "new", ratedDate: at(-2) },
    ]
    for (let time = 0; time < 2; time++) expect((await merge(me, own)).result).toEqual({ merged: 2 })
    expect(shown(await historyOf(me))).toEqual(["cafe known", "moon new"])
    expect((await merge(me, [])).result).toEqual({ merged: 0 })
  })

  it("are a thousand at most", async () => {
    const me = await newPerson()
    const ratings = Array.from({ length: 1001 }, () => ({ tileId: "x".repeat(64), rating: "known", ratedDate: at(0) }))
    expect((await merge(me, ratings.slice(1))).result).toEqual({ merged: 0 })
    expect((await merge(me, ratings)).code).toBe("request/invalid")
  })
})

describe("a history", () => {
  it("comes in pages, the latest first, and says how much there is in all", async () => {
    const me = await newPerson()
    const ratings = many.map((tileId, place) => ({ tileId, rating: "new", ratedDate: at(-place) }))
    await merge(me, ratings)
    const first = await historyOf(me)
    const second = await historyOf(me, `?before=${first.next}`)
    // New ratings appear before the first page.
    await rate(me, { tileId: "moon", rating: "known" })
    const third = await historyOf(me, `?before=${second.next}`)
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20])
    expect([first, second, third].flatMap(shown)).toEqual(many.map((id) => `${id} new`))
    expect(third.next).toBeNull()
    expect(third.summary).toEqual({
      count: 121,
      newCount: 120,
      since: at(-119),
      categories: [
        { slug: "sound", count: 120 },
        { slug: "space", count: 1 },
      ],
    })
  })

  it("is searched by the words of its titles and by category", async () => {
    const me = await newPerson()
    await rate(me, { tileId: "moon", rating: "new" })
    await rate(me, { tileId: "cafe", rating: "known" })
    const found = async (query: string) => shown(await historyOf(me, query))
    expect(await found("?q=CAFE%20clo")).toEqual(["cafe known"])
    expect(await found("?q=moon&category=space")).toEqual(["moon new"])
    expect(await found("?q=moon&category=words")).toEqual([])
    expect(await found("?category=nothing")).toEqual([])
    const none = await historyOf(me, "?q=nothing%20like%20it")
    expect([none.found, none.next, none.summary.count]).toEqual([0, null, 2])
  })

  it("keeps the title of a tile that went, and leads nowhere from it", async () => {
    const me = await newPerson()
    await rate(me, { tileId: "gone", rating: "new" })
    await server.db
      .updateTable("tiles")
      .set({ removed_at: new Date(now) })
      .where("id", "=", "gone")
      .execute()
    await publishContent(server)
    expect((await historyOf(me)).entries).toMatchObject([{ title: "What went", slug: null, category: "space" }])
    expect((await rate(me, { tileId: "gone", rating: "known" })).code).toBe("tile/not-found")
  })

  it("answers only to its person, with a tag, and refuses what makes no sense", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    await rate(me, { tileId: "moon", rating: "new" })
    const path = `/documents/users/${me.userId}/novelty`
    const { status, headers } = await server.get(path, me.headers)
    expect(status).toBe(200)
    const again = await server.get(path, { ...me.headers, "if-none-match": headers.get("etag") ?? "" })
    expect(again.status).toBe(304)
    expect((await server.get(path, other.headers)).status).toBe(403)
    expect((await server.get(path)).status).toBe(401)
    for (const query of ["?before=yesterday", "?page=2", `?q=${"x".repeat(201)}`, "?q=a&q=b", "?category="])
      expect((await server.get(path + query, me.headers)).status).toBe(400)
  })

  it("has an end: the oldest make room", async () => {
    const me = await newPerson()
    const rows = Array.from({ length: mostRatings }, (_, place) => ({
      user_id: me.userId,
      tile_id: `old-${place}`,
      rating: "known" as const,
      rated_at: new Date(now - (place + 1) * 1000),
    }))
    for (let from = 0; from < rows.length; from += 1000)
      await server.db
        .insertInto("novelty_ratings")
        .values(rows.slice(from, from + 1000))
        .execute()
    await rate(me, { tileId: "moon", rating: "new" })
    const { summary } = await historyOf(me)
    expect([summary.count, summary.newCount]).toEqual([mostRatings, 1])
    expect((await historyOf(me, `?q=old-${mostRatings - 1}`)).found).toBe(0)
  })
})

describe("a person's answers", () => {
  it("are in their export", async () => {
    const me = await newPerson()
    await rate(me, { tileId: "moon", rating: "known", ratedDate: at(-1) })
    const { result } = await call("users-export_data", null, me)
    expect(exportParts.parse(result.held).novelty).toEqual([{ tileId: "moon", rating: "known", ratedDate: at(-1) }])
  })
})

import { getCard, type LearnedWeek, recall, type YearReview } from "@confetti/contract/recall"
import { day, hour } from "@confetti/domain/durations"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rankingOf } from "../src/modules/ranking/live-ranking.ts"
import type { Account } from "./add-account.ts"
import { type GamesWorld, startGamesWorld } from "./games-world.ts"
import { secretMark } from "./quiz-tiles.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let world: GamesWorld
let ids: string[]
const noon = "2026-06-15T12:00:00Z"

beforeAll(async () => {
  world = await startGamesWorld({ GAMES: "QUIZ_ME" })
  ids = world.tiles.map(({ id }) => id)
  await insertTiles(world.server.db, [
    ...Array.from({ length: 20 }, (_, at) =>
      makeTile({ id: `plain-${at}`, categories: [at % 3 === 0 ? "ocean" : "space"] }),
    ),
    makeTile({ id: "grows", developing: true }),
  ])
  await publishContent(world.server)
})
afterAll(() => world.stop())
beforeEach(() => world.setNow(noon))

const plain = (count: number, from = 0): string[] => Array.from({ length: count }, (_, at) => `plain-${from + at}`)

async function call(name: string, data: object, { headers }: Pick<Account, "headers">) {
  const { result, error } = await (await world.server.call(name, data, headers)).json()
  return { result, code: error?.details.code as string | undefined }
}

/** Reads these to their end, so many days ago. */
async function finish(me: Account, daysAgo: number, ...tileIds: string[]): Promise<void> {
  const seenDate = new Date(world.now() - daysAgo * day).toISOString()
  const { code } = await call(
    "tiles-record_reads",
    { reads: tileIds.map((tileId) => ({ tileId, share: 1, isRead: true, seenDate })) },
    me,
  )
  expect(code).toBeUndefined()
}
const cardOf = async (me: Account, zone = "UTC") =>
  getCard.output.parse((await call("recall-get_card", { zone }, me)).result)
const save = (me: Account, tileId: string, outcome: string) =>
  call("recall-save_card", { tileId, zone: "UTC", outcome }, me)

async function documentsOf<Document>({ userId, headers }: Account, name: string, zone = "UTC"): Promise<Document[]> {
  const response = await world.server.get(
    `/documents/users/${userId}/${name}?zone=${encodeURIComponent(zone)}`,
    headers,
  )
  expect(response.status).toBe(200)
  return ((await response.json()) as { documents: Document[] }).documents
}

/** A tile that may be asked about now: none of its questions is in a quiz of these days. */
async function openIds(): Promise<string[]> {
  const open = []
  for (const id of ids) {
    const { result } = await (await world.server.call("games-get_tile_question", { tileId: id })).json()
    if (result !== null) open.push(id)
  }
  return open
}

describe("the day's card", () => {
  it("comes once five tiles were read, about one of an earlier day, without its answer", async () => {
    const me = await world.newPerson()
    const [asked = ""] = await openIds()
    await finish(me, 1, asked)
    await finish(me, 0, ...plain(4))
    expect(await cardOf(me)).toBeNull()
    await finish(me, 0, ...plain(5))
    const card = recall.parse(await cardOf(me))
    expect(card).toMatchObject({ tileId: asked, readOn: "2026-06-14" })
    // Its options are words of its own; which of them is right, and why, is in nothing of it.
    expect(Object.keys(card).toSorted()).toEqual(["number", "options", "question", "readOn", "tileId"])
    expect(JSON.stringify(card)).not.toContain(`${secretMark}that is so`)
    const checked = await call("games-check_tile_answer", { tileId: asked, number: card.number, option: 0 }, me)
    expect(checked.result.why).toContain(asked)
  })

  it("is none where only today's tiles, stories that grow and tiles without questions could be asked about", async () => {
    const me = await world.newPerson()
    await finish(me, 1, "grows", "plain-19")
    await finish(me, 0, ...ids.slice(0, 6))
    expect(await cardOf(me)).toBeNull()
  })

  it("is shown once a day, whatever became of it, and not for three days after “not now”", async () => {
    const me = await world.newPerson()
    const [first = "", second = ""] = await openIds()
    await finish(me, 1, first)
    await finish(me, 3, second)
    await finish(me, 0, ...plain(5))
    const card = await cardOf(me)
    expect(card?.tileId).toBe(first)
    expect((await save(me, first, "seen")).result).toEqual({ outcome: "seen" })
    expect(await cardOf(me)).toBeNull()
    expect((await save(me, first, "later")).result).toEqual({ outcome: "later" })
    for (const days of [1, 2]) {
      world.setNow(Date.parse(noon) + days * day)
      await finish(me, 0, ...plain(5))
      expect(await cardOf(me)).toBeNull()
    }
    world.setNow(Date.parse(noon) + 3 * day)
    await finish(me, 0, ...plain(5))
    expect(await cardOf(me)).not.toBeNull()
  })

  it("asks about a tile again at a wider gap once it was answered, and about another one meanwhile", async () => {
    const me = await world.newPerson()
    const [first = "", second = ""] = await openIds()
    await finish(me, 1, first, second)
    await finish(me, 0, ...plain(5))
    const asked = (await cardOf(me))?.tileId ?? ""
    // Told again, and late, it is the same.
    for (const outcome of ["answered", "seen", "answered"])
      expect((await save(me, asked, outcome)).result).toEqual({ outcome: "answered" })
    world.setNow(Date.parse(noon) + day)
    await finish(me, 0, ...plain(5))
    expect((await cardOf(me))?.tileId).toBe([first, second].find((id) => id !== asked))
  })

  it("follows the day where its person is", async () => {
    world.setNow("2026-06-15T09:00:00Z")
    const me = await world.newPerson()
    const [asked = ""] = await openIds()
    // 23:00 of the day before in UTC is this day in Kiritimati.
    await call(
      "tiles-record_reads",
      { reads: [{ tileId: asked, share: 1, isRead: true, seenDate: "2026-06-14T23:00:00.000Z" }] },
      me,
    )
    await finish(me, 0, ...plain(5))
    expect((await cardOf(me))?.tileId).toBe(asked)
    expect(await cardOf(me, "Pacific/Kiritimati")).toBeNull()
  })

  it("is for somebody signed in, in a zone with a name, about a tile there is", async () => {
    const me = await world.newPerson()
    expect((await call("recall-get_card", { zone: "UTC" }, { headers: {} })).code).toBe("session/required")
    expect((await call("recall-get_card", { zone: "Mars Base" }, me)).code).toBe("request/invalid")
    expect((await save(me, "nothing", "seen")).code).toBe("tile/not-found")
  })

  it("is forgotten after four months, exported and erased", async () => {
    const me = await world.newPerson()
    await save(me, ids[0] ?? "", "answered")
    const { result } = await call("users-export_data", {}, me)
    const held = [{ tileId: ids[0], shownOn: "2026-06-15", outcome: "answered", answeredOn: "2026-06-15" }]
    expect(result.held.recall).toEqual(held)
    const rows = () =>
      world.server.db.selectFrom("recall_cards").select("tile_id").where("user_id", "=", me.userId).execute()
    const runJob = async () => {
      await world.server.db
        .transaction()
        .execute((tx) => world.server.services.jobs.send(tx, "recall-delete_old_cards", {}))
      await world.server.settleJobs()
    }
    await runJob()
    expect(await rows()).toHaveLength(1)
    world.setNow(Date.parse(noon) + 121 * day)
    await runJob()
    expect(await rows()).toHaveLength(0)
  })
})

describe("what was learned this week", () => {
  it("is what was read to its end since Monday where its person is, without what they knew", async () => {
    const me = await world.newPerson()
    world.setNow("2026-06-17T12:00:00Z")
    await finish(me, 0, "plain-1")
    await finish(me, 1, "plain-2", "plain-3")
    await finish(me, 3, "plain-4")
    await call("tiles-rate_novelty", { tileId: "plain-2", rating: "known" }, me)
    const [week] = await documentsOf<LearnedWeek>(me, "learned")
    expect(week?.monday).toBe("2026-06-15")
    expect(week?.tiles.map(({ tileId, category }) => `${tileId} ${category}`)).toEqual([
      "plain-1 space",
      "plain-3 ocean",
    ])
    // There it was still Sunday when it was Monday in Kiritimati.
    world.setNow("2026-06-14T12:00:00Z")
    const later = await world.newPerson()
    await call(
      "tiles-record_reads",
      { reads: [{ tileId: "plain-5", share: 1, isRead: true, seenDate: "2026-06-14T11:00:00.000Z" }] },
      later,
    )
    expect((await documentsOf<LearnedWeek>(later, "learned", "Pacific/Kiritimati"))[0]?.tiles).toHaveLength(1)
    world.setNow("2026-06-15T12:00:00Z")
    expect((await documentsOf<LearnedWeek>(later, "learned", "UTC"))[0]?.tiles).toEqual([])
  })
})

describe("a year's end", () => {
  it("looks back from 10 December to 10 January on twelve tiles or more", async () => {
    const me = await world.newPerson()
    for (const at of plain(11).keys()) await finish(me, at * 7, `plain-${at}`)
    world.setNow("2026-12-09T12:00:00Z")
    const review = () => documentsOf<YearReview>(me, "yearInReview")
    expect(await review()).toEqual([])
    world.setNow("2026-12-10T12:00:00Z")
    expect(await review()).toEqual([])
    await finish(me, 0, "plain-11", "plain-12")
    expect(await review()).toMatchObject([
      {
        year: 2026,
        count: 13,
        days: 12,
        categories: [
          { slug: "space", count: 8 },
          { slug: "ocean", count: 5 },
        ],
        first: { tileId: "plain-10" },
        fullestWeek: { monday: "2026-12-07", count: 2 },
        mostLiked: null,
      },
    ])
    world.setNow("2027-01-10T12:00:00Z")
    expect((await review())[0]?.year).toBe(2026)
    world.setNow("2027-01-11T12:00:00Z")
    expect(await review()).toEqual([])
  })

  it("names what most people like of it", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    world.setNow("2026-12-20T12:00:00Z")
    await finish(me, 0, ...plain(12))
    await call("likes-like_tile", { tileId: "plain-3" }, other)
    await world.server.db.transaction().execute((tx) => world.server.services.jobs.send(tx, "ranking-count_tiles", {}))
    await world.server.settleJobs()
    world.setNow(world.now() + hour)
    await rankingOf(world.server.services).refresh()
    const [review] = await documentsOf<YearReview>(me, "yearInReview")
    expect(review?.mostLiked?.tileId).toBe("plain-3")
  })

  it("is each person's own", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const response = await world.server.get(`/documents/users/${other.userId}/yearInReview?zone=UTC`, me.headers)
    expect(response.status).toBe(403)
  })
})

import { randomUUID } from "node:crypto"
import { rewardItem } from "@confetti/contract/rewards"
import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { describeAudit, isSound, verifyData } from "../src/platform/audit/verify-data.ts"
import { type Account, addAccount } from "./add-account.ts"
import { addItem, type PointsWorld, startPointsWorld } from "./points-world.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

type Who = { headers: Record<string, string>; token?: string }

const noon = Date.parse("2026-06-01T12:00:00.000Z")
/** Published at midnight, when the first tile is early, half a week before the second. */
const soonAt = Date.parse("2026-06-02T00:00:00.000Z")
const laterAt = Date.parse("2026-06-05T00:00:00.000Z")

let world: PointsWorld
let owner: Account
let stranger: Account
const guest: Who = { headers: {} }
beforeAll(async () => {
  const env = { THOUGHTS: "on", GAMES: "QUIZ_ME", RATE_LIMIT_DOCUMENTS: "10000000", RATE_LIMIT_PAGES: "10000000" }
  world = await startPointsWorld({ ...env, RATE_LIMIT_SEARCH: "10000000", RATE_LIMIT_GAMES: "10000000" })
  const { server } = world
  await insertCategories(server.db, ["space"])
  await addItem(server, "early", { kind: "early", cost: 75, stock: 0 })
  await addItem(server, "hue", { kind: "hue", cost: 25, stock: 0 })
  await insertTiles(server.db, [
    makeTile({ id: "soon", slug: "soon", title: "Zebras soon", publishedAt: new Date(soonAt).toISOString() }),
    makeTile({ id: "later", slug: "later", title: "Zebras later", publishedAt: new Date(laterAt).toISOString() }),
  ])
  await publishContent(server)
  owner = await rich()
  await redeem(owner)
  // Another perk opens nothing.
  stranger = await rich()
  await world.call("rewards-redeem_item", { itemId: "hue", cost: 25 }, stranger)
})
afterAll(async () => {
  const verdict = await verifyData(world.server.db)
  await world.stop()
  expect(isSound(verdict), describeAudit(verdict).join("\n")).toBe(true)
})
beforeEach(() => {
  world.clock.now = noon
})

async function rich(): Promise<Account> {
  const person = await world.newPerson()
  await world.give(person, 200)
  const lasting = { expires_at: new Date(noon + 100 * day) }
  await world.server.db.updateTable("auth_sessions").set(lasting).where("user_id", "=", person.userId).execute()
  return person
}

const redeem = (who: Who) => world.call("rewards-redeem_item", { itemId: "early", cost: 75 }, who)

async function get(path: string, { headers }: Who) {
  const response = await world.server.get(path, headers)
  return { status: response.status, cache: response.headers.get("cache-control"), body: await response.text() }
}

async function page(path: string, who: Who) {
  const cookie: Record<string, string> =
    who.token === undefined ? {} : { cookie: `confetti.session_token=${who.token}; cf_place=home:soon` }
  const response = await world.server.get(path, cookie)
  const html = await response.text()
  const data = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "{}").data
  return { status: response.status, text: html, data }
}

const said = async (name: string, data: unknown, who: Who) => {
  const { status, code, result } = await world.call<unknown>(name, data, who)
  return code ?? { status, result }
}
const read = async (path: string, who: Who) => {
  const { status, body } = await get(path, who)
  return `${status} ${body}`
}
/** Whatever a tile is called: an answer may name what it was asked for. */
const nameless = (answer: unknown, id: string): string => JSON.stringify(answer).replaceAll(id, "…")

/** What every way to a tile answers of the one with this id and slug. */
const ways: Record<string, (who: Who, id: string) => Promise<unknown>> = {
  "document by id": (who, id) => read(`/documents/tiles?ids=${id},t1`, who),
  "document by slug": (who, id) => read(`/documents/tiles?slug=${id}`, who),
  "document of a subtile by id": (who, id) => read(`/documents/tiles?ids=${id}-a`, who),
  "document of a subtile by slug": (who, id) => read(`/documents/tiles?slug=${id}-part`, who),
  counts: (who, id) => read(`/documents/tileCounts?ids=${id}`, who),
  thoughts: (who, id) => read(`/documents/tiles/${id}/thoughts`, who),
  page: async (who, id) => (await page(`/tiles/${id}`, who)).status,
  "page of a subtile": async (who, id) => (await page(`/tiles/${id}-part`, who)).status,
  "page from the search": async (who, id) => (await page(`/search/tiles/${id}`, who)).status,
  like: (who, id) => said("likes-like_tile", { tileId: id }, who),
  "likes of a device": (who, id) => said("likes-merge_likes", { tileIds: [id] }, who),
  tap: (who, id) => said("tiles-tap_tile", { tileId: id }, who),
  "tap of a subtile": (who, id) => said("tiles-tap_tile", { tileId: `${id}-a` }, who),
  reads: (who, id) =>
    said("tiles-record_reads", { reads: [{ tileId: id, isRead: true, share: 1, seenDate: new Date(noon) }] }, who),
  claim: (who, id) => said("points-claim_action", { action: "read_a_tile", tileId: id }, who),
  "claim of a share": (who, id) => said("points-claim_action", { action: "share", tileId: id }, who),
  novelty: (who, id) => said("tiles-rate_novelty", { tileId: id, rating: "new" }, who),
  "novelty of a device": (who, id) =>
    said("tiles-merge_novelty", { ratings: [{ tileId: id, rating: "new", ratedDate: new Date(noon) }] }, who),
  place: (who, id) => said("feed-save_place", { feed: "home", tileId: id, savedDate: new Date(noon) }, who),
  why: (who, id) => said("feed-explain_tile", { tileId: id }, who),
  less: (who, id) => said("feed-show_less", { scope: "tile", subject: id }, who),
  question: (who, id) => said("games-get_tile_question", { tileId: id }, who),
  thought: async (who, id) =>
    said("thoughts-create_thought", { thoughtId: randomUUID(), tileId: id, text: `Hm, ${randomUUID()}` }, who),
}

/** What goes to an owner as it goes to everybody. */
const untouched = ["question"]

describe("a tile of tomorrow", () => {
  describe.each(Object.entries(ways))("by its %s", (name, ask) => {
    it("is to everybody else what never was", async () => {
      for (const who of [guest, stranger])
        expect(nameless(await ask(who, "soon"), "soon")).toBe(nameless(await ask(who, "nope"), "nope"))
    })

    it("is there for its owner, and not a tile of next week", async () => {
      const person = await rich()
      await redeem(person)
      const nothing = nameless(await ask(person, "nope"), "nope")
      expect(nameless(await ask(person, "later"), "later")).toBe(nothing)
      const answer = nameless(await ask(person, "soon"), "soon")
      if (untouched.includes(name)) expect(answer).toBe(nothing)
      else expect(answer).not.toBe(nothing)
    })
  })

  it("comes whole, and is kept by no cache but theirs", async () => {
    const { status, cache, body } = await get("/documents/tiles?ids=soon", owner)
    expect([status, cache]).toEqual([200, "private, no-cache"])
    expect(JSON.parse(body).documents).toMatchObject([{ id: "soon", title: "Zebras soon" }])
    // What is everybody's stays so, also when an owner asks for it.
    expect((await get("/documents/tiles?ids=t1", owner)).cache).toBe("no-cache")
    expect((await get("/documents/tiles?ids=soon", guest)).body).toBe('{"documents":[]}')
    expect((await get("/documents/tileCounts?ids=soon", owner)).cache).toBe("private, no-cache")
  })

  it("heads its owner's feed until they have opened it, and stands in nobody else's", async () => {
    const person = await rich()
    await redeem(person)
    const feedOf = async (who: Who) => (await world.call<string[]>("users-get_home_feed", null, who)).result
    expect((await feedOf(person))[0]).toBe("soon")
    await world.call("likes-like_tile", { tileId: "t3" }, person)
    await world.call("users-calculate_eligible_tiles", null, person)
    expect((await feedOf(person)).slice(0, 1)).toEqual(["soon"])
    expect((await world.call<string[]>("users-reset_feed", null, person)).result[0]).toBe("soon")
    const { data } = await page("/", { ...person, token: person.token })
    expect([data.feed.ids[0], data.tiles[0].id]).toEqual(["soon", "soon"])
    for (const who of [guest, stranger]) {
      expect(await feedOf(who)).not.toContain("soon")
      expect((await page("/", who)).text).not.toContain("soon")
    }
    world.clock.now += 1000
    await world.call("tiles-tap_tile", { tileId: "soon" }, person)
    expect(await feedOf(person)).not.toContain("soon")
  })

  it("stands in no search, no day, no card and no list of pages, whoever asks", async () => {
    for (const who of [guest, stranger, owner]) {
      const found = await fetch(`${world.server.origin}/1/indexes/tiles/query`, {
        method: "POST",
        headers: who.headers,
        body: JSON.stringify({ query: "zebras" }),
      })
      const all = [
        await found.text(),
        (await page("/search?q=zebras", who)).text,
        (await get("/sitemap.xml", who)).body,
        (await get("/feed.xml", who)).body,
        await read("/documents/tiles?developing=true", who),
        await read("/documents/feedCards", who),
        JSON.stringify(await said("today-list_candidates", { day: "2026-06-01" }, who)),
        JSON.stringify(await said("today-open_day", { zone: "UTC" }, who)),
        JSON.stringify(await said("games-start_game", { game: "QUIZ_ME", day: "2026-06-01" }, who)),
      ]
      for (const text of all) expect(text).not.toMatch(/soon|Zebras/)
    }
  })

  it("is not taken over into a day from a device that names it", async () => {
    const tiles = [
      { id: "soon", reason: "new", category: "space" },
      { id: "nope", reason: "new", category: "space" },
      { id: "t1", reason: "new", category: "space" },
    ]
    const guestDay = { doneDays: [], today: { day: "2026-06-01", tiles, readIds: [] } }
    const answer = await world.call<{ tiles: object[] }>(
      "today-open_day",
      { zone: "UTC", guest: guestDay },
      await rich(),
    )
    expect([answer.code, JSON.stringify(answer.result)]).toEqual([undefined, expect.not.stringContaining("soon")])
  })

  it("keeps what its first readers thought of it among them until then", async () => {
    const thoughtId = randomUUID()
    const [writer, other] = [await rich(), await rich()]
    for (const who of [writer, other]) await redeem(who)
    await world.call("thoughts-create_thought", { thoughtId, tileId: "soon", text: "Stripes, early." }, writer)
    const editor = await addAccount(world.server, "editor@example.com")
    const approval = { thoughtId, decision: "approve", revision: 1, reason: "" }
    expect((await world.call("thoughts-review_decide", approval, editor)).status).toBe(200)
    const asked = (who: Who) => said("thoughts-mark_interesting", { thoughtId }, who)
    const shown = async (who: Who) =>
      JSON.parse((await get(`/documents/thoughts/${thoughtId}`, who)).body).document?.thought ?? null
    expect(await asked(stranger)).toBe("thought/not-found")
    expect([await shown(guest), await shown(stranger)]).toEqual([null, null])
    expect(await shown(other)).toMatchObject({ text: "Stripes, early." })
    expect(await asked(other)).toMatchObject({ result: { isMarked: true } })
    world.clock.now = soonAt
    expect(await shown(guest)).toMatchObject({ text: "Stripes, early." })
    expect(await asked(stranger)).toMatchObject({ result: { isMarked: true } })
  })

  it("comes exactly a day before its date, and is everybody's with it", async () => {
    const shownTo = async (who: Who) => (await get("/documents/tiles?slug=later", who)).body.includes("Zebras later")
    const at = async (moment: number) => {
      world.clock.now = moment
      return [await shownTo(owner), await shownTo(guest), (await page("/tiles/later", guest)).status === 200]
    }
    expect(await at(laterAt - day - 1)).toEqual([false, false, false])
    expect(await at(laterAt - day)).toEqual([true, false, false])
    expect(await at(laterAt - 1)).toEqual([true, false, false])
    expect(await at(laterAt)).toEqual([true, true, true])
    expect((await get("/documents/tiles?slug=later", owner)).cache).toBe("no-cache")
  })

  it("says why it stands there", async () => {
    world.clock.now = soonAt - 90 * 60_000
    const { result } = await world.call("feed-explain_tile", { tileId: "soon" }, owner)
    expect(result).toMatchObject({ sentence: "Yours a day early: everybody else gets it in 2 hours" })
  })

  it("brings no points for a link that nobody can open yet, and those for reading it", async () => {
    const person = await rich()
    await redeem(person)
    await world.call("tiles-tap_tile", { tileId: "soon" }, person)
    expect(await said("points-claim_action", { action: "share", tileId: "soon" }, person)).toBe("points/not-yet")
    await ways.reads?.(person, "soon")
    expect(await said("points-claim_action", { action: "read_a_tile", tileId: "soon" }, person)).toMatchObject({
      result: { points: 1 },
    })
    world.clock.now = soonAt
    expect(await said("points-claim_action", { action: "share", tileId: "soon" }, person)).toMatchObject({
      status: 200,
    })
  })
})

describe("the perk in the shop", () => {
  const shown = async () => {
    const { result } = await world.call<{ items: unknown[] }>("rewards-list_items", null, guest)
    return result.items.map((item) => rewardItem.parse(item)).find(({ kind }) => kind === "early")
  }

  it("says when the next tile is published, and is to be had while that is within a week", async () => {
    expect(await shown()).toMatchObject({ status: 0, nextTileDate: new Date(soonAt).toISOString() })
    world.clock.now = soonAt
    expect(await shown()).toMatchObject({ status: 0, nextTileDate: new Date(laterAt).toISOString() })
    world.clock.now = laterAt
    expect(await shown()).toMatchObject({ status: 1, nextTileDate: null })
    world.clock.now = soonAt - 8 * day
    expect(await shown()).toMatchObject({ status: 1, nextTileDate: new Date(soonAt).toISOString() })
  })

  it("is not sold while it would give nothing, and takes no points", async () => {
    const person = await rich()
    for (const moment of [laterAt, soonAt - 7 * day - 1]) {
      world.clock.now = moment
      expect((await redeem(person)).code).toBe("reward/switched-off")
    }
    expect(await world.accountOf(person)).toMatchObject({ points: 200, held: 0 })
    world.clock.now = soonAt - 7 * day
    expect((await redeem(person)).status).toBe(200)
    expect(await world.accountOf(person)).toMatchObject({ points: 125, held: 0 })
    expect((await redeem(person)).code).toBe("reward/already-owned")
  })

  it("stays theirs when nothing is dated ahead", async () => {
    world.clock.now = laterAt + day
    const { result } = await world.call<{ perks: string[] }>("points-get_overview", null, owner)
    expect(result.perks).toEqual(["early"])
  })
})

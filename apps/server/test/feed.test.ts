import { mostFeedIds } from "@confetti/contract/limits"
import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FeedWorld, startFeedWorld, worldIds } from "./feed-world.ts"
import { publishContent } from "./tiles-factory.ts"

let world: FeedWorld
const tileCount = 48

beforeAll(async () => {
  world = await startFeedWorld()
})
afterAll(() => world.server.stop())

const countOf = (ids: readonly string[], category: string): number =>
  ids.filter((id) => id.startsWith(`${category}-`)).length

describe("a feed", () => {
  it("is the default one for the anonymous, and for who has done nothing yet", async () => {
    const me = await world.newPerson()
    const common = await world.homeFeed()
    expect(common).toHaveLength(tileCount)
    expect(await world.homeFeed(me)).toEqual(common)
    expect(await world.calculate(me)).toBe(tileCount)
    expect(await world.homeFeed(me)).toEqual(common)
    expect((await world.call("users-calculate_eligible_tiles", null)).error?.details.code).toBe("session/required")
  })

  it("follows from what somebody does: two people get two feeds", async () => {
    const [one, other] = [await world.newPerson(), await world.newPerson()]
    await world.like(one, "space-1", "space-2", "space-3")
    await world.like(other, "ocean-1", "ocean-2", "ocean-3")
    await Promise.all([world.calculate(one), world.calculate(other)])
    const [first, second] = [await world.homeFeed(one), await world.homeFeed(other)]
    expect(countOf(first.slice(0, 10), "space")).toBeGreaterThan(countOf(second.slice(0, 10), "space"))
    expect(countOf(second.slice(0, 10), "ocean")).toBeGreaterThan(countOf(first.slice(0, 10), "ocean"))
    expect([...first].sort()).toEqual([...second].sort())
  })

  it("never brings again what was read to the end", async () => {
    const me = await world.newPerson()
    await world.finish(me, "space-1", "ocean-2", "words-3")
    expect(await world.calculate(me)).toBe(tileCount - 3)
    const ids = await world.homeFeed(me)
    expect(ids).toHaveLength(tileCount - 3)
    for (const id of ["space-1", "ocean-2", "words-3"]) expect(ids).not.toContain(id)
  })

  it("brings what was passed by at the end, as far as no category crowds there", async () => {
    const me = await world.newPerson()
    const [first, second] = await world.homeFeed(me)
    await world.pass(me, first as string, second as string)
    await world.calculate(me)
    const ids = await world.homeFeed(me)
    expect(ids).toHaveLength(tileCount)
    for (const id of [first, second]) expect(ids.indexOf(id as string)).toBeGreaterThanOrEqual(tileCount - 6)
  })

  it("brings what was read behind all that was not, however much was met since", async () => {
    const me = await world.newPerson()
    await world.read(me, "sound-1", "words-1")
    // More than what an order is made from remembers one by one.
    await world.server.db
      .insertInto("tile_reads")
      .values(
        Array.from({ length: 600 }, (_, at) => {
          return {
            user_id: me.id,
            tile_id: `gone-${at}`,
            seen_at: new Date(world.clock.now + 1000 + at),
            read_at: null,
            finished_at: null,
          }
        }),
      )
      .execute()
    await world.like(me, "sound-2", "words-2")
    await world.calculate(me)
    const ids = await world.homeFeed(me)
    expect(ids).toHaveLength(tileCount)
    for (const id of ["sound-1", "words-1"]) expect(ids.indexOf(id)).toBeGreaterThanOrEqual(tileCount - 8)
  })

  it("is empty for who has read everything", async () => {
    const me = await world.newPerson()
    await world.finish(me, ...["space", "ocean", "words", "sound"].flatMap((category) => worldIds(category)))
    expect(await world.calculate(me)).toBe(0)
    expect(await world.homeFeed(me)).toEqual([])
  })

  it("is as it was once what shaped it is taken back", async () => {
    const me = await world.newPerson()
    await world.like(me, "space-4")
    await world.calculate(me)
    expect(await world.homeFeed(me)).not.toEqual(await world.homeFeed())
    await world.call("likes-unlike_tile", { tileId: "space-4" }, me)
    await world.calculate(me)
    expect(await world.homeFeed(me)).toEqual(await world.homeFeed())
  })

  it("is the same after twenty calculations at once, and written once", async () => {
    const me = await world.newPerson()
    await world.like(me, "sound-1", "sound-5")
    const counts = await Promise.all(Array.from({ length: 20 }, () => world.calculate(me)))
    expect(new Set(counts)).toEqual(new Set([tileCount]))
    const { db } = world.server
    const computedAt = async () =>
      (await db.selectFrom("feeds").select("computed_at").where("user_id", "=", me.id).executeTakeFirst())?.computed_at
    const [before, order] = [await computedAt(), await world.homeFeed(me)]
    world.clock.now += 1000
    await world.calculate(me)
    expect([await computedAt(), await world.homeFeed(me)]).toEqual([before, order])
  })

  it("leaves out what went since it was made, and has what came with the next", async () => {
    const me = await world.newPerson()
    await world.like(me, "space-4")
    await world.addTiles({ id: "brief", categories: ["space"] })
    await world.calculate(me)
    expect(await world.homeFeed(me)).toContain("brief")
    const { db } = world.server
    await db
      .updateTable("tiles")
      .set({ removed_at: new Date(world.clock.now) })
      .where("id", "=", "brief")
      .execute()
    await publishContent(world.server)
    const without = await world.homeFeed(me)
    expect(without).toHaveLength(tileCount)
    expect(without).not.toContain("brief")
    expect(await world.calculate(me)).toBe(tileCount)
  })

  it("has a tile only when it is out, and in its season", async () => {
    const me = await world.newPerson()
    await world.like(me, "space-4")
    const { now } = world.clock
    await world.addTiles(
      { id: "later", categories: ["space"], publishedAt: new Date(now + 2 * day).toISOString() },
      { id: "winter", categories: ["words"] },
      { id: "grows", categories: ["words"], developing: true },
    )
    await world.server.db.updateTable("tiles").set({ season: "11-22/02-28" }).where("id", "=", "winter").execute()
    await publishContent(world.server)
    const there = async () => {
      await world.calculate(me)
      const ids = await world.homeFeed(me)
      return ["later", "winter", "grows"].filter((id) => ids.includes(id))
    }
    expect(await there()).toEqual([])
    world.clock.now = now + 2 * day
    expect(await there()).toEqual(["later", "winter"])
    world.clock.now = Date.parse("2027-03-01T00:00:00.000Z")
    expect(await there()).toEqual(["later"])
    world.clock.now = now
    const { db } = world.server
    await db
      .updateTable("tiles")
      .set({ removed_at: new Date(now) })
      .where("id", "in", ["later", "winter", "grows"])
      .execute()
    await publishContent(world.server)
  })

  it("is the order of a search without words, for that person alone", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    await world.like(me, "sound-2", "sound-3", "sound-4")
    await world.calculate(me)
    const body = JSON.stringify({ query: "", enablePersonalization: true, userToken: me.id, hitsPerPage: 1000 })
    const search = async (headers: Record<string, string> = {}): Promise<string[]> => {
      const response = await fetch(`${world.server.origin}/1/indexes/tiles/query`, { method: "POST", body, headers })
      const { hits } = (await response.json()) as { hits: { objectID: string }[] }
      return hits.map(({ objectID }) => objectID)
    }
    expect(await search(me.headers)).toEqual(await world.homeFeed(me))
    expect(await search(other.headers)).toEqual(await world.homeFeed())
    expect(await search()).toEqual(await world.homeFeed())
  })
})

describe("a reset", () => {
  it("puts the feed back to the default, and nothing from before shapes it", async () => {
    const me = await world.newPerson()
    await world.like(me, "space-1", "space-2")
    await world.finish(me, "ocean-1")
    await world.call("feed-show_less", { scope: "category", subject: "words" }, me)
    const common = await world.homeFeed()
    expect(await world.homeFeed(me)).not.toEqual(common)
    world.clock.now += 1000
    expect((await world.call("users-reset_feed", null, me)).result).toEqual(common)
    expect(await world.homeFeed(me)).toEqual(common)
    expect(await world.calculate(me)).toBe(tileCount)
    expect(await world.homeFeed(me)).toEqual(common)
    const preferences = await world.server.get(`/documents/users/${me.id}/lessWishes`, me.headers)
    expect(await preferences.json()).toEqual({ documents: [] })
  })

  it("lets what is done afterwards shape it", async () => {
    const me = await world.newPerson()
    await world.finish(me, "ocean-1")
    world.clock.now += 1000
    await world.call("users-reset_feed", null, me)
    world.clock.now += 1000
    await world.finish(me, "space-1")
    await world.like(me, "sound-1")
    await world.calculate(me)
    const ids = await world.homeFeed(me)
    expect([ids.includes("ocean-1"), ids.includes("space-1")]).toEqual([true, false])
    expect(ids).not.toEqual(await world.homeFeed())
  })

  it("lets what was read before be read again, and then it no longer comes", async () => {
    const me = await world.newPerson()
    await world.finish(me, "ocean-1")
    world.clock.now += 1000
    await world.call("users-reset_feed", null, me)
    expect(await world.homeFeed(me)).toContain("ocean-1")
    world.clock.now += 1000
    await world.finish(me, "ocean-1")
    await world.calculate(me)
    expect(await world.homeFeed(me)).not.toContain("ocean-1")
  })

  it("is open to the anonymous, whose feed is the default already", async () => {
    expect((await world.call("users-reset_feed", null)).result).toEqual(await world.homeFeed())
  })
})

describe("a large catalogue", () => {
  it("comes a thousand tiles at a time, what was read giving way to the next", async () => {
    const own = await startFeedWorld()
    await own.server.services.pool.query(
      `insert into tiles (id, slug, title, developing, category, categories, published_at, updated_at, content_hash, document,
          title_words, all_words)
        select 'n' || n, 'n' || n, 'n' || n, false, 'space', array['space'], '2026-01-01', '2026-01-01', 'n' || n, '{}', '', ''
        from generate_series(1, 1500) n`,
    )
    await publishContent(own.server)
    expect(await own.homeFeed()).toHaveLength(mostFeedIds)
    const me = await own.newPerson()
    await own.like(me, "space-1")
    expect(await own.calculate(me)).toBe(1548)
    const first = await own.homeFeed(me)
    expect(new Set(first).size).toBe(mostFeedIds)
    await own.finish(me, ...first.slice(0, 50))
    expect(await own.calculate(me)).toBe(1498)
    const next = await own.homeFeed(me)
    expect(next).toHaveLength(mostFeedIds)
    expect(next.filter((id) => first.slice(0, 50).includes(id))).toEqual([])
    await own.server.stop()
  })
})

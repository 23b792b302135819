import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FeedWorld, type Person, startFeedWorld } from "./feed-world.ts"

let world: FeedWorld

beforeAll(async () => {
  world = await startFeedWorld()
})
afterAll(() => world.server.stop())

const pick = (person: Person, ...tileIds: string[]) => world.call("feed-save_picks", { tileIds }, person)
const why = async (person: Person, tileId: string) =>
  (await world.call("feed-explain_tile", { tileId }, person)).result as { sentence: string }
const picksOf = async (person: Person) =>
  ((await world.call("users-export_data", null, person)).result as { held: { picks: { tileId: string }[] } }).held.picks

describe("what a guest picked before they joined", () => {
  it("comes first in their feed, more of its categories follows, and it says so", async () => {
    const me = await world.newPerson()
    const space = (ids: readonly string[]) => ids.slice(0, 20).filter((id) => id.startsWith("space-")).length
    const before = space(await world.homeFeed())
    expect((await pick(me, "space-9", "ocean-11")).result).toEqual({ saved: true })
    const feed = await world.homeFeed(me)
    expect(feed.slice(0, 2).toSorted()).toEqual(["ocean-11", "space-9"])
    expect(space(feed)).toBeGreaterThanOrEqual(before)
    expect((await why(me, "space-9")).sentence).toBe("Because you picked it")
  })

  it("is kept once however often it is told, and in its own person's things alone", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    await Promise.all([pick(me, "space-9"), pick(me, "space-9")])
    await pick(me, "space-9", "words-2")
    expect((await picksOf(me)).map(({ tileId }) => tileId).toSorted()).toEqual(["space-9", "words-2"])
    expect(await picksOf(other)).toEqual([])
  })

  it("is picked no more once it was met", async () => {
    const me = await world.newPerson()
    await pick(me, "sound-4")
    await world.finish(me, "sound-4")
    await world.calculate(me)
    expect(await world.homeFeed(me)).not.toContain("sound-4")
    expect((await why(me, "sound-4")).sentence).not.toBe("Because you picked it")
  })

  it("shapes nothing any more once the feed is begun anew", async () => {
    const me = await world.newPerson()
    await pick(me, "space-9")
    world.clock.now += 1000
    await world.call("users-reset_feed", null, me)
    await world.calculate(me)
    expect(await world.homeFeed(me)).toEqual(await world.homeFeed())
  })

  it("leaves out tiles that are not there, and has room for some twenty", async () => {
    const me = await world.newPerson()
    expect((await pick(me, "gone", "space-1")).status).toBe(200)
    for (let at = 1; at <= 12; at++) await pick(me, `ocean-${at}`, `words-${at}`, `sound-${at}`)
    const picks = await picksOf(me)
    expect(picks.map(({ tileId }) => tileId)).toContain("space-1")
    expect(picks).toHaveLength(24)
  })

  it.each([[["a", "b", "c", "d"]], [[""]], ["space-1"], [null]])("refuses %j", async (tileIds) => {
    const me = await world.newPerson()
    expect((await world.call("feed-save_picks", { tileIds }, me)).status).toBe(400)
  })

  it("is nobody's without a session", async () => {
    expect((await world.call("feed-save_picks", { tileIds: ["space-1"] })).error?.details.code).toBe("session/required")
  })
})

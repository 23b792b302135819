import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FeedWorld, type Person, startFeedWorld } from "./feed-world.ts"
import { publishContent } from "./tiles-factory.ts"

let world: FeedWorld
const hour = 3_600_000

beforeAll(async () => {
  world = await startFeedWorld()
  const publishedAt = new Date(world.clock.now - 30 * hour).toISOString()
  await world.addTiles(
    { id: "fresh", categories: ["space"], publishedAt, title: "A fresh one" },
    { id: "grows", categories: ["space"], developing: true, updatedAt: publishedAt },
    { id: "moon", categories: ["space"], title: "Mirrors on the Moon", slug: "mirrors-on-the-moon" },
  )
})
afterAll(() => world.server.stop())

type Explanation = { sentence: string; causes: string[]; becauseOf: { id: string } | null }

const explain = async (tileId: string, person?: Person): Promise<Explanation> =>
  (await world.call("feed-explain_tile", { tileId }, person)).result as Explanation

/** Gives somebody an order: its tiles with the letters of their causes. */
async function keep(person: Person, order: Record<string, string>): Promise<void> {
  const { db, services } = world.server
  const saved = {
    tile_ids: JSON.stringify(Object.keys(order)),
    causes: Object.values(order).join(""),
    computed_at: new Date(services.clock()),
  }
  await db
    .insertInto("feeds")
    .values({ user_id: person.id, reset_at: null, ...saved })
    .execute()
}

describe("why a tile is in somebody's feed", () => {
  it.each([
    ["c", "Close to what you have read and liked", ["close"]],
    ["k", "You often read Ocean", ["category"]],
    ["n", "New in Ocean when your feed was made", ["new"]],
    ["l", "One of the most liked in Ocean", ["liked"]],
    ["t", "Few people have seen this one yet", ["try"]],
    ["s", "Here so that you see Ocean too", ["spread"]],
  ])("is told from the cause it is kept with: %s", async (letter, sentence, causes) => {
    const me = await world.newPerson()
    await keep(me, { "space-1": "s", "ocean-1": letter })
    expect(await explain("ocean-1", me)).toEqual({ sentence, causes, becauseOf: null })
  })

  it("names newness, too, where it helped", async () => {
    const me = await world.newPerson()
    await keep(me, { fresh: "k" })
    const why = { sentence: "You often read Space; new this week", causes: ["category", "new"], becauseOf: null }
    expect(await explain("fresh", me)).toEqual(why)
  })

  it("names what they met that led to it, and what they did with it", async () => {
    const me = await world.newPerson()
    await world.tap(me, "moon")
    await keep(me, { "space-3": "c", fresh: "c" })
    const moon = { id: "moon", slug: "mirrors-on-the-moon", title: "Mirrors on the Moon" }
    const because = async (tileId: string) => (await explain(tileId, me)).sentence
    expect(await explain("space-3", me)).toEqual({
      sentence: "Because you opened Mirrors on the Moon",
      causes: ["close"],
      becauseOf: moon,
    })
    await world.finish(me, "moon")
    expect(await because("space-3")).toBe("Because you read Mirrors on the Moon")
    await world.like(me, "moon")
    expect(await because("fresh")).toBe("Because you liked Mirrors on the Moon; new this week")
  })

  it("never names a tile that is not there any more", async () => {
    const me = await world.newPerson()
    await world.addTiles({ id: "brief", categories: ["words"] })
    await world.like(me, "brief")
    await keep(me, { "words-3": "c" })
    const { db } = world.server
    const gone = { removed_at: new Date(world.clock.now) }
    await db.updateTable("tiles").set(gone).where("id", "=", "brief").execute()
    await publishContent(world.server)
    expect((await explain("words-3", me)).becauseOf).toBeNull()
  })

  it("is the common reason for the anonymous, for a tile outside their order, and for a story that grows", async () => {
    const me = await world.newPerson()
    await keep(me, { "space-1": "k" })
    const common = { sentence: "Here so that you see Ocean too", causes: ["spread"], becauseOf: null }
    expect([await explain("ocean-2"), await explain("ocean-2", me)]).toEqual([common, common])
    const growing = { sentence: "A developing story, updated yesterday", causes: ["growing"] }
    expect(await explain("grows", me)).toMatchObject(growing)
    expect(await explain("grows")).toMatchObject(growing)
  })

  it("is true of every tile of a real order", async () => {
    const me = await world.newPerson()
    await world.like(me, "sound-1", "sound-2", "sound-3")
    await world.calculate(me)
    const sentences = new Map<string, string>()
    for (const id of await world.homeFeed(me)) sentences.set(id, (await explain(id, me)).sentence)
    for (const [id, sentence] of sentences) {
      if (sentence.startsWith("You often read"))
        expect([id, sentence]).toEqual([expect.stringMatching(/^sound-/), "You often read Sound"])
      if (sentence.startsWith("New")) expect(id).toBe("fresh")
      expect(sentence).not.toMatch(/Because|Close/)
    }
    expect([...sentences.values()]).toContain("You often read Sound")
  })
})

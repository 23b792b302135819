import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ServedModel } from "../src/modules/ranking/features/item-similarity.ts"
import { rankingOf } from "../src/modules/ranking/live-ranking.ts"
import { trainRanking } from "../src/modules/ranking/training.ts"
import { type FeedWorld, startFeedWorld, worldIds } from "./feed-world.ts"

let world: FeedWorld

beforeAll(async () => {
  world = await startFeedWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  const { db } = world.server
  for (const table of ["likes", "tile_reads", "tile_counts_due", "tile_counts", "feeds"] as const)
    await db.deleteFrom(table).execute()
})

const allIds = ["space", "ocean", "words", "sound"].flatMap((category) => worldIds(category))
const live = () => rankingOf(world.server.services)
const stored = () => world.server.db.selectFrom("tile_neighbours").selectAll().orderBy("tile_id").execute()

/**
 * People who each like most of one half of all tiles: the odd or the even ones, of whatever category. Categories say nothing of
 * them, so that what is found out was learned.
 */
async function insertReaders(count: number, extra: (person: number) => string[] = () => []): Promise<void> {
  const { db } = world.server
  const at = new Date(world.clock.now - 3_600_000)
  for (let person = 0; person < count; person++) {
    const user_id = `reader-${person}`
    const own = allIds.filter((id, tile) => isOdd(id) === (person % 2 === 1) && (tile + person) % 7 !== 0)
    const rows = [...own, ...extra(person)].map((tile_id) => ({ user_id, tile_id, liked_at: at }))
    await db.insertInto("likes").values(rows).execute()
    await db
      .insertInto("feeds")
      .values({ user_id, tile_ids: "[]", causes: "", computed_at: at, reset_at: null })
      .execute()
  }
  // As of a place many people come to: what they did is worth listening to.
  const counts = allIds.map((tile_id) => ({ tile_id, likes: 100, seen: 1000, finished: 500 }))
  await db.insertInto("tile_counts").values(counts).execute()
}

type Explained = { sentence: string; causes: string[]; becauseOf: { id: string } | null }

const isOdd = (id: string): boolean => Number(id.split("-")[1]) % 2 === 1

describe("training", () => {
  it("does nothing with too few people", async () => {
    await insertReaders(19)
    await world.runJob("ranking-train")
    expect([live().model(), await stored()]).toEqual([null, []])
  })

  it("is picked up at once: the feed follows what was learned, across categories, and says from what", async () => {
    await insertReaders(40)
    const me = await world.newPerson()
    await world.like(me, "space-1", "words-3")
    const odd = async () => {
      await world.calculate(me)
      return (await world.homeFeed(me)).slice(0, 20).filter(isOdd).length
    }
    const before = await odd()
    await world.runJob("ranking-train")
    expect(await odd()).toBeGreaterThanOrEqual(before + 4)

    const reasons: Explained[] = []
    for (const tileId of (await world.homeFeed(me)).slice(0, 20))
      reasons.push((await world.call("feed-explain_tile", { tileId }, me)).result as Explained)
    const close = reasons.filter(({ causes }) => causes.includes("close"))
    expect(close.length).toBeGreaterThan(3)
    for (const { sentence, causes, becauseOf } of close) {
      expect(["space-1", "words-3"]).toContain(becauseOf?.id)
      const source = await titleOf(becauseOf?.id as string)
      expect([sentence, causes, becauseOf]).toEqual([`Because you liked ${source.title}`, ["close"], source])
    }
  })

  it("learns which tiles go together, and keeps the strongest first", async () => {
    await insertReaders(40)
    await world.runJob("ranking-train")
    const rows = await stored()
    expect(rows).toHaveLength(48)
    for (const { tile_id, neighbour_ids, weights } of rows) {
      const strength = weights.map(Math.abs)
      expect(strength).toEqual(strength.toSorted((a, b) => b - a))
      const liftedMost = neighbour_ids.filter((_, at) => (weights[at] as number) > 0).slice(0, 8)
      expect(liftedMost.every((id) => isOdd(id) === isOdd(tile_id))).toBe(true)
    }
  })

  it("that another process did is picked up, too", async () => {
    await insertReaders(40)
    await world.runJob("ranking-train")
    const { db } = world.server
    const before = live().model()?.version as number
    await db
      .updateTable("tile_neighbours")
      .set({ neighbour_ids: [], weights: [] })
      .where("tile_id", "<>", "space-1")
      .execute()
    await sql`update ranking_state set version = version + 1`.execute(db)
    await live().refresh()
    const served = live().model() as ServedModel
    expect(served.version).toBe(before + 1)
    const { starts, weights } = served.model.neighbours
    const row = served.model.indexes.get("space-1") as number
    expect(weights.length).toBe((starts[row + 1] as number) - (starts[row] as number))
    expect(weights.length).toBeGreaterThan(5)
  })

  it("begins with the settings it found the last time, and looks again where it cannot read them", async () => {
    await insertReaders(40)
    const { db } = world.server
    const train = async (before: string): Promise<string | null> => {
      await db.updateTable("ranking_state").set({ settings: before }).execute()
      await trainRanking.run({}, world.server.services)
      return (await db.selectFrom("ranking_state").select("settings").executeTakeFirstOrThrow()).settings
    }
    const found = await train("not what it was")
    const marked = JSON.stringify({ ...JSON.parse(String(found)), searchedOver: 1_000_000 })
    expect(await train(marked)).toBe(marked)
    expect(await train("not what it was")).toBe(found)
  })

  it("can be asked for twice at once", async () => {
    await insertReaders(40)
    await world.runJob("ranking-train")
    const before = live().model()?.version as number
    const { db, services } = world.server
    await db.transaction().execute(async (tx) => {
      await services.jobs.send(tx, "ranking-train", {})
      await services.jobs.send(tx, "ranking-train", {})
    })
    await Promise.all([world.server.settleJobs(), world.server.settleJobs()])
    expect([before + 1, before + 2]).toContain(live().model()?.version)
    expect(await stored()).toHaveLength(48)
  })

  it("that breaks off leaves what was there", async () => {
    await insertReaders(40)
    await world.runJob("ranking-train")
    const { db, services } = world.server
    const [rows, version] = [await stored(), live().model()?.version]
    await sql`alter table tile_neighbours add constraint refuses check (tile_id <> 'words-12') not valid`.execute(db)
    await expect(trainRanking.run({}, services)).rejects.toThrow("refuses")
    await live().refresh()
    expect([await stored(), live().model()?.version]).toEqual([rows, version])
    await sql`alter table tile_neighbours drop constraint refuses`.execute(db)
    await trainRanking.run({}, services)
    expect(live().model()?.version).toBe((version as number) + 1)
  })
})

describe("a tile that came since the training", () => {
  it("gets neighbours once enough people took to it, and so is found by others", async () => {
    await insertReaders(40)
    await world.runJob("ranking-train")
    await world.addTiles({ id: "comet-1", categories: ["ocean"] })
    const { db } = world.server
    const like = async (readers: number[]) => {
      const rows = readers.map((person) => ({ user_id: `reader-${person}`, tile_id: "comet-1", liked_at: new Date() }))
      await db.insertInto("likes").values(rows).execute()
      const due = readers.map((person) => ({ user_id: `reader-${person}`, tile_id: "comet-1" }))
      await db.insertInto("tile_counts_due").values(due).execute()
      await world.runJob("ranking-count_tiles")
      await world.runJob("ranking-update")
    }
    await like([1, 3])
    expect(live().model()?.model.indexes.has("comet-1")).toBe(false)
    await like([5, 7, 9, 11, 13])
    const row = (await stored()).find(({ tile_id }) => tile_id === "comet-1")
    expect(row?.neighbour_ids.length).toBeGreaterThan(5)
    expect(row?.neighbour_ids.every((id) => isOdd(id))).toBe(true)
    const version = live().model()?.version
    expect(live().model()?.model.indexes.has("comet-1")).toBe(true)
    await world.runJob("ranking-update")
    expect(live().model()?.version).toBe(version)

    const me = await world.newPerson()
    await world.like(me, "space-1", "words-3", "sound-5")
    await world.calculate(me)
    const ids = await world.homeFeed(me)
    const other = await world.newPerson()
    await world.like(other, "space-2", "words-4", "sound-6")
    await world.calculate(other)
    expect(ids.indexOf("comet-1")).toBeLessThan((await world.homeFeed(other)).indexOf("comet-1"))
  })
})

async function titleOf(id: string): Promise<{ id: string; slug: string; title: string }> {
  const { db } = world.server
  return db.selectFrom("tiles").select(["id", "slug", "title"]).where("id", "=", id).executeTakeFirstOrThrow()
}

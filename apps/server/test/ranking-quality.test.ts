import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ranking } from "../src/modules/ranking/module.ts"
import { describeQuality, type QualityReport, reportQuality } from "../src/modules/ranking/quality-report.ts"
import { adminSocketPath, callAdminSocket } from "../src/platform/operator/call-admin-socket.ts"
import { openAdminSocket } from "../src/platform/operator/open-admin-socket.ts"
import { type FeedWorld, type Person, startFeedWorld, worldIds } from "./feed-world.ts"

let world: FeedWorld

beforeAll(async () => {
  world = await startFeedWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  const { db } = world.server
  for (const table of ["likes", "tile_reads", "tile_counts_due", "tile_counts", "feeds", "explorations"] as const)
    await db.deleteFrom(table).execute()
})

const minute = 60_000
const day = 86_400_000
const report = () => reportQuality(world.server.services)
const explorations = () => world.server.db.selectFrom("explorations").selectAll().execute()

/** Sees one tile a minute. */
async function see(person: Person, tileIds: readonly string[], isFinished = false): Promise<void> {
  for (const tileId of tileIds) {
    world.clock.now += minute
    await (isFinished ? world.finish(person, tileId) : world.pass(person, tileId))
  }
}

/** A person with an order, and the tiles explored near its front. */
async function someoneWithOrder(): Promise<{ person: Person; explored: string[] }> {
  const person = await world.newPerson()
  await world.like(person, "space-1", "ocean-1")
  await world.calculate(person)
  const rows = (await explorations()).filter(({ user_id }) => user_id === person.id)
  return { person, explored: rows.map(({ tile_id }) => tile_id) }
}

describe("the report", () => {
  it("says nothing where nobody came", async () => {
    const empty = await report()
    expect(empty).toMatchObject({ people: 0, impressions: 0, exploration: { since: null } })
    expect(describeQuality(empty).join("\n")).not.toContain("NaN")
  })

  it("tells what exploration yields, beside the rest, and completion by position", async () => {
    const { person, explored } = await someoneWithOrder()
    expect(explored.length).toBeGreaterThan(0)
    const others = worldIds("words").filter((id) => !explored.includes(id))
    await see(person, explored, true)
    await see(person, others.slice(0, 3))
    world.clock.now += 31 * minute
    await see(person, others.slice(3, 4), true)
    const { exploration, byPosition, impressions, completion } = await report()
    expect(exploration.explored).toMatchObject({ share: 1, count: explored.length })
    expect(exploration.others).toMatchObject({ share: 1 / 4, count: 4 })
    expect(byPosition[0]?.completion).toMatchObject({ share: 1, count: 2 })
    expect(impressions).toBe(explored.length + 4)
    expect(completion.share).toBeCloseTo((explored.length + 1) / (explored.length + 4))
  })

  it("counts as explored only what was seen within the hour", async () => {
    const { person, explored } = await someoneWithOrder()
    world.clock.now += 61 * minute
    await see(person, explored)
    expect((await report()).exploration).toMatchObject({ explored: { count: 0 }, others: { count: explored.length } })
  })

  it("tells how much of the catalogue is shown, how evenly, and how fresh", async () => {
    await world.addTiles({
      id: "comet-2",
      categories: ["space"],
      publishedAt: new Date(world.clock.now).toISOString(),
    })
    const { person } = await someoneWithOrder()
    await see(person, ["comet-2", ...worldIds("ocean")])
    await world.runJob("ranking-count_tiles")
    const { catalogueCoverage, shown, popularityBias, freshness } = await report()
    expect(catalogueCoverage).toMatchObject({ share: 13 / 49, count: 49 })
    expect(shown.share).toBe(13 / 49)
    expect(popularityBias.ever).toBeCloseTo(1 - 13 / 49)
    expect(popularityBias.lately).toBe(popularityBias.ever)
    expect(freshness.newShare).toMatchObject({ share: 1 / 13, count: 13 })
    expect(freshness.newInCatalogue.share).toBe(1 / 49)
  })

  it("tells whether less of a category became less", async () => {
    const { person } = await someoneWithOrder()
    const [space, ocean, words] = ["space", "ocean", "words"].map((category) => worldIds(category)) as [
      string[],
      string[],
      string[],
    ]
    await see(person, [...space.slice(0, 5), ...ocean.slice(0, 5)])
    world.clock.now += minute
    const asked = { scope: "category", subject: "space", upcoming: [], walked: [] }
    expect((await world.call("feed-show_less", asked, person)).status).toBe(200)
    await see(person, [...space.slice(5, 6), ...words.slice(0, 9)])
    const { less } = await report()
    expect(less).toMatchObject({ preferences: 1, before: { share: 0.5, count: 10 }, after: { share: 0.1, count: 10 } })
  })

  it("is what the operator's socket answers", async () => {
    const { person } = await someoneWithOrder()
    await see(person, worldIds("sound"))
    const folder = mkdtempSync(join(tmpdir(), "confetti-quality-"))
    const path = adminSocketPath(folder)
    const socket = await openAdminSocket(path, [], world.server.services, ranking.operatorReads)
    try {
      const operator = await callAdminSocket(path)
      const answer = (await json(await operator!.read("/ranking"))) as QualityReport
      expect(answer).toEqual(await report())
      const lines = describeQuality(answer)
      expect(lines[0]).toBe("1 people, 12 impressions in 28 days; in brackets the 95 % interval")
      expect(lines).toContain("completion rate             0.0% (0.0 to 24.3) of 12")
    } finally {
      await socket.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

it("explorations are forgotten after 90 days, and with their person", async () => {
  const [early, late] = [await someoneWithOrder(), await someoneWithOrder()]
  const { db, services } = world.server
  await db
    .updateTable("explorations")
    .set({ explored_at: new Date(world.clock.now - 91 * day) })
    .where("user_id", "=", early.person.id)
    .execute()
  await world.runJob("ranking-forget_notes")
  expect((await explorations()).map(({ user_id }) => user_id)).toEqual(late.explored.map(() => late.person.id))
  for (const { erase } of services.personal)
    await db.transaction().execute((tx) => erase(tx, late.person.id, new Date(), services))
  expect(await explorations()).toEqual([])
})

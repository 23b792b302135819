import { addDays } from "@confetti/domain/games/puzzle-day"
import { type DayRange, rangeBefore } from "@confetti/domain/insights/day-range"
import { afterAll, beforeAll, expect, it } from "vitest"
import { addFigures, noFigures, type ShownFigures } from "../src/modules/insights/sum/publish-day.ts"
import { sumInsights } from "../src/modules/insights/sum/sum-insights.ts"
import { guests, insertEvents, insightEditor } from "./insights-world.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile } from "./tiles-factory.ts"

const today = "2026-04-10"
let server: TestServer
let ask: Awaited<ReturnType<typeof insightEditor>>

beforeAll(async () => {
  server = await startTestServer({ clock: () => Date.parse(`${today}T20:00:00Z`) })
  ask = await insightEditor(server, "writer")
  const tile = (id: string, category: string) => makeTile({ id, slug: id, categories: [category] })
  await insertTiles(server.db, [tile("moon", "space"), tile("mars", "space"), tile("reef", "ocean")])
  // Half a year, with days on which nobody came.
  const days = Array.from({ length: 190 }, (_none, at) => addDays(today, -at)).filter((_day, at) => at % 5 !== 3)
  await insertEvents(
    server,
    days.flatMap((day, at) =>
      guests(5 + (at % 4) * 3).flatMap((by, person) =>
        ["moon", "mars", "reef"]
          .filter((_id, index) => (at + person) % 7 > index)
          .map((tileId) => ({
            by,
            name: "open_tile",
            params: { tileId, section: "homefeed" },
            at: `${day}T12:00:00Z`,
          })),
      ),
    ),
  )
  await sumInsights.run({}, server.services)
})
afterAll(() => server.stop())

type Row = { day: string; key: string } & ShownFigures

function sumOf(rows: readonly Row[], { from, until }: DayRange): Record<string, ShownFigures> {
  const within = rows.filter(({ day }) => from <= day && day <= until)
  return Object.fromEntries(
    [...Map.groupBy(within, ({ key }) => key)].map(([key, days]) => [
      key,
      days.map(({ day: _day, key: _key, ...figures }) => figures).reduce(addFigures, noFigures),
    ]),
  )
}

async function savedDays() {
  const { db } = server
  const tiles = await db.selectFrom("insight_tiles").selectAll().execute()
  const categories = await db.selectFrom("insight_categories").selectAll().execute()
  return {
    tiles: tiles.map(({ tile_id, reached: _reached, ...row }) => ({ ...row, key: tile_id })),
    categories: categories.map(({ category, seconds, ...row }) => ({
      ...row,
      key: category,
      seconds: Number(seconds),
    })),
  }
}

it("says of any range what its days come to, and of as many days before it", async () => {
  const saved = await savedDays()
  expect(saved.tiles.length).toBeGreaterThan(300)
  for (const [from, until] of [
    ["2025-10-03", today],
    ["2026-01-01", "2026-03-31"],
    ["2026-01-02", "2026-03-30"],
    ["2026-02-08", "2026-02-09"],
    ["2026-01-25", "2026-04-09"],
    ["2026-03-20", today],
    [today, today],
  ] as const) {
    const range = { from, until }
    const before = rangeBefore(range)
    const tiles = (await ask("insights-list_tiles", range)).result.tiles as {
      tile: { id: string }
      now: ShownFigures
      before: ShownFigures
    }[]
    expect(Object.fromEntries(tiles.map((row) => [row.tile.id, row.now]))).toEqual(sumOf(saved.tiles, range))
    const tilesBefore = sumOf(saved.tiles, before)
    for (const row of tiles) expect(row.before).toEqual(tilesBefore[row.tile.id] ?? noFigures)
    const { categories } = (await ask("insights-list_categories", range)).result as {
      categories: { slug: string; now: ShownFigures; before: ShownFigures }[]
    }
    const [now, then] = [sumOf(saved.categories, range), sumOf(saved.categories, before)]
    for (const row of categories)
      expect([row.now, row.before]).toEqual([now[row.slug] ?? noFigures, then[row.slug] ?? noFigures])
    const { days } = (await ask("insights-get_overview", range)).result as { days: Row[] }
    expect(days.reduce((sum, { opened }) => sum + opened, 0)).toBe(
      Object.values(now).reduce((sum, { opened }) => sum + opened, 0),
    )
  }
})

it("has the same once a day long past is summed anew, and another once somebody is gone from it", async () => {
  const range = { from: "2025-12-01", until: "2026-02-20" }
  const opened = async () =>
    Object.values((await ask("insights-list_tiles", range)).result.tiles as { now: ShownFigures }[]).reduce(
      (sum, { now }) => sum + now.opened,
      0,
    )
  const first = await opened()
  await server.db.insertInto("insight_due").values({ day: "2026-01-14" }).execute()
  await sumInsights.run({}, server.services)
  expect(await opened()).toBe(first)
  const gone = await server.db.selectFrom("insight_tiles").select("opened").where("day", "=", "2026-01-14").execute()
  await server.db.deleteFrom("events").where("happened_at", "=", new Date("2026-01-14T12:00:00Z")).execute()
  await server.db.insertInto("insight_due").values({ day: "2026-01-14" }).execute()
  await sumInsights.run({}, server.services)
  expect(await opened()).toBe(first - gone.reduce((sum, row) => sum + row.opened, 0))
})

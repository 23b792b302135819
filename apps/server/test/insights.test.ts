import { day, minute } from "@confetti/domain/durations"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { inFives } from "@confetti/domain/insights/in-fives"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { insights } from "../src/modules/insights/module.ts"
import { noFigures } from "../src/modules/insights/sum/publish-day.ts"
import { sumCohorts, sumInsights } from "../src/modules/insights/sum/sum-insights.ts"
import { expectedTiles } from "./expected-insights.ts"
import { guests, insertEvents, insightEditor } from "./insights-world.ts"
import { insertPerson } from "./person-factory.ts"
import { mulberry, pick } from "./seeded-chance.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile } from "./tiles-factory.ts"

const zone = "Europe/Berlin"
let now = Date.parse("2026-04-10T10:00:00Z")
let server: TestServer
let ask: Awaited<ReturnType<typeof insightEditor>>

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { HOME_ZONE: zone } })
  ask = await insightEditor(server, "writer")
  const tile = (id: string, category: string) => makeTile({ id, slug: id, categories: [category] })
  await insertTiles(server.db, [
    ...["moon", "mars"].map((id) => tile(id, "space")),
    ...["reef", "kelp", "tide"].map((id) => tile(id, "ocean")),
  ])
})
beforeEach(async () => {
  now = Date.parse("2026-04-10T10:00:00Z")
  const tables = ["events", "users", ...(insights.tables ?? [])] as const
  for (const table of tables) await server.db.deleteFrom(table).execute()
  await server.db.deleteFrom("auth_users").where("id", "not in", ["writer", "reviewer", "shop", "owner"]).execute()
})
afterAll(() => server.stop())

const sum = async () => {
  now += minute
  await sumInsights.run({}, server.services)
}
const opened = (by: string, tileId: string, at: string) => ({
  by,
  name: "open_tile",
  params: { tileId, section: "homefeed" },
  at,
})
const overview = async (from: string, until = from) => (await ask("insights-get_overview", { from, until })).result
const tiles = async (from: string, until = from, more: object = {}) =>
  (await ask("insights-list_tiles", { from, until, ...more })).result.tiles.map(
    ({ tile, now: figures }: { tile: { id: string }; now: { opened: number } }) => [tile.id, figures.opened],
  )

describe("kept sums", () => {
  it("are what the events come to, of random ones, in any order and told twice", async () => {
    const random = mulberry(7)
    const people = guests(40)
    const names = ["open_tile", "like_tile", "share_tile", "view_tile"] as const
    const ids = ["moon", "mars", "reef", "kelp", "tide"]
    const told = Array.from({ length: 3000 }, () => {
      const name = pick(names, random)
      const tileId = pick(ids, () => random() ** 2)
      const at = new Date(Date.parse("2026-03-27T00:00:00Z") + Math.floor(random() * 4 * day)).toISOString()
      const more =
        name === "view_tile"
          ? { seconds: Math.floor(random() * 90), part: Math.floor(random() * 4), isFinished: random() < 0.3 }
          : name === "open_tile"
            ? { section: "homefeed" }
            : {}
      return { by: pick(people, random), name, params: { tileId, ...more }, at }
    })
    await insertEvents(server, told.slice(0, 1500))
    await sum()
    await insertEvents(
      server,
      told.slice(1500).map((event) => ({ ...event, receivedAt: new Date(now).toISOString() })),
    )
    await sum()
    const first = await allSums()
    // Every day once more, from nothing: the same.
    await server.db.deleteFrom("insight_state").execute()
    await sum()
    expect(await allSums()).toEqual(first)

    const saved = await server.db.selectFrom("insight_tiles").selectAll().orderBy("day").orderBy("tile_id").execute()
    expect(saved.map(({ day: on, tile_id, ...figures }) => [`${on} ${tile_id}`, figures])).toEqual(
      expectedTiles(told, zone),
    )
    expect(saved.length).toBeGreaterThan(8)
    const site = await server.db.selectFrom("insight_days").selectAll().orderBy("day").execute()
    const readers = Map.groupBy(told, ({ at }) => dayIn(zone, Date.parse(at)))
    expect(site.map((row) => [row.day, row.readers])).toEqual(
      [...readers]
        .map(([on, events]) => [on, inFives(new Set(events.map(({ by }) => by)).size)] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    )
  })

  it("end a day at midnight in the home zone, also when the clocks change", async () => {
    const five = guests(5)
    // In Berlin the clocks went forward in the night to 29 March 2026, which has 23 hours: from 23:00Z to 22:00Z.
    const moments = [
      "2026-03-28T22:59:59.999Z",
      "2026-03-28T23:00:00Z",
      "2026-03-29T21:59:59.999Z",
      "2026-03-29T22:00:00Z",
    ]
    const ids = ["moon", "mars", "reef", "kelp"]
    await insertEvents(
      server,
      moments.flatMap((at, index) => five.map((by) => opened(by, ids[index] ?? "", at))),
    )
    await sum()
    expect(await tiles("2026-03-28")).toEqual([["moon", 5]])
    expect((await tiles("2026-03-29")).toSorted()).toEqual([
      ["mars", 5],
      ["reef", 5],
    ])
    expect(await tiles("2026-03-30")).toEqual([["kelp", 5]])
    expect((await tiles("2026-03-28", "2026-03-30")).length).toBe(4)
  })

  it("take in what came late, and nothing of whom nobody may count", async () => {
    for (const id of ["ada", "bea"]) await insertPerson(server, { id })
    await insertPerson(server, { id: "cy", analytics: false })
    const at = "2026-04-01T12:00:00Z"
    await insertEvents(
      server,
      [...guests(4), "ada", "cy", "nobody-any-more"].map((by) => opened(by, "moon", at)),
    )
    await sum()
    expect(await tiles("2026-04-01")).toEqual([["moon", 5]])
    await insertEvents(
      server,
      [...guests(2, 10), "bea"].map((by) => ({
        ...opened(by, "moon", at),
        receivedAt: new Date(now).toISOString(),
      })),
    )
    await sum()
    expect(await tiles("2026-04-01")).toEqual([["moon", 10]])
  })

  it("lose whoever asks not to be counted, and have them again", async () => {
    const reader = await insertPerson(server, { id: "ned" })
    await server.db.insertInto("invite_codes").values({ code: "NEDNEDN", user_id: "ned" }).execute()
    await insertEvents(
      server,
      [...guests(4), "ned"].map((by) => opened(by, "moon", "2026-04-01T12:00:00Z")),
    )
    await sum()
    expect(await tiles("2026-04-01")).toEqual([["moon", 5]])
    const answer = await server.call("users-update_profile", { analytics: false }, reader)
    expect([answer.status, await answer.json()]).toMatchObject([200, {}])
    await sum()
    expect(await tiles("2026-04-01")).toEqual([])
    expect((await overview("2026-04-01")).days).toEqual([])
    await server.call("users-update_profile", { analytics: true }, reader)
    await sum()
    expect(await tiles("2026-04-01")).toEqual([["moon", 5]])
  })

  it("are whole again after a job that was killed midway", async () => {
    const days = ["2026-04-01", "2026-04-02", "2026-04-03"]
    await insertEvents(
      server,
      days.flatMap((on) => guests(6).map((by) => opened(by, "moon", `${on}T12:00:00Z`))),
    )
    // A day that fails in the middle of its transaction, after another one was done: days are summed latest first.
    await server.db
      .insertInto("insight_days")
      .values({ day: "2026-04-02", readers: 90, members: 0, inviters: 0, ...noFigures })
      .execute()
    const { db } = server.services
    let begun = 0
    const transaction = () => ({
      execute: (work: (tx: never) => Promise<unknown>) =>
        db.transaction().execute(async (tx) => {
          begun++
          const done = await work(tx as never)
          if (begun === 3) throw new Error("killed")
          return done
        }),
    })
    const dying = new Proxy(db, {
      get: (target, name) => {
        if (name === "transaction") return transaction
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === "function" ? value.bind(target) : value
      },
    })
    await expect(sumInsights.run({}, { ...server.services, db: dying })).rejects.toThrow("killed")
    expect(
      (await overview("2026-04-01", "2026-04-03")).days.map(({ day: on, readers }: never) => [on, readers]),
    ).toEqual([
      ["2026-04-02", 90],
      ["2026-04-03", 5],
    ])
    await sum()
    expect(
      (await overview("2026-04-01", "2026-04-03")).days.map(({ day: on, readers }: never) => [on, readers]),
    ).toEqual(days.map((on) => [on, 5]))
  })

  it("come to the same when two servers are at it at once", async () => {
    await insertEvents(
      server,
      ["2026-04-01", "2026-04-02"].flatMap((on) => guests(7).map((by) => opened(by, "moon", `${on}T12:00:00Z`))),
    )
    await Promise.all([sumInsights.run({}, server.services), sumInsights.run({}, server.services)])
    expect(await tiles("2026-04-01", "2026-04-02")).toEqual([["moon", 10]])
  })
})

describe("fewer than five people", () => {
  it("are in no answer: not alone, not between a total and its parts, not in a longer range", async () => {
    const at = "2026-04-01T12:00:00Z"
    await insertEvents(server, [
      ...guests(12).map((by) => opened(by, "moon", at)),
      ...guests(4, 50).map((by) => opened(by, "mars", at)),
      ...guests(3).map((by) => ({ by, name: "like_tile", params: { tileId: "moon" }, at })),
      ...guests(4, 70).map((by) => opened(by, "moon", "2026-04-02T12:00:00Z")),
    ])
    await sum()
    const { result } = await ask("insights-list_tiles", { from: "2026-04-01", until: "2026-04-02" })
    expect(result.tiles).toMatchObject([{ tile: { id: "moon" }, now: { opened: 10, liked: 0 } }])
    expect(result.tiles).toHaveLength(1)
    const { categories } = (await ask("insights-list_categories", { from: "2026-04-01", until: "2026-04-02" })).result
    expect(categories.find(({ slug }: { slug: string }) => slug === "space").now.opened).toBe(10)
    for (const each of numbersIn(await overview("2026-04-01", "2026-04-02"))) expect(each % 5).toBe(0)
  })

  it("on several small tiles count together in their category once they are five", async () => {
    const at = "2026-04-01T12:00:00Z"
    await insertEvents(
      server,
      ["reef", "kelp", "tide"].flatMap((id, index) => guests(3, index * 10).map((by) => opened(by, id, at))),
    )
    await sum()
    expect(await tiles("2026-04-01")).toEqual([])
    const { categories } = (await ask("insights-list_categories", { from: "2026-04-01", until: "2026-04-01" })).result
    // Nine people; of three tiles with four at most each, any one may have had nobody.
    expect(categories.find(({ slug }: { slug: string }) => slug === "ocean").now.opened).toBe(5)
  })
})

describe("people who join", () => {
  it("are told by week and way, with how many came back", async () => {
    const monday = Date.parse("2026-01-05T12:00:00Z")
    for (let at = 0; at < 14; at++) {
      const id = `p${at}`
      await server.db
        .insertInto("users")
        .values({
          user_id: id,
          created_at: new Date(monday + at * minute),
          updated_at: new Date(monday),
          ...(at < 6 && { referred_at: new Date(monday) }),
        })
        .execute()
    }
    const signedIn = Array.from({ length: 14 }, (_none, at) => ({
      by: `p${at}`,
      name: "sign_in",
      params: { method: at < 11 ? "code" : "passkey" },
      at: new Date(monday + at * minute).toISOString(),
    }))
    const back = (count: number, days: number) =>
      signedIn
        .slice(0, count)
        .map(({ by }) => opened(by, "moon", new Date(monday + days * day + minute * 30).toISOString()))
    await insertEvents(server, [...signedIn, ...back(9, 2), ...back(6, 8), ...back(2, 31)])
    await server.db
      .updateTable("users")
      .set({ created_at: new Date(now) })
      .where("user_id", "=", "p13")
      .execute()
    await sum()
    await sumCohorts.run({}, server.services)
    await server.db.deleteFrom("insight_weeks").execute()
    now = Date.parse("2026-03-10T10:00:00Z")
    await sumCohorts.run({}, server.services)
    const { result } = await ask("insights-get_people", { from: "2026-01-01", until: "2026-01-31" })
    expect(result.weeks).toEqual([
      {
        week: "2026-01-05",
        joined: 10,
        invited: 5,
        back1: 10,
        back7: 5,
        back30: null,
        ways: [{ way: "code", joined: 10 }],
      },
    ])
  })
})

describe("who asks", () => {
  it.each(["reviewer", "shop", "owner"] as const)("may be a %s", async (role) => {
    const theirs = await insightEditor(server, role)
    expect((await theirs("insights-get_overview", { from: "2026-04-01", until: "2026-04-02" })).status).toBe(200)
  })

  it("may be no reader", async () => {
    const reader = await insertPerson(server, { id: "reader" })
    for (const headers of [{}, reader])
      expect((await server.call("insights-list_tiles", { from: "2026-04-01", until: "2026-04-02" }, headers)).ok).toBe(
        false,
      )
  })

  it.each([
    [{ from: "2026-04-02", until: "2026-04-01" }],
    [{ from: "2024-01-01", until: "2026-04-01" }],
    [{ from: "2026-02-30", until: "2026-04-01" }],
    [{ from: "9999-01-01", until: "99999-01-01" }],
    [{ from: "0000-01-01", until: "0000-02-01" }],
  ])("%j is refused with a word", async (range) => {
    for (const name of ["insights-get_overview", "insights-list_tiles", "insights-get_points"])
      expect(await ask(name, range)).toMatchObject({ status: 400, error: { details: { code: "request/invalid" } } })
  })

  it("may ask up to the last day there is", async () => {
    for (const name of ["insights-get_overview", "insights-list_tiles", "insights-list_categories"])
      expect(await ask(name, { from: "9999-11-01", until: "9999-12-31" })).toMatchObject({ status: 200 })
  })

  it("reads tiles page by page, each once, by any figure and both ways", async () => {
    await insertEvents(
      server,
      ["moon", "mars", "reef", "kelp", "tide"].flatMap((id, index) =>
        guests(5 + 5 * (index % 3)).map((by) => opened(by, id, "2026-04-01T12:00:00Z")),
      ),
    )
    await sum()
    for (const isAscending of [true, false]) {
      const seen: [string, number][] = []
      let after: string | null = null
      do {
        const asked = {
          from: "2026-04-01",
          until: "2026-04-01",
          sort: "opened",
          isAscending,
          limit: 2,
          ...(after && { after }),
        }
        const { result } = await ask("insights-list_tiles", asked)
        seen.push(...result.tiles.map((each: never) => [each["tile"]["id"], each["now"]["opened"]]))
        after = result.next
      } while (after !== null)
      expect(new Set(seen.map(([id]) => id)).size).toBe(5)
      const values = seen.map(([, value]) => value)
      expect(values).toEqual(values.toSorted((one, other) => (isAscending ? one - other : other - one)))
    }
  })
})

async function allSums() {
  const tables = [
    "insight_days",
    "insight_tiles",
    "insight_tile_periods",
    "insight_categories",
    "insight_category_periods",
    "insight_games",
  ] as const
  const rows = []
  for (const table of tables)
    rows.push((await server.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted())
  return rows
}

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

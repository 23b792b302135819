import { day as dayMs } from "@confetti/domain/durations"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { PointAction } from "@confetti/domain/points/action-points"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sumDay } from "../src/modules/insights/sum/sum-day.ts"
import { sumCohorts, sumInsights } from "../src/modules/insights/sum/sum-insights.ts"
import { append, lockPoints, type NewEntry } from "../src/modules/points/ledger-store.ts"
import { expectedGames } from "./expected-insights.ts"
import { expectedIssued, expectedLines } from "./expected-ledger.ts"
import { guests, insertEvents, insightEditor } from "./insights-world.ts"
import { mulberry, pick } from "./seeded-chance.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile } from "./tiles-factory.ts"

const zone = "Europe/Berlin"
const today = "2026-04-05"
/** In the night to the second day the clocks went forward. */
const start = Date.parse("2026-03-28T00:00:00Z")
const span = 6 * dayMs
const range = { from: "2026-03-31", until: "2026-04-03" }
const before = { from: "2026-03-27", until: "2026-03-30" }
const people = Array.from({ length: 40 }, (_none, at) => `person-${at}`)
/** Every eighth asked not to be counted. */
const counted = people.filter((_id, at) => at % 8 !== 0)
let server: TestServer
let ask: Awaited<ReturnType<typeof insightEditor>>

beforeAll(async () => {
  server = await startTestServer({ clock: () => Date.parse(`${today}T10:00:00Z`), env: { HOME_ZONE: zone } })
  ask = await insightEditor(server, "writer")
  await insertTiles(server.db, [makeTile({ id: "moon", slug: "moon", categories: ["space"] })])
  const at = new Date("2026-01-01")
  await server.db
    .insertInto("users")
    .values(people.map((id) => ({ user_id: id, created_at: at, updated_at: at, analytics: counted.includes(id) })))
    .execute()
})
afterAll(() => server.stop())

/** As on a server that has summed nothing yet, so that what was written with moments of the past is found. */
async function sumAnew(): Promise<void> {
  await server.db.deleteFrom("insight_state").execute()
  await sumInsights.run({}, server.services)
  await sumCohorts.run({}, server.services)
}

const within =
  ({ from, until }: { from: string; until: string }) =>
  (row: { day: string }) =>
    from <= row.day && row.day <= until

describe("what games come to", () => {
  it("is what players told, by day and game, of those who are counted alone", async () => {
    const random = mulberry(11)
    const players = [...people, ...guests(25)]
    const told = Array.from({ length: 900 }, () => ({
      by: pick(players, () => random() ** 1.5),
      name: "finish_game",
      params: {
        game: pick(["WURD", "BAW", "QUIZ_ME"], () => random() ** 2),
        outcome: pick(["won", "lost"], random),
        isPractice: random() < 0.3,
      },
      at: new Date(start + Math.floor(random() * span)).toISOString(),
    }))
    await insertEvents(server, told)
    await sumAnew()
    const { result } = await ask("insights-get_games", range)
    const expected = expectedGames(
      told.filter(({ by }) => !people.includes(by) || counted.includes(by)),
      zone,
    )
    expect(expected.filter(within(range)).length).toBeGreaterThan(6)
    expect(result.days).toEqual(expected.filter(within(range)))
    expect(result.before).toEqual(expected.filter(within(before)))
  })
})

describe("what points come to", () => {
  it("is what the ledger has, by day and action, and redeemed once five people did", async () => {
    await moveAtRandom(mulberry(5))
    await sumAnew()
    const saved = await server.db.selectFrom("points_entries").selectAll().execute()
    const entries = saved.filter(({ user_id }) => counted.includes(user_id))
    expect(new Set(entries.map(({ movement }) => movement)).size).toBe(7)

    const { result } = await ask("insights-get_points", range)
    const issued = expectedIssued(entries, zone)
    expect(issued.filter(within(range)).length).toBeGreaterThan(6)
    expect(result.days).toEqual(issued.filter(within(range)))
    expect(result.before).toEqual(issued.filter(within(before)))
    const lines = expectedLines(entries, zone, "2026-04-04")
    expect(lines.filter(within(range)).length).toBeGreaterThan(1)
    expect(result.lines).toEqual(lines.filter(within(range)))
    expect(result.linesBefore).toEqual(lines.filter(within(before)))
    const { day = "", owed: points = 0 } = lines.findLast((line) => line.day <= range.until) ?? {}
    expect(result.owed).toEqual({ day, points })
  })
})

describe("a day of many people", () => {
  it("comes to the same whether they are taken all at once or in many slices", async () => {
    const at = "2026-04-04T12:00:00Z"
    await insertEvents(
      server,
      [...guests(33), ...people].flatMap((by, index) => [
        { by, name: "open_tile", params: { tileId: "moon", section: "homefeed" }, at },
        { by, name: "invite_shared", params: { way: "copy" }, at },
        {
          by,
          name: "finish_game",
          params: { game: "WURD", outcome: index % 3 === 0 ? "won" : "lost", isPractice: index % 4 === 0 },
          at: "2026-04-04T19:00:00Z",
        },
      ]),
    )
    const sumsIn = async (eventsOfSlice: number) => {
      await server.db.transaction().execute((tx) => sumDay(tx, dayIn(zone, Date.parse(at)), zone, eventsOfSlice))
      const tables = ["insight_days", "insight_tiles", "insight_categories", "insight_games"] as const
      return Promise.all(
        tables.map((table) => server.db.selectFrom(table).selectAll().where("day", "=", "2026-04-04").execute()),
      )
    }
    const whole = await sumsIn(1000)
    expect(whole[0]).toMatchObject([{ readers: 70, members: 35, inviters: 70, opened: 70 }])
    expect(whole[3]).toMatchObject([{ game: "WURD", played: 50, practised: 20 }])
    expect(await sumsIn(9)).toEqual(whole)
  })
})

/** Six days of a ledger, in order: awards, orders that are sent or given back, parcels that fail, awards that are taken back and restored. */
async function moveAtRandom(random: () => number): Promise<void> {
  const actions: PointAction[] = ["read_a_tile", "share", "create_a_thought", "referral"]
  const held: { by: string; subject: string; points: number }[] = []
  const spent: typeof held = []
  const given: ((typeof held)[number] & { action: PointAction })[] = []
  const reversed: typeof given = []
  const moments = Array.from({ length: 600 }, () => start + Math.floor(random() * span)).toSorted((a, b) => a - b)
  for (const [index, moment] of moments.entries()) {
    const chance = random()
    const move = (by: string, entry: NewEntry) =>
      server.db
        .transaction()
        .execute(async (tx) => append(tx, await lockPoints(tx, by), entry, new Date(moment)))
        .then(
          () => true,
          () => false,
        )
    if (chance < 0.55) {
      const [by, action] = [pick(people, random), pick(actions, () => random() ** 2)]
      const award = { by, action, subject: `subject ${index}`, points: 5 + Math.floor(random() * 60) }
      if (await move(by, { movement: "award", ...award })) given.push(award)
    } else if (chance < 0.75) {
      const order = { by: pick(people, random), subject: `order ${index}`, points: 10 + Math.floor(random() * 30) }
      if (await move(order.by, { movement: "hold", action: "redeem_item", ...order })) held.push(order)
    } else if (chance < 0.85) {
      const order = held.pop()
      const movement = random() < 0.6 ? "spend" : "refund"
      if (order && (await move(order.by, { movement, action: "redeem_item", ...order })) && movement === "spend")
        spent.push(order)
    } else if (chance < 0.9) {
      const order = spent.pop()
      if (order) await move(order.by, { movement: "reimbursement", action: "redeem_item", ...order })
    } else if (chance < 0.97) {
      const award = given.pop()
      if (award && (await move(award.by, { movement: "reversal", ...award }))) reversed.push(award)
    } else {
      const award = reversed.pop()
      if (award) await move(award.by, { movement: "restoration", ...award })
    }
  }
}

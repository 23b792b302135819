import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { analytics, deleteOldEvents } from "../src/modules/analytics/module.ts"
import { deleteEventsOfBusy, deleteGuestEvents } from "../src/modules/analytics/store.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let reader: Record<string, string>
let now = Date.parse("2026-06-01T12:00:00.000Z")
const installation = "c0ffee".padEnd(32, "0")
const [own] = analytics.personal ?? []

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, modules: [analytics], env: { RATE_LIMIT_EVENTS: "100000" } })
  reader = await insertPerson(server, { id: "reader" })
})
beforeEach(async () => {
  await server.db.deleteFrom("events").execute()
})
afterAll(() => server.stop())

const iso = (ms: number): string => new Date(ms).toISOString()
const event = (number: number, more: object = {}) => ({
  id: number.toString(16).padStart(32, "0"),
  name: "open_tile",
  params: { tileId: "6vathyyciyl6t", section: "homefeed" },
  at: iso(now - 1000),
  platform: "web",
  ...more,
})
const device = {
  windowWidth: 390,
  windowHeight: 844,
  device: "iPhone",
  homeFeedGesture: "horizontal",
  hasAndroidSideGestures: true,
}
const send = async (events: object[], headers: Record<string, string> = {}) => {
  const response = await server.call("analytics-log_events", { installation, events }, headers)
  const { result, error } = await response.json()
  return { status: response.status, stored: result?.stored, error }
}
const rows = () => server.db.selectFrom("events").selectAll().orderBy("event_id").execute()

describe("events", () => {
  it("are kept with whoever is signed in, and otherwise with the installation", async () => {
    expect(await send([event(1)], reader)).toMatchObject({ status: 200, stored: 1 })
    expect(await send([event(2, { platform: "ios" })])).toMatchObject({ status: 200, stored: 1 })
    expect(await rows()).toEqual([
      {
        user_id: "reader",
        event_id: event(1).id,
        name: "open_tile",
        params: JSON.stringify(event(1).params),
        platform: "web",
        happened_at: new Date(now - 1000),
        received_at: new Date(now),
        device: null,
      },
      expect.objectContaining({ user_id: `anonymous:${installation}`, platform: "ios" }),
    ])
  })

  it("count once, in one batch or in two, and when they were sent before signing in", async () => {
    expect((await send([event(1), event(1)])).stored).toBe(1)
    expect((await send([event(1), event(2)])).stored).toBe(1)
    expect((await send([event(1), event(3)], reader)).stored).toBe(1)
    expect((await send([event(3)], reader)).stored).toBe(0)
    expect(await rows()).toHaveLength(3)
  })

  it("count once when two batches come at the same time", async () => {
    const batch = [event(1), event(2), event(3)]
    const answers = await Promise.all([send(batch, reader), send(batch, reader), send(batch.toReversed(), reader)])
    expect(answers.reduce((sum, { stored }) => sum + stored, 0)).toBe(3)
  })

  it("may come thirty days late, and none happened later than now", async () => {
    expect((await send([event(1, { at: iso(now - 29 * day) }), event(2, { at: iso(now - 31 * day) })])).stored).toBe(1)
    await send([event(3, { at: iso(now + day) })])
    expect((await rows()).map((row) => row.happened_at.getTime())).toEqual([now - 29 * day, now])
  })

  it("for native analytics stand beside those for the web", async () => {
    const created = { name: "create_account", params: {} }
    await send([event(1, created), event(2, { ...created, isNative: true, platform: "ios" })], reader)
    expect((await rows()).map(({ name }) => name)).toEqual(["create_account", "native:create_account"])
  })
})

describe("of those who are not signed in", () => {
  const batch = (from: number) => Array.from({ length: 50 }, (_none, at) => event(from + at))

  it("so many events a minute are taken of an address, and as many of each person", async () => {
    const small = await startTestServer({ clock: () => now, modules: [analytics], env: { RATE_LIMIT_EVENTS: "500" } })
    const ann = await insertPerson(small, { id: "ann" })
    const tell = (from: number, headers = {}) =>
      small.call("analytics-log_events", { installation, events: batch(from) }, headers)
    expect([(await tell(0)).status, (await tell(50)).status]).toEqual([200, 200])
    const refused = await tell(100)
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "6"])
    expect((await tell(100, ann)).status).toBe(200)
    expect((await tell(150, ann)).status).toBe(200)
    expect((await tell(200, ann)).status).toBe(429)
    expect((await small.db.selectFrom("events").selectAll().execute()).length).toBe(200)
    await small.stop()
  })

  it("the newest so many are kept", async () => {
    await send([event(1)], reader)
    for (let at = 2; at < 8; at++) {
      now += 1000
      await send([event(at)])
    }
    await deleteGuestEvents(server.services.db, 3)
    expect((await rows()).map((row) => row.event_id)).toEqual([1, 5, 6, 7].map((number) => event(number).id))
  })
})

it("keeps the newest events of a person who goes on", async () => {
  const start = now
  for (let at = 1; at <= 7; at++) {
    now += 1000
    await send([event(at)], at === 7 ? {} : reader)
  }
  await deleteEventsOfBusy(server.services.db, new Date(now), 3)
  expect(await rows()).toHaveLength(7)
  await deleteEventsOfBusy(server.services.db, new Date(start), 3)
  expect((await rows()).map((row) => row.event_id)).toEqual([4, 5, 6, 7].map((at) => event(at).id))
})

describe("nothing is kept", () => {
  it("of a person who asked not to be counted", async () => {
    const private_ = await insertPerson(server, { id: "private", analytics: false })
    expect(await send([event(1)], private_)).toMatchObject({ status: 200, stored: 0 })
  })

  it("of a person without a record, of whom nobody knows what they want", async () => {
    const fresh = await insertPerson(server, { id: "fresh", hasRecord: false })
    expect((await send([event(1)], fresh)).stored).toBe(0)
  })

  it.each([{ dnt: "1" }, { "sec-gpc": "1" }])("with the header %j", async (header) => {
    expect((await send([event(1)], header as unknown as Record<string, string>)).stored).toBe(0)
    expect(await rows()).toEqual([])
  })
})

describe("a batch is refused whole, and the place named, for", () => {
  it.each([
    ["an unknown name", { name: "open_door" }, /^events\.1\.name: /],
    ["a name of every object", { name: "constructor" }, /^events\.1\.name: /],
    ["a parameter too many", { params: { tileId: "a", section: "me", email: "a@b.test" } }, /^events\.1\.params: /],
    ["a missing parameter", { params: { tileId: "a" } }, /^events\.1\.params\.section: /],
    ["an address for an id", { params: { tileId: "a@b.test", section: "me" } }, /^events\.1\.params\.tileId: /],
    [
      "a number to call for an id",
      { params: { tileId: "4915112345678", section: "me" } },
      /^events\.1\.params\.tileId: /,
    ],
    ["words", { name: "screen_view", params: { screen: "search", q: "moon" } }, /^events\.1\.params: /],
    ["a platform we do not have", { platform: "android" }, /^events\.1\.platform: /],
    ["an id that is none", { id: "1" }, /^events\.1\.id: /],
    ["no time", { at: "yesterday" }, /^events\.1\.at: /],
    ["a device by its own name", { device: { ...device, device: "Ada’s phone" } }, /^events\.1\.device\.device: /],
    [
      "a gesture that is none",
      { device: { ...device, homeFeedGesture: "up" } },
      /^events\.1\.device\.homeFeedGesture: /,
    ],
    ["a window of no size", { device: { ...device, windowWidth: -1 } }, /^events\.1\.device\.windowWidth: /],
    ["a native event that is none", { isNative: true }, /^events\.1\.isNative: /],
  ])("%s", async (_what, wrong, place) => {
    const { status, error } = await send([event(1), event(2, wrong)])
    expect([status, error.details.code]).toEqual([400, "request/invalid"])
    expect(error.details.fields[0]).toMatch(place)
    expect(await rows()).toEqual([])
  })

  it("more than fifty, none, and an installation that names somebody", async () => {
    expect((await send(Array.from({ length: 51 }, (_none, at) => event(at)))).status).toBe(400)
    expect((await send([])).status).toBe(400)
    const named = await server.call("analytics-log_events", { installation: "a@b.test", events: [event(1)] })
    expect(named.status).toBe(400)
  })
})

describe("a person's events", () => {
  it("are in their export, and gone after an erasure, and nobody else's", async () => {
    await send([event(1, { device })], reader)
    await send([event(2)])
    expect(await own?.read(server.db, "reader")).toEqual([
      {
        id: event(1).id,
        name: "open_tile",
        params: event(1).params,
        platform: "web",
        device,
        happenedAt: iso(now - 1000),
      },
    ])
    for (let time = 0; time < 2; time++)
      await server.db.transaction().execute(async (tx) => own?.erase(tx, "reader", new Date(), server.services))
    expect((await rows()).map((row) => row.user_id)).toEqual([`anonymous:${installation}`])
  })

  it("are forgotten after four hundred days", async () => {
    await send([event(1)])
    now += 399 * day
    await deleteOldEvents.run({}, server.services)
    expect(await rows()).toHaveLength(1)
    now += 2 * day
    await deleteOldEvents.run({}, server.services)
    expect(await rows()).toEqual([])
  })
})

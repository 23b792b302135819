import { openToday, type Today } from "@confetti/contract/today"
import { day as dayMs, hour } from "@confetti/domain/durations"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { DailyTile } from "../src/platform/content/content-snapshot.ts"
import { type FeedWorld, type Person, startFeedWorld } from "./feed-world.ts"
import { dateTiles, publishContent } from "./tiles-factory.ts"

let world: FeedWorld
beforeAll(async () => {
  world = await startFeedWorld()
  await world.addTiles({ id: "grows", developing: true, categories: ["space"] })
})
afterAll(() => world.server.stop())

const open = async (person: Person, more: object = {}): Promise<Today> => {
  const { status, result, error } = await world.call("today-open_day", { zone: "UTC", ...more }, person)
  expect([status, error?.details.code]).toEqual([200, undefined])
  return openToday.output.parse(result)
}
const idsOf = ({ tiles }: Today): string[] => tiles.map(({ id }) => id)
const readAll = async (person: Person, today: Today): Promise<void> => world.finish(person, ...idsOf(today))
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const addReads = (person: Person, reads: object[]) => world.call("tiles-record_reads", { reads }, person)

describe("a person's day", () => {
  it("has seven tiles and is the same on both devices, also where they ask at once", async () => {
    const person = await world.newPerson()
    const [phone, laptop] = await Promise.all([open(person), open(person)])
    expect(new Set(idsOf(phone)).size).toBe(7)
    expect(laptop).toEqual(phone)
    await world.like(person, idsOf(phone)[1] as string)
    expect(idsOf(await open(person))).toEqual(idsOf(phone))
  })

  it("begins with the tile of the day, which is everybody's, and has one story that grows", async () => {
    const days = [await open(await world.newPerson()), await open(await world.newPerson())]
    const ofDay = days.map(({ tiles }) => tiles.find(({ reason }) => reason === "day")?.id)
    expect(ofDay[0]).toBeDefined()
    expect(ofDay[1]).toBe(ofDay[0])
    for (const { tiles } of days) expect(tiles.filter(({ reason }) => reason === "growing")).toHaveLength(1)
    const { result } = await world.call("today-list_candidates", { day: days[0]?.day })
    expect((result as { tileOfDayId: string }).tileOfDayId).toBe(ofDay[0])
  })

  it("has more of what they like, and nothing of what they hid or read", async () => {
    const person = await world.newPerson()
    await world.finish(person, "ocean-1", "ocean-2", "ocean-3")
    await world.like(person, "ocean-1", "ocean-2", "ocean-3")
    for (const subject of ["ocean-4", "ocean-5"]) await world.call("feed-show_less", { scope: "tile", subject }, person)
    await world.call("feed-show_less", { scope: "category", subject: "words" }, person)
    const { tiles } = await open(person)
    expect(tiles.find(({ reason }) => reason === "taste")?.category).toBe("ocean")
    expect(tiles.map(({ id }) => id).filter((id) => /^(ocean-[1-5]|words-\d+)$/.test(id))).toEqual([])
  })

  it("counts a tile once it was read, once, and is done with the last", async () => {
    const person = await world.newPerson()
    const today = await open(person)
    const [first, second, ...others] = idsOf(today)
    await world.pass(person, first as string)
    expect((await open(person)).readIds).toEqual([])
    await world.finish(person, first as string)
    await world.finish(person, first as string, "sound-12")
    expect((await open(person)).readIds).toEqual([first])
    expect((await open(person)).streak.length).toBe(0)
    await world.finish(person, second as string, ...others)
    const done = await open(person)
    expect(done.readIds.toSorted()).toEqual(idsOf(today).toSorted())
    expect(done.streak.length).toBe(1)
  })

  it("counts what two devices tell of at once", async () => {
    const person = await world.newPerson()
    const today = await open(person)
    await Promise.all(idsOf(today).map((id) => world.finish(person, id)))
    expect(await open(person)).toMatchObject({ readIds: expect.any(Array), streak: { length: 1 } })
  })

  it("goes without a tile that was taken out, and is done with what is left", async () => {
    await world.addTiles({ id: "short-lived", categories: ["sound"] })
    const person = await world.newPerson()
    const tiles = [
      { id: "short-lived", category: "sound", reason: "new" },
      { id: "space-1", category: "space", reason: "loved" },
    ]
    const day = "2026-11-20"
    await open(person, { guest: { doneDays: [], today: { day, tiles, readIds: [] } } })
    await world.finish(person, "space-1")
    expect((await open(person)).streak.length).toBe(0)
    const gone = { removed_at: new Date(world.clock.now) }
    await world.server.db.updateTable("tiles").set(gone).where("id", "=", "short-lived").execute()
    await publishContent(world.server)
    const left = await open(person)
    expect(idsOf(left)).toEqual(["space-1"])
    expect(left.streak.length).toBe(1)
  })
})

describe("a day that editors gave a tile", () => {
  const source = { title: "A history of ringing", by: "Ada Bell", year: 1990, kind: "book" } as const
  const onThisDay = { year: 1904, text: "A bell rang for the first time.", source }
  const date = async (...days: DailyTile[]): Promise<void> => {
    await dateTiles(world.server.db, days)
    await publishContent(world.server)
  }
  const candidatesOn = async (day: string) =>
    (await world.call("today-list_candidates", { day })).result as {
      tileOfDayId: string | null
      onThisDay: unknown
      candidates: { id: string }[]
    }
  const ofDay = ({ tiles }: Today) => tiles.find(({ reason }) => reason === "day")?.id
  afterEach(() => date())

  it("begins with that tile for guests and members, in each zone by its own date", async () => {
    await date(
      { day: "2026-11-20", tileId: "sound-12", onThisDay },
      { day: "2026-11-21", tileId: "words-12", onThisDay: null },
    )
    const today = await open(await world.newPerson())
    expect([ofDay(today), today.tiles[0]?.id, today.onThisDay]).toEqual(["sound-12", "sound-12", onThisDay])
    const east = await open(await world.newPerson(), { zone: "Pacific/Kiritimati" })
    expect([east.day, ofDay(east), east.onThisDay]).toEqual(["2026-11-20", "sound-12", onThisDay])
    const start = world.clock.now
    world.clock.now = midnight("2026-11-20") + 11 * hour
    const later = await open(await world.newPerson(), { zone: "Pacific/Kiritimati" })
    expect([later.day, ofDay(later), later.onThisDay]).toEqual(["2026-11-21", "words-12", null])
    world.clock.now = start
    for (const [day, tileOfDayId, told] of [
      ["2026-11-20", "sound-12", onThisDay],
      ["2026-11-21", "words-12", null],
    ] as const) {
      const { candidates, ...given } = await candidatesOn(day)
      expect(given).toMatchObject({ tileOfDayId, onThisDay: told })
      expect(candidates.map(({ id }) => id)).toContain(tileOfDayId)
    }
  })

  it("is as it was where the tile is not out, grows, or is gone", async () => {
    const before = (await candidatesOn("2026-11-20")).tileOfDayId
    await world.addTiles({ id: "not-yet", categories: ["sound"], publishedAt: "2026-11-19T12:00:00.000Z" })
    for (const tileId of ["not-yet", "grows", "nothing"]) {
      await date({ day: "2026-11-20", tileId, onThisDay })
      expect(await candidatesOn("2026-11-20")).toMatchObject({ tileOfDayId: before, onThisDay: null })
    }
    await world.server.db.deleteFrom("tiles").where("id", "=", "not-yet").execute()
    await publishContent(world.server)
  })

  it("says nothing to who has read its tile and has another, and not of a tile that is dated later in the day", async () => {
    await date({ day: "2026-11-20", tileId: "sound-12", onThisDay })
    const [reader, early] = [await world.newPerson(), await world.newPerson()]
    await world.finish(reader, "sound-12")
    expect(await open(reader)).toMatchObject({ onThisDay: null })
    await open(early)
    await date({ day: "2026-11-20", tileId: "words-12", onThisDay })
    const saved = await open(early)
    expect([ofDay(saved), saved.onThisDay]).toEqual(["sound-12", null])
  })
})

it("names the games that are played here, which stand between the tiles", async () => {
  const person = await world.newPerson()
  const { games, day } = await open(person)
  const { result } = await world.call("today-list_candidates", { day })
  expect((result as Today).games).toEqual(games)
  const stats = (await world.call("games-get_stats", { zone: "UTC" }, person)).result
  const isOn = (stats as { games: { game: string; isOn: boolean }[] }).games.filter((each) => each.isOn)
  expect(games).toEqual(isOn.map(({ game }) => game))
})

describe("what a guest did", () => {
  const tiles = ["space-1", "ocean-1", "words-1"].map((id) => ({ id, category: id.slice(0, 5), reason: "loved" }))
  const guest = {
    doneDays: ["2026-11-18", "2026-11-19", "2026-11-19", "2030-01-01"],
    today: { day: "2026-11-20", tiles, readIds: ["ocean-1", "not one of them"] },
  }

  it("is theirs once they join, once", async () => {
    const person = await world.newPerson()
    const joined = await open(person, { guest })
    expect(idsOf(joined)).toEqual(["space-1", "ocean-1", "words-1"])
    expect(joined.readIds).toEqual(["ocean-1"])
    expect(joined.streak.length).toBe(2)
    expect(await open(person, { guest })).toEqual(joined)
    await readAll(person, joined)
    expect((await open(person)).streak.length).toBe(3)
  })

  it("changes no day they have", async () => {
    const person = await world.newPerson()
    const own = await open(person)
    expect(idsOf(await open(person, { guest }))).toEqual(idsOf(own))
  })

  it("is counted once, and for the past 400 days", async () => {
    const claim = (days: string[]) => ({ guest: { doneDays: days, today: null } })
    const person = await world.newPerson()
    const daysSaved = async (): Promise<string[]> => {
      const rows = world.server.db.selectFrom("today_days").select("day").where("user_id", "=", person.id)
      return (await rows.orderBy("day").execute()).map(({ day }) => day)
    }
    await open(person, claim(["0001-01-01", "2025-10-15", "2025-10-16", "2026-11-19"]))
    expect(await daysSaved()).toEqual(["2025-10-16", "2026-11-19", "2026-11-20"])
    await open(person, claim(["2026-11-18"]))
    expect(await daysSaved()).toEqual(["2025-10-16", "2026-11-19", "2026-11-20"])
  })

  it("and read of tiles that their account's own day has counts on it, once, and ends it", async () => {
    const person = await world.newPerson()
    const own = await open(person)
    const [first, ...others] = idsOf(own) as [string, ...string[]]
    await world.finish(person, first)
    const told = (readIds: string[]) => ({ guest: { doneDays: [], today: { day: own.day, tiles, readIds } } })
    const joined = await open(person, told([others[0] as string, "ocean-1 of another day"]))
    expect(joined.readIds).toEqual([first, others[0]])
    expect(await open(person, told([others[0] as string]))).toEqual(joined)
    const done = await open(person, told(others))
    expect([done.readIds.toSorted(), done.streak.length]).toEqual([idsOf(own).toSorted(), 1])
  })

  it("of tiles that are gone, or that come twice, leaves their day to be chosen", async () => {
    const person = await world.newPerson()
    const twice = { day: "2026-11-20", tiles: [tiles[0], tiles[0]], readIds: [] }
    expect(idsOf(await open(person, { guest: { doneDays: [], today: twice } }))).toHaveLength(7)
  })
})

it("is kept for five weeks, the streak for good", async () => {
  const person = await world.newPerson()
  await readAll(person, await open(person))
  const start = world.clock.now
  world.clock.now = start + dayMs
  await open(person)
  world.clock.now = start + 40 * dayMs
  await world.runJob("today-delete_old_days")
  const rows = await world.server.db
    .selectFrom("today_days")
    .select(["day", "tiles", "read_ids"])
    .where("user_id", "=", person.id)
    .execute()
  expect(rows).toEqual([{ day: "2026-11-20", tiles: "[]", read_ids: [] }])
  world.clock.now = start
})

describe("from day to day", () => {
  it("the days done are a streak, a missed one ends it, and a freeze bridges one after seven", async () => {
    const person = await world.newPerson()
    const start = world.clock.now
    const lengthOn = async (at: number, isRead: boolean): Promise<[number, number]> => {
      world.clock.now = start + at * dayMs
      const today = await open(person)
      if (isRead) await readAll(person, today)
      const { streak } = await open(person)
      return [streak.length, streak.freezes]
    }
    expect(await lengthOn(0, true)).toEqual([1, 0])
    expect(await lengthOn(2, true)).toEqual([1, 0])
    for (let at = 3; at < 8; at++) await lengthOn(at, true)
    expect(await lengthOn(8, true)).toEqual([7, 1])
    expect(await lengthOn(10, false)).toEqual([7, 0])
    expect(await lengthOn(10, true)).toEqual([8, 0])
    world.clock.now = start
  })

  it("nothing that was read comes again while there is anything else", async () => {
    const person = await world.newPerson()
    const start = world.clock.now
    const read = new Set<string>()
    for (let at = 0; at < 4; at++) {
      world.clock.now = start + at * dayMs
      const today = await open(person)
      for (const id of idsOf(today)) expect(read.has(id)).toBe(false)
      for (const id of idsOf(today)) read.add(id)
      await readAll(person, today)
    }
    world.clock.now = start
  })

  it("what was read before midnight and told after it counts for the day it was read on, and not for the next", async () => {
    const person = await world.newPerson()
    const start = world.clock.now
    world.clock.now = midnight("2026-11-21") - hour
    const today = await open(person)
    const [first, second] = idsOf(today) as [string, string]
    world.clock.now = midnight("2026-11-21") + hour
    const tomorrow = await open(person)
    const read = { share: 1, isRead: true }
    await addReads(person, [
      { tileId: first, ...read, seenDate: new Date(midnight("2026-11-21") - 60_000).toISOString() },
      { tileId: second, ...read, seenDate: new Date(world.clock.now).toISOString() },
    ])
    const rows = await world.server.db
      .selectFrom("today_days")
      .select(["day", "read_ids"])
      .where("user_id", "=", person.id)
      .orderBy("day")
      .execute()
    expect(rows[0]).toEqual({ day: "2026-11-20", read_ids: [first] })
    expect(rows[1]).toEqual({ day: tomorrow.day, read_ids: idsOf(tomorrow).includes(second) ? [second] : [] })
    world.clock.now = start
  })

  it("midnight is that of the zone the streak was begun in, whatever zone a device is in", async () => {
    const person = await world.newPerson()
    const start = world.clock.now
    await readAll(person, await open(person, { zone: "Asia/Tokyo" }))
    world.clock.now = midnight("2026-11-20") + 16 * hour
    const abroad = await open(person, { zone: "America/New_York" })
    expect(abroad).toMatchObject({ zone: "Asia/Tokyo", day: "2026-11-21", nextDate: "2026-11-21T15:00:00.000Z" })
    world.clock.now = start
  })
})

describe("bad input", () => {
  it("is refused with a code", async () => {
    const person = await world.newPerson()
    const refused = async (data: unknown, by?: Person) =>
      (await world.call("today-open_day", data, by)).error?.details.code
    expect(await refused({ zone: "UTC" })).toBe("session/required")
    expect(await refused({ zone: "Mars Olympus" }, person)).toBe("request/invalid")
    const guest = { doneDays: Array(401).fill("2026-01-01"), today: null }
    expect(await refused({ zone: "UTC", guest }, person)).toBe("request/invalid")
    expect((await world.call("today-list_candidates", { day: "2026-02-30" })).error?.details.code).toBe(
      "request/invalid",
    )
  })

  it("a day that is nowhere now is the nearest that is", async () => {
    const dayOf = async (day: string) => ((await world.call("today-list_candidates", { day })).result as Today).day
    expect(await dayOf("2020-01-01")).toBe("2026-11-19")
    expect(await dayOf("2026-11-20")).toBe("2026-11-20")
    expect(await dayOf("2036-01-01")).toBe("2026-11-21")
  })
})

it("is not there where the operator has none", async () => {
  const other = await startFeedWorld({ TODAY: "off" })
  const person = await other.newPerson()
  expect((await other.call("today-open_day", { zone: "UTC" }, person)).error?.details.code).toBe("today/switched-off")
  expect((await other.call("today-list_candidates", { day: "2026-11-20" })).error?.details.code).toBe(
    "today/switched-off",
  )
  await other.server.stop()
})

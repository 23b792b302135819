import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { FeedCard } from "@confetti/contract/feed-item"
import type { PageData } from "@confetti/contract/page-data"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../test/open-app.tsx"
import { ada, tileOf } from "../../../test/world.ts"

type Day = CallableOutput<"today-open_day">

const tiles = Array.from({ length: 24 }, (_, at) => tileOf(`t${at}`))
const feed = { category: null, ids: tiles.map(({ id }) => id), developingIds: [] }
const seven = ["t9", "t8", "t7", "t6", "t5", "t4", "t3"]
const nextSeven = ["t10", "t11", "t12", "t13", "t14", "t15", "t16"]
const games = ["WURD", "BAW", "QUIZ_ME"] as const
const daily = { id: "today", day: "2026-11-23", state: "new", streak: null } as const
const cards: FeedCard[] = [
  { type: "wurd", title: "WURD", ...daily, guessesUsed: 0 },
  { type: "baw", title: "BAW", ...daily, letters: [..."tearing"], wordsFound: 0 },
]
const morning = Date.parse("2026-11-23T10:00:00Z")
const evening = Date.parse("2026-11-23T23:58:00Z")

const current = () => document.querySelector<HTMLElement>(".feed-item[data-current]")
const title = () => current()?.getAttribute("aria-label") ?? ""
const mark = () => current()?.querySelector(".cover-mark")?.textContent ?? ""
const ring = (words: string) => screen.getByRole("link", { name: words })
/** Of the game in view, once it is there: the one before may be in the page, too. */
const play = () => within(current() as HTMLElement).getByRole("button", { name: "Play" })
const stored = () =>
  JSON.parse(localStorage.getItem("cf_today") ?? "{}") as { doneDays: string[]; userId: string | null; today: Day }

async function step(way = "ArrowDown"): Promise<string> {
  const before = current()?.getAttribute("aria-posinset")
  await key(way)
  await waitFor(() => expect(current()?.getAttribute("aria-posinset")).not.toBe(before))
  return mark() || title()
}

/** Goes on to the end of today's tiles; what stood on the way, by its mark or its title. */
async function goOn(isRead = false): Promise<string[]> {
  const shown: string[] = []
  while (shown.at(-1) !== "Today’s seven" && shown.length < 20) {
    shown.push(await step())
    if (isRead && mark() !== "") await pass(3500)
  }
  return shown
}

async function open({ now = morning, ...given }: Partial<PageData> & { now?: number } = {}): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
  await openApp("/", { hasToday: true, feed, cards, tiles: tiles.slice(0, 3), ...given })
}

async function reload(): Promise<void> {
  await pass(0)
  // A page is told before it goes, and writes down where its reader stands: the server begins there.
  dispatchEvent(new Event("beforeunload"))
  const place = /cf_place=[^;]*home:(\w+)/.exec(decodeURIComponent(document.cookie))?.[1] ?? null
  expect(place).not.toBeNull()
  const at = tiles.find(({ id }) => id === place)
  await open({ now: Date.now(), place, tiles: at ? [at] : [], feed })
}

const day = (ids: readonly string[] = seven, given: Partial<Day> = {}): Day => ({
  day: "2026-11-23",
  zone: "UTC",
  nextDate: "2026-11-24T00:00:00.000Z",
  tiles: ids.map((id) => ({ id, category: "space", reason: "loved" })),
  readIds: [],
  games: [...games],
  onThisDay: null,
  streak: { length: 0, longest: 0, freezes: 0, frozen: [] },
  ...given,
})

const nextDay: Partial<Day> = { day: "2026-11-24", nextDate: "2026-11-25T00:00:00.000Z" }

function serverFor(person: typeof ada | null = ada): FakeServer {
  const server = startFakeServer({ person, tiles })
  server.answerPath("/documents/feedCards", () => ({ documents: cards }))
  server.answer("games-get_stats", () => {
    throw new TypeError("Failed to fetch")
  })
  return server
}

/** A server that a guest's days are chosen from, of these tiles alone. */
function serverForGuest(ids: readonly string[]): FakeServer {
  const server = serverFor(null)
  const candidates = ids.map((id) => ({ id, category: "space", freshness: 0.5, popularity: 0.2, isGrowing: false }))
  server.answer("today-list_candidates", (asked) => ({
    ...asked,
    tileOfDayId: null,
    onThisDay: null,
    games: [...games],
    candidates,
  }))
  return server
}

const numbered = (from: number, to = 7) => Array.from({ length: to - from + 1 }, (_, at) => `Today ${from + at} of 7`)
const tilesOf = (shown: readonly string[]) => shown.filter((each) => each.startsWith("Today "))
const others = (shown: readonly string[]) => shown.filter((each) => !each.startsWith("Today "))

describe("the day's games", () => {
  it("stand between today's tiles, all three, none before the third tile or beside another", async () => {
    serverFor().answer("today-open_day", () => day())
    await open({ isSignedIn: true })
    await until(() => ring("Home, 0 of 7 read today"))
    const shown = await goOn()
    expect(tilesOf(shown)).toEqual(numbered(1))
    expect(others(shown)).toEqual(["WURD", "BAW", "QUIZ_ME", "Today’s seven"])
    expect(shown.indexOf("WURD")).toBe(3)
    for (const game of games) expect(shown[shown.indexOf(game) + 1]).toMatch(/^Today \d of 7$/)
  })

  it("do not come again after a reload, and the one that comes next still does", async () => {
    serverFor().answer("today-open_day", () => day())
    await open({ isSignedIn: true })
    await until(() => ring("Home, 0 of 7 read today"))
    while (title() !== "WURD") await step()
    await until(() => play())
    // On a card its tile is the place.
    await reload()
    await until(() => expect(mark()).toBe("Today 3 of 7"))
    expect(await step()).toBe("WURD")
    await until(() => play())
    expect(await step()).toBe("Today 4 of 7")
    await reload()
    await until(() => expect(mark()).toBe("Today 4 of 7"))
    const shown = await goOn()
    expect(shown).toEqual(["Today 5 of 7", "BAW", "Today 6 of 7", "QUIZ_ME", "Today 7 of 7", "Today’s seven"])
  })

  it("lead to themselves", async () => {
    serverFor().answer("today-open_day", () => day())
    await open({ isSignedIn: true })
    await until(() => ring("Home, 0 of 7 read today"))
    while (title() !== "QUIZ_ME") await step()
    await until(() => expect(current()?.textContent).toContain("Five questions about the tiles here"))
    fireEvent.click(play())
    await waitFor(() => expect(location.pathname).toBe("/games/quiz"))
  })
})

describe("whoever swiped before today came", () => {
  it("has the next tile where it was, and the numbers as they meet them, from 1", async () => {
    const server = serverFor()
    let answer = (_day: Day): void => undefined
    server.answer("today-open_day", () => new Promise<Day>((resolve) => (answer = resolve)))
    await open({ isSignedIn: true })
    await step()
    await step()
    expect(title()).toBe("Title of t2")
    // The next one may be under a finger, and is the last of the seven as they were chosen.
    await until(() => expect(server.calls("today-open_day").length).toBeGreaterThan(0))
    answer(day())
    await until(() => ring("Home, 0 of 7 read today"))
    expect(title()).toBe("Title of t2")
    await step()
    expect([title(), mark()]).toEqual(["Title of t3", "Today 1 of 7"])
    const shown = await goOn()
    expect(tilesOf(shown)).toEqual(numbered(2))
    expect(others(shown)).toEqual(["WURD", "BAW", "QUIZ_ME", "Today’s seven"])
  })

  it("has what they saw of it counted and not repeated, with what they read", async () => {
    const server = serverFor()
    let answer = (_day: Day): void => undefined
    server.answer("today-open_day", () => new Promise<Day>((resolve) => (answer = resolve)))
    await open({ isSignedIn: true })
    await until(() => expect(server.calls("today-open_day").length).toBeGreaterThan(0))
    for (const id of ["t1", "t2", "t3", "t4"]) {
      await step()
      if (id === "t3") await pass(3500)
    }
    expect(title()).toBe("Title of t4")
    answer(day())
    await until(() => ring("Home, 1 of 7 read today"))
    expect([title(), mark()]).toEqual(["Title of t4", "Today 2 of 7"])
    const shown = await goOn()
    expect(tilesOf(shown)).toEqual(numbered(3))
    expect(others(shown).at(-1)).toBe("Today’s seven")
    await step("ArrowUp")
    while (title() !== "Title of t3") await step("ArrowUp")
    expect(mark()).toBe("Today 1 of 7")
  })
})

describe("at midnight", () => {
  it("a guest without a connection has a day all the same, and their streak", async () => {
    const server = serverForGuest([...seven, ...nextSeven])
    await open({ now: evening })
    await until(() => ring("Home, 0 of 7 read today"))
    await goOn(true)
    await until(() => ring("Home, 7 of 7 read today"))
    expect(stored().doneDays).toEqual(["2026-11-23"])
    const first = stored().today.tiles.map(({ id }) => id)
    await server.setOnline(false)
    const place = title()
    vi.setSystemTime(Date.parse("2026-11-24T00:00:30Z"))
    document.dispatchEvent(new Event("visibilitychange"))
    await until(() => ring("Home, 0 of 7 read today"))
    expect(title()).toBe(place)
    await until(() => expect(current()?.textContent).toContain("Read that day: 7 of 7"))
    expect(current()?.textContent).toContain("Today’s seven are here.")
    // The item a finger may be pulling in stays next; the card leads past it.
    await press("Read today’s seven")
    await waitFor(() => expect(mark()).toBe("Today 1 of 7"))
    const { tiles: next, streak } = stored().today
    expect(next.filter(({ id }) => first.includes(id))).toEqual([])
    expect(next).toHaveLength(7)
    expect(streak.length).toBe(1)
  })

  it("somebody signed in without a connection is told nothing that is not so, and has the new day once there is one", async () => {
    const server = serverFor()
    server.answer("today-open_day", () => day(seven, { readIds: seven, streak: { ...day().streak, length: 4 } }))
    await open({ isSignedIn: true, now: evening })
    await until(() => ring("Home, 7 of 7 read today"))
    await step()
    const place = title()
    await server.setOnline(false)
    // The tab is left open: its own timer tells the midnight.
    await pass(3 * 60_000)
    await until(() => ring("Home"))
    expect(mark()).toBe("")
    server.answer("today-open_day", () => day(nextSeven, { ...nextDay, streak: { ...day().streak, length: 4 } }))
    await server.setOnline(true)
    await until(() => ring("Home, 0 of 7 read today"))
    expect(title()).toBe(place)
    const shown = await goOn()
    expect(tilesOf(shown.filter((each) => each !== "Today 1 of 7")).length).toBeGreaterThanOrEqual(6)
    expect(await screen.findByRole("heading", { name: "0 of 7, seven left" })).toBeTruthy()
    expect(current()?.textContent).toContain("4 days in a row")
  })

  it("a tab that was left open takes nothing from what another one did", async () => {
    serverForGuest([...seven, ...nextSeven])
    await open()
    await until(() => ring("Home, 0 of 7 read today"))
    const saved = stored()
    const ids = saved.today.tiles.map(({ id }) => id)
    // Another tab has read them all.
    const done = { ...saved, readIds: ids, doneDays: ["2026-11-23"], today: { ...saved.today, readIds: ids } }
    localStorage.setItem("cf_today", JSON.stringify(done))
    await step()
    await pass(3500)
    expect(stored().doneDays).toEqual(["2026-11-23"])
    document.dispatchEvent(new Event("visibilitychange"))
    await until(() => ring("Home, 7 of 7 read today"))
    vi.setSystemTime(Date.parse("2026-11-24T09:00:00Z"))
    document.dispatchEvent(new Event("visibilitychange"))
    await until(() => ring("Home, 0 of 7 read today"))
    expect(stored().doneDays).toEqual(["2026-11-23"])
  })
})

describe("on another device", () => {
  it("what was read there is not repeated here, and the end counts what the ring counts", async () => {
    serverFor().answer("today-open_day", () => day(seven, { readIds: ["t9", "t7"] }))
    await open({ isSignedIn: true })
    await until(() => ring("Home, 2 of 7 read today"))
    const shown = await goOn()
    expect(tilesOf(shown)).toEqual(numbered(3))
    expect(await screen.findByRole("heading", { name: "2 of 7, five left" })).toBeTruthy()
    expect(current()?.textContent).toContain("2/7")
  })

  it("a reload behind where somebody walked back to takes nothing out of the way", async () => {
    const server = serverFor()
    server.answer("today-open_day", () => day())
    await open({ isSignedIn: true })
    await until(() => ring("Home, 0 of 7 read today"))
    while (mark() !== "Today 3 of 7") {
      await step()
      await pass(3500)
    }
    await step("ArrowUp")
    await step("ArrowUp")
    expect(mark()).toBe("Today 1 of 7")
    server.answer("today-open_day", () => day(seven, { readIds: ["t9", "t8", "t7"] }))
    await reload()
    await until(() => ring("Home, 3 of 7 read today"))
    expect(tilesOf(await goOn())).toEqual(numbered(2))
  })
})

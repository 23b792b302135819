import type { CallableInput, CallableOutput } from "@confetti/contract/callable-catalogue"
import type { PageData } from "@confetti/contract/page-data"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, until } from "../../../test/open-app.tsx"
import { ada, tiles } from "../../../test/world.ts"

const ids = tiles.slice(2, 9).map(({ id }) => id)
const now = Date.parse("2026-11-23T10:00:00Z")

const current = () => document.querySelector<HTMLElement>(".feed-item[data-current]")
const title = () => current()?.getAttribute("aria-label")
const mark = () => current()?.querySelector(".cover-mark")?.textContent
const ring = (words: string) => screen.getByRole("link", { name: words })

/** Stays on what is in view for as long as a tile takes to be read, and goes on. */
async function readOn(): Promise<void> {
  await pass(3500)
  const before = title()
  await key("ArrowDown")
  await waitFor(() => expect(title()).not.toBe(before))
}

type Candidates = CallableOutput<"today-list_candidates">

/** A server that has these tiles to choose from, the first of them everybody's. */
function withCandidates(
  server: FakeServer,
  given: readonly string[] = ids,
  onThisDay: Candidates["onThisDay"] = null,
): void {
  const candidates: Candidates["candidates"] = given.map((id, at) => ({
    id,
    category: ["space", "ocean"][at % 2] ?? "",
    freshness: 0.5,
    popularity: 0.2,
    isGrowing: false,
  }))
  server.answer("today-list_candidates", ({ day }) => {
    return { day, tileOfDayId: given[0] ?? null, onThisDay, games: [], candidates }
  })
}

function dayOf(readIds: string[], length = 0): CallableOutput<"today-open_day"> {
  return {
    day: "2026-11-23",
    zone: "UTC",
    nextDate: "2026-11-24T00:00:00.000Z",
    tiles: ids.map((id) => ({ id, category: "space", reason: "loved" })),
    readIds,
    games: [],
    onThisDay: null,
    streak: { length, longest: length, freezes: 0, frozen: [] },
  }
}

async function open(given: Partial<PageData> = {}): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
  await openApp("/", { hasToday: true, ...given })
}

const onThisDay = {
  year: 1889,
  text: "The first jukebox was put up in San Francisco.",
  source: {
    title: "A history of coins",
    by: "Ada Penny",
    year: 1990,
    kind: "page",
    link: { href: "https://example.org/coins", isSearch: false },
  },
} as const
const line = "On this day in 1889: The first jukebox was put up in San Francisco."

describe("on this day", () => {
  const lines = () => [...document.querySelectorAll(".on-this-day")].map(({ textContent }) => textContent)

  it("stands on the tile of the day alone, on its page, and with its source behind why it is here", async () => {
    withCandidates(startFakeServer(), ids, onThisDay)
    await open()
    await until(() => ring("Home, 0 of 7 read today"))
    expect(current()?.textContent).not.toContain("On this day")
    await readOn()
    expect([mark(), lines()]).toEqual(["Today 1 of 7", [line]])
    expect(current()?.textContent).toContain(line)
    fireEvent.click(
      within(current() as HTMLElement)
        .getByRole("heading", { level: 2 })
        .querySelector("a") as Element,
    )
    await waitFor(() => expect(lines()).toEqual([line, line]))
    expect(document.querySelector(".tile-screen .cover-mark")?.textContent).toBe("Today 1 of 7")
    fireEvent.click(screen.getByRole("button", { name: "Back" }))
    await waitFor(() => expect(lines()).toEqual([line]))
    fireEvent.click(within(current() as HTMLElement).getByRole("button", { name: /why/i }))
    const sheet = await screen.findByRole("dialog", { name: "Why this tile" })
    expect(sheet.textContent).toContain("The tile of the day, the same for everyone.")
    expect(sheet.textContent).toContain(line)
    const source = within(sheet).getByRole<HTMLAnchorElement>("link", { name: /A history of coins/ })
    expect([source.href, source.target, source.rel]).toEqual([
      onThisDay.source.link.href,
      "_blank",
      "noopener noreferrer",
    ])
  })

  it("is said to somebody signed in as well, and kept with the day", async () => {
    const day = dayOf([])
    const [first, ...rest] = day.tiles
    const tilesOfDay = [{ ...first, reason: "day" as const }, ...rest] as typeof day.tiles
    startFakeServer({ person: ada }).answer("today-open_day", () => ({ ...day, onThisDay, tiles: tilesOfDay }))
    await open({ isSignedIn: true })
    await until(() => ring("Home, 0 of 7 read today"))
    await readOn()
    expect(current()?.textContent).toContain(line)
    expect(localStorage.getItem("cf_today")).toContain("The first jukebox")
  })

  it("is nothing where who reads has another tile in place of the day's", async () => {
    const server = startFakeServer()
    withCandidates(server, ids, onThisDay)
    server.answer("today-list_candidates", ({ day }) => {
      const candidates = ids
        .slice(1)
        .map((id) => ({ id, category: "space", freshness: 0.5, popularity: 0, isGrowing: false }))
      return { day, tileOfDayId: null, onThisDay, games: [], candidates }
    })
    await open()
    await until(() => ring("Home, 0 of 6 read today"))
    await readOn()
    expect(lines()).toEqual([])
  })

  it("is not missed in a day that an earlier version of the app kept", async () => {
    const { onThisDay: _, games: __, ...before } = dayOf([])
    const saved = { userId: null, today: before, doneDays: [], readIds: [], offlineDay: "" }
    localStorage.setItem("cf_today", JSON.stringify(saved))
    startFakeServer()
    await open()
    await until(() => ring("Home, 0 of 7 read today"))
    await readOn()
    expect([mark(), lines()]).toEqual(["Today 1 of 7", []])
  })
})

describe("a guest", () => {
  it("has the seven behind the tile in view, and an end that says what is left", async () => {
    withCandidates(startFakeServer())
    await open()
    await until(() => ring("Home, 0 of 7 read today"))
    expect(title()).toBe("Title of one")
    const marks: string[] = []
    for (let at = 0; at < 7; at++) {
      await readOn()
      marks.push(mark() ?? "")
    }
    expect(marks).toEqual(Array.from({ length: 7 }, (_, at) => `Today ${at + 1} of 7`))
    await key("ArrowDown")
    await waitFor(() => expect(title()).toBe("Today’s seven"))
    expect(await screen.findByRole("heading", { name: "6 of 7, one left" })).toBeTruthy()
    await key("ArrowUp")
    await waitFor(() => expect(mark()).toBe("Today 7 of 7"))
    await pass(3500)
    await until(() => ring("Home, 7 of 7 read today"))
    await readOn()
    expect(await screen.findByRole("heading", { name: "Done for today: 7 of 7" })).toBeTruthy()
    expect(current()?.textContent).toContain("Day 1 of a streak")
    expect(current()?.textContent).toContain("The next seven come in 1")
  })

  it("has the same seven after a reload, and asks the server nothing more", async () => {
    const server = startFakeServer()
    withCandidates(server)
    await open()
    await until(() => ring("Home, 0 of 7 read today"))
    await readOn()
    const first = tiles.find((tile) => tile.title === title())
    await waitFor(() => expect(document.cookie).toContain(`home:${first?.id}`))
    await open({ place: first?.id ?? null, tiles: first ? [first] : [] })
    await until(() => ring("Home, 0 of 7 read today"))
    expect(title()).toBe(first?.title)
    expect(mark()).toBe("Today 1 of 7")
    expect(server.asked.filter(({ path }) => path.endsWith("today-list_candidates"))).toHaveLength(1)
  })

  it("has fewer where there are fewer, and no ring where there are none", async () => {
    const server = startFakeServer()
    withCandidates(server, ids.slice(0, 2))
    await open()
    await until(() => ring("Home, 0 of 2 read today"))
    localStorage.clear()
    withCandidates(server, [])
    await open()
    await pass(3000)
    expect(ring("Home")).toBeTruthy()
  })

  it("keeps nothing of theirs on the server", async () => {
    const server = startFakeServer()
    withCandidates(server)
    await open()
    await until(() => ring("Home, 0 of 7 read today"))
    await readOn()
    await readOn()
    const asked = server.asked.find(({ path }) => path.endsWith("today-list_candidates"))
    expect(Object.keys(asked?.data as object)).toEqual(["day"])
    expect(server.asked.some(({ path }) => path.endsWith("today-open_day"))).toBe(false)
  })
})

describe("somebody signed in", () => {
  it("has the day that their devices share, with what another one read", async () => {
    const server = startFakeServer({ person: ada })
    server.answer("today-open_day", () => dayOf(ids.slice(0, 3), 4))
    await open({ isSignedIn: true })
    await until(() => expect(ring("Home, 3 of 7 read today")).toBeTruthy())
  })

  it("takes along what they did here before they joined, once", async () => {
    const guest = {
      userId: null,
      today: dayOf([ids[0] as string]),
      doneDays: ["2026-11-22"],
      readIds: [],
      offlineDay: "",
    }
    localStorage.setItem("cf_today", JSON.stringify(guest))
    const told: CallableInput<"today-open_day">[] = []
    const server = startFakeServer({ person: ada })
    server.answer("today-open_day", (input) => {
      told.push(input)
      return dayOf([ids[0] as string], 1)
    })
    await open({ isSignedIn: true })
    await until(() => ring("Home, 1 of 7 read today"))
    expect(told[0]?.guest?.doneDays).toEqual(["2026-11-22"])
    expect(told[0]?.guest?.today?.readIds).toEqual([ids[0]])
    await open({ isSignedIn: true })
    await until(() => ring("Home, 1 of 7 read today"))
    expect(told.at(-1)?.guest).toBeUndefined()
  })
})

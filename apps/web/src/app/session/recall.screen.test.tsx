import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../test/open-app.tsx"
import { ada, tileOf, tiles } from "../../../test/world.ts"

const now = Date.parse("2026-11-24T10:00:00Z")
const yesterday = now - 24 * 3_600_000
const asked = { number: 2, question: "What does one say?", options: ["This", "That", "Neither", "Both"] }
const earlier = tileOf("earlier", { title: "What was read before" })
const further = Array.from({ length: 30 }, (_, at) => tileOf(`further-${at}`))
const feed = [...tiles, ...further]

const title = () => document.querySelector(".feed-item[data-current]")?.getAttribute("aria-label")

/** Stays on what is in view for as long as a tile takes to be read, and goes on. */
async function readOn(): Promise<void> {
  await pass(3500)
  const before = title()
  await key("ArrowDown")
  await waitFor(() => expect(title()).not.toBe(before))
}

/** On from here, until the card is in view. */
async function toCard(): Promise<void> {
  for (let at = 0; at < feed.length && title() !== "Still with you?"; at++) await readOn()
  expect(title()).toBe("Still with you?")
}

function startServer(given: Parameters<typeof startFakeServer>[0] = {}): FakeServer {
  const server = startFakeServer({ tiles: [...feed, earlier], ...given })
  server.state.feed = feed.map(({ id }) => id)
  server.answer("games-get_tile_question", ({ tileId }) => (tileId === "earlier" ? asked : null))
  server.answer("games-check_tile_answer", () => ({ right: 1, why: "It says so in part two." }))
  return server
}

function keepFinished(readAt = yesterday): void {
  const finished = [{ tileId: "earlier", slug: earlier.slug, title: earlier.title, category: "space", readAt }]
  localStorage.setItem("cf_recall", JSON.stringify({ finished, cards: [] }))
}
const saved = () => JSON.parse(localStorage.getItem("cf_recall") ?? "null")

async function open(path = "/", isSignedIn = false): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
  localStorage.setItem("cf_asked", "true")
  await openApp(path, { isSignedIn, feed: { category: null, ids: feed.map(({ id }) => id), developingIds: [] } })
  // Fetched once the page has settled, in the machine's time.
  await import("./follow-guest.ts")
  if (path === "/") await until(() => expect(title()).toBeTruthy())
}

describe("a guest who read five tiles", () => {
  it("is asked about one of an earlier day, with the way to it, and is told the answer without being graded", async () => {
    const server = startServer()
    keepFinished()
    await open()
    expect(title()).toBe("Title of one")
    for (let at = 0; at < 4; at++) await readOn()
    expect(server.calls("games-get_tile_question")).toEqual([])
    await toCard()
    expect(screen.getByRole("heading", { name: asked.question })).toBeTruthy()
    expect(screen.getByText("You read this yesterday")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Open the tile" })).toBeTruthy()
    expect(saved().cards).toMatchObject([{ tileId: "earlier", outcome: "seen" }])
    await press("This")
    await until(() => expect(screen.getByText("The answer is “That”.")).toBeTruthy())
    expect(screen.getByText("It says so in part two.", { exact: false })).toBeTruthy()
    // The choice is marked as chosen, and not as wrong.
    expect(screen.getByRole("button", { name: /^This\s?, your answer$/ })).toBeTruthy()
    expect(server.calls("games-check_tile_answer")).toEqual([{ tileId: "earlier", number: 2, option: 0 }])
    expect(saved().cards).toMatchObject([{ tileId: "earlier", outcome: "answered" }])
    expect(JSON.stringify(saved())).not.toContain("That")
    await press("Open the tile")
    await until(() => expect(location.pathname).toBe(`/tiles/${earlier.slug}`))
  })

  it("can put it off, which is remembered", async () => {
    startServer()
    keepFinished()
    await open()
    await toCard()
    await press("Not now")
    await until(() => expect(title()).not.toBe("Still with you?"))
    expect(saved().cards).toMatchObject([{ tileId: "earlier", outcome: "later" }])
  })

  it("is asked nothing about what was read today", async () => {
    const server = startServer()
    keepFinished(now)
    await open()
    for (let at = 0; at < 9; at++) await readOn()
    expect(server.calls("games-get_tile_question")).toEqual([])
  })

  it("finds what was read to its end this week on the shelf, without what they knew", async () => {
    startServer()
    keepFinished()
    await open("/me")
    expect(await screen.findByRole("heading", { name: "This week: 1 thing" })).toBeTruthy()
    expect(screen.getByRole("link", { name: earlier.title })).toBeTruthy()
    keepFinished(now - 9 * 24 * 3_600_000)
    await open("/me")
    await until(() => expect(screen.getByRole("heading", { name: "Your shelf" })).toBeTruthy())
    expect(screen.queryByRole("heading", { name: /^This week/ })).toBeNull()
  })
})

describe("somebody signed in", () => {
  it("is asked what the server chose, once it has their reads, and it hears what became of it", async () => {
    const server = startServer({ person: ada })
    server.answer("recall-get_card", () => ({ tileId: "earlier", readOn: "2026-11-17", ...asked }))
    server.answer("recall-save_card", ({ outcome }) => ({ outcome }))
    keepFinished()
    await open()
    await toCard()
    expect(saved()).toBeNull()
    expect(screen.getByText("You read this 7 days ago")).toBeTruthy()
    await press("That")
    await until(() => expect(screen.getByText("Yes, you still know it.")).toBeTruthy())
    await until(() =>
      expect(server.calls("recall-save_card").map((each) => (each as { outcome: string }).outcome)).toEqual([
        "seen",
        "answered",
      ]),
    )
    await press("Continue")
    await until(() => expect(title()).not.toBe("Still with you?"))
  })

  it("finds the week and, at its end, the year on their shelf", async () => {
    const server = startServer({ person: ada })
    const thing = (at: number) => ({
      tileId: `t${at}`,
      title: `Thing ${at}`,
      slug: at === 3 ? null : `thing-${at}`,
      category: at % 2 === 0 ? "space" : "kitchen",
      learnedDate: "2026-11-23T09:00:00.000Z",
    })
    server.answerPath("/documents/users/ada/learned", () => ({
      documents: [{ monday: "2026-11-23", tiles: [1, 2, 3, 4, 5, 6].map(thing) }],
    }))
    server.answerPath("/documents/users/ada/yearInReview", () => ({
      documents: [
        {
          year: 2026,
          count: 143,
          days: 60,
          categories: [
            { slug: "space", count: 90 },
            { slug: "kitchen", count: 53 },
          ],
          first: thing(1),
          last: thing(2),
          fullestWeek: { monday: "2026-03-02", count: 12 },
          mostLiked: thing(4),
        },
      ],
    }))
    await open("/me", true)
    await until(() => expect(screen.getByRole("heading", { name: "This week: 6 things" })).toBeTruthy())
    expect(screen.getByText("Kitchen 3, Space 3")).toBeTruthy()
    expect(screen.queryByText("Thing 6")).toBeNull()
    await press("All 6")
    expect(screen.getByRole("link", { name: "Thing 6" })).toBeTruthy()
    expect(screen.queryByRole("link", { name: "Thing 3" })).toBeNull()
    await press(/Your 2026/, "link")
    await until(() => expect(screen.getByRole("heading", { name: "Your 2026: 143 things" })).toBeTruthy())
    expect(screen.getByText(/Most in Space: 90\./)).toBeTruthy()
    expect(screen.getByRole("heading", { name: "The most popular one" })).toBeTruthy()
  })
})

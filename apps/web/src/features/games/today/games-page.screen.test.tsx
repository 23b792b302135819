import { screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { statsOf } from "../../../../test/fake-games.ts"
import { startFakeServer } from "../../../../test/fake-server.ts"
import { openApp, press, until } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"

type Given = Parameters<typeof statsOf>[0]

const noon = Date.parse("2026-11-22T12:00:00.000Z")

async function gamesOf(given: Given, person: typeof ada | null = ada) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon })
  const server = startFakeServer({ person })
  server.answer("games-get_stats", () => statsOf(given))
  await openApp("/games", { isSignedIn: person !== null })
  await screen.findByRole("list", { name: "The last seven days" })
  return server
}

const cardOf = (game: string) => {
  const card = screen.getByRole("heading", { name: game }).closest("li")
  if (!card) throw new Error(`There is no card of ${game}.`)
  return card
}

describe("the games tab", () => {
  it("shows each game's state in words, with one thing to do", async () => {
    await gamesOf({
      games: {
        WURD: { state: "won", moves: 4, score: 4 },
        BAW: { state: "playing", moves: 7, score: 31 },
        QUIZ_ME: { state: "new", moves: 0, score: 0 },
      },
    })
    expect(cardOf("WURD").textContent).toContain("Solved in 4")
    expect(within(cardOf("WURD")).getByRole("link", { name: "See your result: WURD" })).toBeTruthy()
    expect(cardOf("BAW").textContent).toContain("7 words, 31 points")
    expect(within(cardOf("BAW")).getByRole("link", { name: "Continue: BAW" })).toBeTruthy()
    expect(within(cardOf("QUIZ_ME")).getByRole("link", { name: "Play: QUIZ_ME" }).getAttribute("href")).toBe(
      "/games/quiz",
    )
  })

  it("has no place for a game that is switched off, and a set table where all are", async () => {
    const server = await gamesOf({ off: ["BAW"] })
    expect(screen.queryByRole("heading", { name: "BAW" })).toBeNull()
    server.answer("games-get_stats", () => statsOf({ off: ["WURD", "BAW"] }))
    await openApp("/games", { isSignedIn: true })
    expect(await screen.findByRole("heading", { name: "No games here yet" })).toBeTruthy()
  })

  it("tells a week by name, a frozen day apart from a missed one", async () => {
    await gamesOf({ played: { WURD: [5, 3, 2, 1] }, frozen: [4], length: 4, freezes: 1 })
    const days = within(screen.getByRole("list", { name: "The last seven days" })).getAllByRole("listitem")
    expect(days.map((day) => day.querySelector(".unseen")?.textContent)).toEqual([
      "Monday: not played",
      "Tuesday: played",
      "Wednesday: missed, but a freeze saved the streak",
      "Thursday: played",
      "Friday: played",
      "Saturday: played",
      "Sunday: today, not played yet",
    ])
    expect(screen.getByText("1 freeze")).toBeTruthy()
  })

  it("tells once that a freeze was earned, and spent", async () => {
    await gamesOf({ length: 8, freezes: 1, earned: [2], frozen: [4] })
    expect(await screen.findByText("7 days in a row: you earned a freeze.")).toBeTruthy()
    expect(screen.getByText("A freeze saved your streak on Wednesday.")).toBeTruthy()
    await openApp("/games", { isSignedIn: true })
    expect(await screen.findByText("1 freeze")).toBeTruthy()
    expect(screen.queryByText(/earned a freeze|saved your streak/)).toBeNull()
  })

  it("counts to the next puzzles, and asks for them when they are there", async () => {
    const server = await gamesOf({})
    expect(screen.getByText("in 12 hours")).toBeTruthy()
    server.answer("games-get_stats", () => statsOf({ today: "2026-11-23", length: 1 }))
    vi.setSystemTime(Date.parse("2026-11-22T23:59:59.000Z"))
    await until(() => expect(screen.getByText("in 24 hours")).toBeTruthy())
  })

  it("shows yesterday's words with their letters", async () => {
    const yesterday = { day: "2026-11-21", required: "t", letters: [..."tearing"], words: ["gate", "tearing"] }
    await gamesOf({ yesterday })
    await press("Yesterday’s words")
    const sheet = within(await screen.findByRole("dialog", { name: "Yesterday’s words" }))
    expect(sheet.getByText(/Every word has the T/)).toBeTruthy()
    expect(sheet.getAllByRole("listitem").map((word) => word.textContent)).toEqual(["gate", "tearing, a pangram"])
  })

  it("says what a guest's point waits for", async () => {
    await gamesOf({}, null)
    expect(screen.getByText(/Join by tomorrow/)).toBeTruthy()
    await press("Join")
    expect(await screen.findByRole("dialog", { name: /^Join/ })).toBeTruthy()
  })

  it("stays readable offline as it was last seen here, and says so", async () => {
    const server = await gamesOf({ length: 12, games: { WURD: { state: "won", moves: 3, score: 3 } } })
    await server.setOnline(false)
    await openApp("/games", { isSignedIn: true })
    expect(await screen.findByText("You are offline. This is from Sunday, November 22.")).toBeTruthy()
    expect(cardOf("WURD").textContent).toContain("Solved in 3")
    await server.setOnline(true)
    await until(() => expect(screen.queryByText(/This is from/)).toBeNull())
  })
})

describe("earlier days", () => {
  it("are listed thirty at a time, each with its state, and are played for practice", async () => {
    const server = await gamesOf({})
    server.answer("games-list_days", ({ until }) =>
      until === "2026-11-21"
        ? {
            days: [
              { day: "2026-11-21", state: "won", isPractice: false, moves: 5, score: 5 },
              { day: "2026-11-20", state: "new", isPractice: true, moves: 0, score: 0 },
            ],
            next: "2026-11-19",
          }
        : { days: [{ day: "2026-11-19", state: "lost", isPractice: true, moves: 6, score: 0 }], next: null },
    )
    await press("Past days of WURD")
    const list = within(await screen.findByRole("list", { name: "Days of WURD" }))
    expect((await list.findByRole("link", { name: /21/ })).textContent).toContain("Solved in 5")
    expect(list.getByRole("link", { name: /20/ }).textContent).toMatch(/Not played$/)
    await press("Earlier days")
    const oldest = await list.findByRole("link", { name: /19/ })
    expect(oldest.textContent).toContain("Not solved this time")
    expect(oldest.textContent).toContain("practice")
    expect(screen.queryByRole("button", { name: "Earlier days" })).toBeNull()
    expect(oldest.getAttribute("href")).toBe("/games/wurd?day=2026-11-19")
  })

  it("say that they did not come", async () => {
    const server = await gamesOf({})
    server.refuse("games-list_days", "server/unavailable")
    await press("Past days of BAW")
    expect(await screen.findByRole("heading", { name: "Could not load the days" })).toBeTruthy()
  })
})

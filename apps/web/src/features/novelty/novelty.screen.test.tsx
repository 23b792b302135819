import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press, type, until } from "../../../test/open-app.tsx"
import { seeEverything } from "../../../test/see-everything.ts"
import { ada, growingTile, tiles } from "../../../test/world.ts"

beforeEach(seeEverything)

/** The opened story: the feed below it asks at its own tile's end. */
const story = () => within(document.querySelector<HTMLElement>(".tile-screen") ?? document.body)
const question = () => story().queryByText("Did you know this?")
/** Presses a button of the story, once it is there. */
async function answer(name: string): Promise<void> {
  await until(() => expect(story().getByRole("button", { name })).toBeTruthy())
  fireEvent.click(story().getByRole("button", { name }))
}
const saved = () =>
  JSON.parse(localStorage.getItem("cf_novelty") ?? "null") as { answers: { isTold: boolean }[] } | null

/** Nothing that was answered here waits any more. */
const isSynced = () =>
  until(() => {
    expect(saved()?.answers.every((each) => each.isTold)).toBe(true)
    expect(Object.keys(localStorage).filter((name) => name.startsWith("cf_outbox_novelty"))).toEqual([])
  })

const told = (server: FakeServer) => [
  ...server.calls("tiles-rate_novelty"),
  ...server.calls("tiles-merge_novelty").flatMap(({ ratings }) => ratings),
]

describe("what is asked at a tile's end", () => {
  it("takes one tap, says so, and leads to the history; a guest's stays on the device", async () => {
    const server = startFakeServer()
    await openApp("/tiles/slug-of-one")
    await answer("New to me")
    expect(await screen.findByText("New to you. Added to your history")).toBeTruthy()
    expect(question()).toBeNull()
    expect(document.activeElement?.textContent).toMatch(/^Change/)
    await openApp("/me")
    const link = await screen.findByRole("link", { name: /1 thing today/ })
    expect(link.getAttribute("href")).toBe("/me/history")
    await openApp("/me/history")
    await until(() => expect(screen.getByRole("heading", { level: 1, name: "1 thing today" })).toBeTruthy())
    expect(screen.getByRole("link", { name: "Title of one" }).getAttribute("href")).toBe("/me/tiles/slug-of-one")
    expect(told(server)).toEqual([])
  })

  it("is not asked again, and what was answered stays as a quiet word", async () => {
    startFakeServer()
    await openApp("/tiles/slug-of-one")
    await answer("I knew this")
    await openApp("/tiles/slug-of-one")
    await until(() => expect(story().getByText("You knew this")).toBeTruthy())
    expect(question()).toBeNull()
    expect(story().queryByRole("button", { name: /^Change/ })).toBeNull()
  })

  it("can be changed until the tile is left, and is one then", async () => {
    const server = startFakeServer({ person: ada })
    await openApp("/tiles/slug-of-one", { isSignedIn: true })
    await answer("New to me")
    await isSynced()
    await answer("Change your answer")
    const before = await story().findByRole("button", { name: "New to me" })
    expect([before.getAttribute("aria-pressed"), document.activeElement]).toEqual(["true", before])
    await answer("I knew this")
    expect(await story().findByText("You knew this")).toBeTruthy()
    await isSynced()
    expect([...server.state.novelty.values()]).toMatchObject([{ tileId: "one", rating: "known" }])
    expect(story().getByText("You knew this")).toBeTruthy()
  })

  it("is asked at the end of the strip in the feed, too", async () => {
    startFakeServer()
    await openApp("/")
    const end = within(await screen.findByRole("region", { name: "3 of 3: Part 3 of one" }))
    fireEvent.click(await end.findByRole("button", { name: "New to me" }))
    expect(await end.findByText("New to you")).toBeTruthy()
    // The tap was the answer's alone.
    expect(location.pathname).toBe("/")
  })

  it("is not asked of a story that still grows", async () => {
    const growing = growingTile("story")
    startFakeServer({ tiles: [...tiles, growing] })
    await openApp("/tiles/slug-of-story")
    await screen.findByRole("heading", { level: 1, name: "Title of story" })
    await until(() => expect(screen.getByRole("heading", { name: "Sources" })).toBeTruthy())
    expect(question()).toBeNull()
  })

  it("is not asked of somebody who answered on another device", async () => {
    const server = startFakeServer({ person: ada })
    server.state.novelty.set("one", { tileId: "one", rating: "known", ratedDate: "2026-11-01T10:00:00.000Z" })
    await openApp("/tiles/slug-of-one", { isSignedIn: true })
    await until(() => expect(story().getByText("You knew this")).toBeTruthy())
    expect(question()).toBeNull()
    await openApp("/tiles/slug-of-two", { isSignedIn: true })
    await until(() => expect(question()).toBeTruthy())
  })
})

describe("an answer without a connection", () => {
  it("is shown at once, and told once there is one", async () => {
    const server = startFakeServer({ person: ada })
    await openApp("/tiles/slug-of-one", { isSignedIn: true })
    await until(() => expect(question()).toBeTruthy())
    await server.setOnline(false)
    await answer("New to me")
    expect(await story().findByText("New to you")).toBeTruthy()
    expect(server.state.novelty.size).toBe(0)
    await server.setOnline(true)
    await isSynced()
    expect(told(server)).toMatchObject([{ tileId: "one", rating: "new" }])
    expect(server.state.novelty.get("one")?.rating).toBe("new")
  })

  it("survives an app that is closed", async () => {
    const server = startFakeServer({ person: ada })
    await openApp("/tiles/slug-of-one", { isSignedIn: true })
    await until(() => expect(question()).toBeTruthy())
    await server.setOnline(false)
    await answer("New to me")
    await server.setOnline(true)
    await openApp("/tiles/slug-of-one", { isSignedIn: true })
    await isSynced()
    expect(server.state.novelty.get("one")?.rating).toBe("new")
  })

  it("that is refused is taken back, with a word", async () => {
    const server = startFakeServer({ person: ada })
    server.refuse("tiles-rate_novelty", "tile/not-found")
    await openApp("/tiles/slug-of-one", { isSignedIn: true })
    await answer("New to me")
    await until(() => expect(screen.getByText(/^Could not save your answer\./)).toBeTruthy())
    expect(saved()?.answers).toEqual([])
  })
})

describe("a guest's answers", () => {
  it("are the person's who joins, once, and are gone from the device with them", async () => {
    const server = startFakeServer()
    await openApp("/tiles/slug-of-one")
    await answer("New to me")
    await openApp("/tiles/slug-of-two")
    await answer("I knew this")
    server.state.person = ada
    await openApp("/me", { isSignedIn: true })
    await isSynced()
    expect(server.calls("tiles-merge_novelty")).toHaveLength(1)
    expect(await screen.findByRole("link", { name: /2 things today/ })).toBeTruthy()
    await openApp("/me", { isSignedIn: true })
    await until(() => expect(screen.getByRole("link", { name: /2 things today/ })).toBeTruthy())
    expect(told(server)).toHaveLength(2)
    await openApp("/settings", { isSignedIn: true })
    await press("Sign out here")
    expect(await screen.findByText(/^You are signed out/)).toBeTruthy()
    expect(saved()).toBeNull()
  })

  it("are told again when the answer was lost, and are still there once", async () => {
    const server = startFakeServer()
    await openApp("/tiles/slug-of-one")
    await answer("New to me")
    server.state.person = ada
    server.answer("tiles-merge_novelty", ({ ratings }) => {
      for (const rated of ratings) server.state.novelty.set(rated.tileId, rated)
      throw new TypeError("Failed to fetch")
    })
    await openApp("/me", { isSignedIn: true })
    await until(() => expect(server.calls("tiles-merge_novelty").length).toBeGreaterThan(1))
    server.answer("tiles-merge_novelty", ({ ratings }) => ({ merged: ratings.length }))
    await isSynced()
    expect(server.state.novelty.size).toBe(1)
    await until(() => expect(screen.getByRole("link", { name: /1 thing today/ })).toBeTruthy())
  })
})

describe("the history", () => {
  const rated = (tileId: string, rating: "known" | "new", ratedDate: string) => ({ tileId, rating, ratedDate })

  it("stands week by week with what there is of each topic, is searched, and shows one topic alone", async () => {
    const server = startFakeServer({ person: ada })
    const now = new Date().toISOString()
    for (const each of [rated("one", "new", now), rated("two", "known", "2025-11-03T10:00:00.000Z")])
      server.state.novelty.set(each.tileId, each)
    await openApp("/me/history", { isSignedIn: true })
    expect(await screen.findByText("1 was new to you, 1 you knew.")).toBeTruthy()
    const weeks = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent)
    expect(weeks[0]).toBe("This week1")
    expect(weeks[1]).toMatch(/2025/)
    type(await screen.findByRole("searchbox", { name: /^Search your history/ }), "title two")
    expect(await screen.findByText("1 thing for “title two”.")).toBeTruthy()
    expect(screen.queryByRole("link", { name: "Title of one" })).toBeNull()
    type(screen.getByRole("searchbox"), "zzz")
    expect(await screen.findByText("Nothing for “zzz”.")).toBeTruthy()
    await press("Clear the search")
    await waitFor(() => expect(screen.getByRole("link", { name: "Title of one" })).toBeTruthy())
    const [topic] = screen.getByRole("region", { name: "By category" }).querySelectorAll("button")
    fireEvent.click(topic as HTMLElement)
    expect(await screen.findByText(/^1 thing in /)).toBeTruthy()
    expect(topic?.getAttribute("aria-pressed")).toBe("true")
  })

  it("says where there is none yet, and what it is for", async () => {
    startFakeServer()
    await openApp("/me/history")
    expect(await screen.findByRole("link", { name: "Learn something" })).toBeTruthy()
  })

  it("that did not arrive says so, keeps nothing back, and comes with the connection", async () => {
    const server = startFakeServer({ person: ada })
    server.state.novelty.set("one", rated("one", "new", new Date().toISOString()))
    await openApp("/me", { isSignedIn: true })
    await until(() => expect(localStorage.getItem("cf_user")).not.toBeNull())
    await server.setOnline(false)
    await openApp("/me/history", { isSignedIn: true })
    expect(await screen.findByRole("heading", { name: "No connection" })).toBeTruthy()
    await server.setOnline(true)
    expect(await screen.findByRole("link", { name: "Title of one" })).toBeTruthy()
  })

  it("of five hundred answers on the device comes in pages", async () => {
    startFakeServer()
    const answers = Array.from({ length: 500 }, (_, at) => ({
      ...rated(`tile-${at}`, "new", new Date(Date.now() - at * 3_600_000).toISOString()),
      title: `Story ${at}`,
      slug: `story-${at}`,
      category: "space",
      isTold: false,
    }))
    localStorage.setItem("cf_novelty", JSON.stringify({ userId: null, answers }))
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver
    await openApp("/me/history")
    const shown = async () => (await screen.findAllByRole("link", { name: /^Story / })).length
    expect(await shown()).toBe(50)
    await press("Show more")
    expect(await shown()).toBe(100)
    type(screen.getByRole("searchbox"), "499")
    await until(() => expect(screen.getByText("1 thing for “499”.")).toBeTruthy())
    expect(await shown()).toBe(1)
  })
})

import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, setWindowWidth, until } from "../../../test/open-app.tsx"
import { ada, growingTile, tileOf, tiles } from "../../../test/world.ts"
import type { SessionScopes } from "../../platform/session-scope.ts"

const current = () => document.querySelector<HTMLElement>(".feed-item[data-current]") as HTMLElement
const detail = () => document.querySelector<HTMLElement>("article.detail")

async function readAllAnew(scopes: SessionScopes): Promise<void> {
  const { readCacheOf } = await import("../../platform/reads/read-cache.ts")
  readCacheOf(scopes.get()).invalidate()
}

describe("a cover", () => {
  it("shows its picture, topic, title and teaser, and each subtile on a page of its strip", async () => {
    startFakeServer()
    await openApp("/")
    const cover = within(await screen.findByRole("article", { name: "Title of one" }))
    expect(cover.getByRole("link", { name: "Title of one" }).getAttribute("href")).toBe("/tiles/slug-of-one")
    expect(cover.getByText("Teaser of one")).toBeTruthy()
    expect(cover.getByText("Space")).toBeTruthy()
    expect(cover.getByRole("img", { name: "A picture of it" })).toBeTruthy()
    const panes = cover.getAllByRole("region").map((pane) => pane.getAttribute("aria-label"))
    expect(panes).toEqual(["1 of 3: Part 1 of one", "2 of 3: Part 2 of one", "3 of 3: Part 3 of one"])
  })

  it("leads to its topic's feed, where its topic is no way any more", async () => {
    startFakeServer()
    await openApp("/")
    await screen.findByRole("article", { name: "Title of one" })
    fireEvent.click(within(current()).getByRole("link", { name: "All about Space" }))
    expect(await screen.findByRole("feed", { name: "Tiles about Space" })).toBeTruthy()
    expect(location.search).toBe("?t=space")
    await until(() => expect(current().textContent).toContain("Space"))
    expect(within(current()).queryByRole("link", { name: "All about Space" })).toBeNull()
  })

  it("is walked through by keys, and opens at the page that is read", async () => {
    startFakeServer()
    await openApp("/")
    await screen.findByRole("article", { name: "Title of one" })
    await key("ArrowRight")
    const strip = current().querySelector(".strip") as HTMLElement
    await waitFor(() => expect(strip.scrollLeft).toBe(390))
    await waitFor(() => expect(current().querySelector(".cover")?.hasAttribute("data-reading")).toBe(true))
    await key("ArrowLeft")
    await waitFor(() => expect(strip.scrollLeft).toBe(0))
  })

  it("of a growing story unfolds its timeline in place, the newest entry first, and is followed", async () => {
    const story = growingTile("story")
    startFakeServer({ tiles: [...tiles, story] })
    document.cookie = "cf_place=home:story; path=/"
    const feed = { category: null, ids: tiles.map(({ id }) => id), developingIds: ["story"] }
    await openApp("/", { place: "story", feed, tiles: [story] })
    await press(/^Show timeline/)
    const card = within(current())
    for (const { title } of story.subtiles.slice(0, 2)) expect(await card.findByText(title)).toBeTruthy()
    fireEvent.click(card.getByRole("button", { name: "Follow" }))
    expect((await card.findByRole("button", { name: "Following" })).getAttribute("aria-pressed")).toBe("true")
    fireEvent.click(card.getByRole("button", { name: "Hide timeline" }))
    expect((await card.findByRole("button", { name: /^Show timeline/ })).getAttribute("aria-expanded")).toBe("false")
  })
})

describe("an opened tile", () => {
  it("shows everything there is to read of it, with its sources", async () => {
    const source = { title: "On Candles", by: "M. Faraday", year: 1861, kind: "book" as const }
    startFakeServer({ tiles: [tileOf("one", { sources: [source] }), ...tiles.slice(1)] })
    await openApp("/tiles/slug-of-one", { tiles: [] })
    expect(await screen.findByRole("heading", { level: 1, name: "Title of one" })).toBeTruthy()
    const text = detail()?.textContent ?? ""
    for (const words of ["What one is about.", "What part 1 of one says.", "What part 3 of one says.", "On Candles"])
      expect(text).toContain(words)
  })

  it("says which subtiles are new since its reader opened it last, on its cover as well", async () => {
    const server = startFakeServer({ person: ada })
    const state = {
      tileId: "one",
      subtileCountSnapshot: 2,
      share: 1,
      isRead: true,
      seenDate: "2026-11-01T00:00:00.000Z",
    }
    server.answerPath("/documents/users/ID/tileStates", () => ({ documents: [state] }))
    await openApp("/", { isSignedIn: true })
    await until(() => expect(current().querySelector(".unread")?.textContent).toBe("1 new"))
    fireEvent.click(screen.getByRole("link", { name: "Title of one" }))
    await until(() => expect(detail()?.querySelectorAll(".unread")).toHaveLength(1))
    expect(detail()?.querySelector(".unread")?.textContent).toBe("New")
    await until(() => expect(server.calls("tiles-tap_tile")).toMatchObject([{ tileId: "one" }]))
  })

  it("leads to its topic's feed", async () => {
    startFakeServer()
    await openApp("/")
    fireEvent.click(await screen.findByRole("link", { name: "Title of one" }))
    await until(() => expect(detail()).not.toBeNull())
    fireEvent.click(within(detail() as HTMLElement).getByRole("link", { name: "All about Space" }))
    expect(await screen.findByRole("feed", { name: "Tiles about Space" })).toBeTruthy()
    expect(location.pathname + location.search).toBe("/?t=space")
    expect(detail()).toBeNull()
  })

  it("counts as opened beside the stage of a desk only once it is scrolled", async () => {
    setWindowWidth(1440)
    const server = startFakeServer({ person: ada })
    await openApp("/", { isSignedIn: true })
    await until(() => expect(detail()?.querySelector("h1")?.textContent).toBe("Title of one"))
    await pass(20_000)
    expect(server.calls("tiles-tap_tile")).toEqual([])
    fireEvent.wheel(detail() as HTMLElement, { deltaY: 200 })
    await until(() => expect(server.calls("tiles-tap_tile")).toMatchObject([{ tileId: "one" }]))
  })

  it("was opened once, however often it is fetched anew while it is open", async () => {
    const all = [...tiles]
    const server = startFakeServer({ person: ada, tiles: all })
    const { scopes } = await openApp("/", { isSignedIn: true })
    fireEvent.click(await screen.findByRole("link", { name: "Title of one" }))
    await until(() => expect(server.calls("tiles-tap_tile")).toHaveLength(1))
    all[0] = tileOf("one", { title: "A better title" })
    await readAllAnew(scopes)
    expect(await screen.findByRole("heading", { level: 1, name: "A better title" })).toBeTruthy()
    await pass(60_000)
    expect(server.calls("tiles-tap_tile")).toHaveLength(1)
  })

  it("is what is read, however often the feed behind it is fetched anew", async () => {
    const all = [...tiles]
    startFakeServer({ tiles: all })
    const { scopes } = await openApp("/tiles/slug-of-five")
    const { readingsOf } = await import("./reading-signals.ts")
    await screen.findByRole("heading", { level: 1, name: "Title of five" })
    all[0] = tileOf("one", { title: "A better title" })
    await readAllAnew(scopes)
    await until(() => expect(current().getAttribute("aria-label")).toBe("A better title"))
    expect(readingsOf(scopes.get()).now.get()?.tile.id).toBe("five")
  })

  it("that there is not is a friendly screen with ways on", async () => {
    startFakeServer()
    await openApp("/tiles/no-such-tile", { tiles: [] })
    expect(await screen.findByRole("heading", { name: "Nothing lives here" })).toBeTruthy()
    fireEvent.click(screen.getByRole("link", { name: "Go to the feed" }))
    expect(await screen.findByRole("feed")).toBeTruthy()
  })
})

describe("a link in a story's text", () => {
  const words = (link: string) => [{ type: "paragraph" as const, text: [{ text: ["the other one"], link }] }]
  const known = [tileOf("from", { body: words("/tiles/slug-of-to") }), tileOf("to"), ...tiles]

  it.each(["/search/tiles/slug-of-from?t=space&q=moon", "/me/tiles/slug-of-from", "/tiles/slug-of-from"])(
    "opens its tile over %s with the first click, and Back leads to the tile it stands in",
    async (address) => {
      startFakeServer({ tiles: known })
      await openApp(address, { tiles: known.slice(0, 2) })
      await press("the other one", "link")
      await waitFor(() => expect(location.pathname + location.search).toBe(address.replace("of-from", "of-to")))
      expect(history.state).toMatchObject({ visited: [{ slug: "slug-of-from" }, { slug: "slug-of-to" }] })
      await screen.findByRole("heading", { level: 1, name: "Title of to" })
      await press(/^Back/)
      await waitFor(() => expect(location.pathname + location.search).toBe(address))
    },
  )

  it("is the browser's where a new tab is asked for", async () => {
    startFakeServer({ tiles: known })
    await openApp("/tiles/slug-of-from", { tiles: known.slice(0, 2) })
    const link = await screen.findByRole("link", { name: "the other one" })
    expect(link.getAttribute("href")).toBe("/tiles/slug-of-to")
    expect(fireEvent.click(link, { ctrlKey: true }), "left to the browser").toBe(true)
  })
})

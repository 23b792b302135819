import type { FeedCard } from "@confetti/contract/feed-item"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../test/open-app.tsx"
import { ada, tileOf, tiles } from "../../../test/world.ts"

const current = () => document.querySelector<HTMLElement>(".feed-item[data-current]")
const expectTitle = (title: string) => waitFor(() => expect(current()?.getAttribute("aria-label")).toBe(title))
const place = () => current()?.getAttribute("aria-posinset")
const expectPlace = (wanted: number) => waitFor(() => expect(place()).toBe(String(wanted)))
const titles = () => [...document.querySelectorAll("article.feed-item")].map((item) => item.getAttribute("aria-label"))

const post = {
  type: "tiktok_video",
  id: "candle",
  title: "How a candle burns",
  text: "",
  handle: null,
  address: "https://www.tiktok.com/@confetti/video/1",
  player: "https://www.tiktok.com/player/v1/1",
  picture: null,
} as const
const join: FeedCard = { type: "join_cf", id: "join", title: "Join Confetti" }

describe("the feed", () => {
  it("stands at the first tile, with a handful of items in the page", async () => {
    startFakeServer()
    await openApp("/")
    await expectTitle("Title of one")
    expect(screen.getByRole("feed", { name: "Tiles for you" })).toBeTruthy()
    expect(titles()).toEqual(["Title of one", "Title of two", "Title of three"])
    expect(current()?.getAttribute("aria-setsize")).toBe("12")
  })

  it("stands where its reader left it, and remembers where they are", async () => {
    startFakeServer()
    document.cookie = "cf_place=home:five; path=/"
    await openApp("/", { place: "five", tiles: tiles.slice(4, 7) })
    await expectTitle("Title of five")
    await key("ArrowDown")
    await expectTitle("Title of six")
    await waitFor(() => expect(document.cookie).toContain("home:six"))
  })

  it("counts every step, however quickly they come", async () => {
    startFakeServer()
    await openApp("/")
    await expectTitle("Title of one")
    await key(...Array<string>(6).fill("ArrowDown"))
    await waitFor(() => expect(place()).toBe("7"))
    await key(...Array<string>(9).fill("ArrowUp"))
    await expectPlace(1)
  })

  it("acts by keys on the tile in view", async () => {
    const server = startFakeServer()
    server.answer("feed-explain_tile", () => ({ sentence: "It is new here.", causes: ["new"], becauseOf: null }))
    await openApp("/")
    await expectTitle("Title of one")
    await key("l")
    expect(await screen.findByText("Liked. It is on your shelf")).toBeTruthy()
    expect(JSON.parse(localStorage.getItem("cf_likes") ?? "[]")).toEqual(["one"])
    await key("w")
    expect(await screen.findByText("It is new here.")).toBeTruthy()
    await press("Close")
    await key("?")
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy()
    await press("Close")
    await key("Enter")
    await waitFor(() => expect(location.pathname).toBe("/tiles/slug-of-one"))
  })

  it("is narrowed to a category of the rail, and keeps a place of its own there", async () => {
    startFakeServer()
    await openApp("/")
    await key("ArrowDown")
    await expectTitle("Title of two")
    fireEvent.click(screen.getByRole("link", { name: "Space" }))
    expect(await screen.findByRole("feed", { name: "Tiles about Space" })).toBeTruthy()
    expect(location.search).toBe("?t=space")
    fireEvent.click(screen.getByRole("link", { name: "For you" }))
    expect(await screen.findByRole("feed", { name: "Tiles for you" })).toBeTruthy()
    await expectTitle("Title of two")
  })

  it("leads to its first tile when Home is chosen where it stands", async () => {
    startFakeServer()
    await openApp("/")
    await key(...Array<string>(3).fill("ArrowDown"))
    await expectPlace(4)
    fireEvent.click(screen.getByRole("link", { name: "Home" }))
    await waitFor(() => expect(place()).toBe("1"))
  })

  it("says that there is no such topic, over everybody's feed", async () => {
    startFakeServer()
    await openApp("/?t=nope")
    expect(await screen.findByText(/^There is no topic “nope”\./)).toBeTruthy()
    await expectTitle("Title of one")
  })

  it("ends, says so, and leads back to its first tile", async () => {
    startFakeServer()
    await openApp("/")
    await key("End")
    await key(...Array<string>(12).fill("ArrowDown"))
    expect(await screen.findByRole("heading", { name: "You’re all caught up" })).toBeTruthy()
    await press("Back to the first tile")
    await expectPlace(1)
  })

  it("announces what is new by a chip, and moves only when that is pressed", async () => {
    const server = startFakeServer({ tiles: [...tiles, tileOf("fresh")] })
    server.state.feed = tiles.map(({ id }) => id)
    await openApp("/")
    await key("ArrowDown")
    await expectTitle("Title of two")
    server.state.feed = ["fresh", ...server.state.feed]
    await pass(6 * 60_000)
    const chip = await screen.findByRole("button", { name: "1 new" })
    await expectTitle("Title of two")
    fireEvent.click(chip)
    await waitFor(() => expect(current()?.getAttribute("aria-label")).toBe("Title of fresh"))
  })

  it("says that it did not arrive, and comes with the connection", async () => {
    const server = startFakeServer()
    await openApp("/me", { feed: null, tiles: [] })
    await server.setOnline(false)
    fireEvent.click(screen.getByRole("link", { name: "Home" }))
    await until(() => expect(screen.getByRole("heading", { name: "Could not load the feed" })).toBeTruthy())
    await server.setOnline(true)
    await expectTitle("Title of one")
  })

  it("loads the tiles that the server refused once it answers again", async () => {
    const server = startFakeServer()
    server.refuse("/documents/tiles", "server/unavailable")
    await openApp("/")
    await key(...Array<string>(3).fill("ArrowDown"))
    expect(await screen.findAllByRole("heading", { name: "Could not load this tile" })).not.toEqual([])
    server.answerPath("/documents/tiles", (_body, asking) => {
      const ids = asking.get("ids")?.split(",") ?? []
      return { documents: tiles.filter(({ id }) => ids.includes(id)) }
    })
    await until(() => expect(current()?.getAttribute("aria-label")).toBe("Title of four"))
    expect(screen.queryByRole("heading", { name: "Could not load this tile" })).toBeNull()
  })
})

describe("the way in", () => {
  it("stands at a stranger's sixth place, and takes no key it has no use for", async () => {
    startFakeServer()
    await openApp("/", { cards: [join] })
    await key(...Array<string>(5).fill("ArrowDown"))
    await expectPlace(6)
    await waitFor(() => expect(current()?.textContent).toContain("Join"))
    await key("l", "s", "w", "m", "ArrowRight")
    expect(screen.queryByRole("dialog")).toBeNull()
    await expectPlace(6)
    await key("Enter")
    expect(await screen.findByRole("dialog", { name: /^Join/ })).toBeTruthy()
  })

  it("is where one stood after another tab, though a new order came meanwhile", async () => {
    startFakeServer()
    const { scopes } = await openApp("/", { cards: [join] })
    await key(...Array<string>(5).fill("ArrowDown"))
    await expectPlace(6)
    await press("Me", "link")
    await until(() => expect(screen.getByRole("heading", { name: "Tiles you like appear here" })).toBeTruthy())
    const { feedOf } = await import("./use-feed.ts")
    feedOf(scopes.get()).splice(tiles.map(({ id }) => id).toReversed())
    await press("Home", "link")
    await expectPlace(6)
    await waitFor(() => expect(current()?.textContent).toContain("Join"))
  })

  it("is not there for somebody who is in", async () => {
    startFakeServer({ person: ada }).answerPath("/documents/feedCards", () => ({ documents: [join] }))
    await openApp("/", { cards: [join], isSignedIn: true })
    await pass(3000)
    await waitFor(() => expect(current()?.getAttribute("aria-setsize")).toBe("12"))
  })
})

describe("a post of the operator's", () => {
  it("says that there is no connection, and plays when there is one", async () => {
    const server = startFakeServer()
    await openApp("/", { cards: [post] })
    await key(...Array<string>(9).fill("ArrowDown"))
    await expectPlace(10)
    await server.setOnline(false)
    await press("Play")
    expect(await screen.findByText(/^You are offline/)).toBeTruthy()
    expect(document.querySelector("iframe")).toBeNull()
    await server.setOnline(true)
    await press("Play")
    await waitFor(() => expect(document.querySelector("iframe")?.getAttribute("src")).toBe(post.player))
  })
})

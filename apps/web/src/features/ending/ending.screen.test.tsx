import { fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, setWindowWidth, until } from "../../../test/open-app.tsx"
import { seeEverything } from "../../../test/see-everything.ts"
import { tiles } from "../../../test/world.ts"

const titleOf = (id: string) => `Title of ${id}`
const inView = () => document.querySelector(".feed-item[data-current]")?.getAttribute("aria-label")
const inFeed = () =>
  [...document.querySelectorAll(".feed-item[aria-label]")].map((item) => item.getAttribute("aria-label"))
const opened = () => document.querySelector("article.detail h1")?.textContent
const next = (id: string) => screen.findByRole("link", { name: `Next: ${titleOf(id)}` })

/** From the feed into the tile in view. */
async function openFirst(given: Parameters<typeof openApp>[1] = {}, path = "/"): Promise<void> {
  await openApp(path, given)
  await until(() => expect(inView()).toBe(titleOf("one")))
  const cover = document.querySelector<HTMLElement>(".feed-item[data-current]") ?? document.body
  fireEvent.click(within(cover).getByRole("link", { name: titleOf("one") }))
  await until(() => expect(opened()).toBe(titleOf("one")))
}

async function goBack(): Promise<void> {
  await press("Back")
  await until(() => expect(location.pathname).not.toContain("/tiles/"))
}

beforeEach(() => seeEverything())

describe("a story at its end", () => {
  it("can be liked and shared once more, in words", async () => {
    startFakeServer()
    await openFirst()
    const end = within(await screen.findByRole("region", { name: "The end of the story" }))
    fireEvent.click(end.getByRole("button", { name: "Like" }))
    expect(await end.findByRole("button", { name: "Unlike" })).toBeTruthy()
    expect(end.getByRole("button", { name: "Share" })).toBeTruthy()
  })

  it("the next tile of the feed opens in its place, and back leads to the feed, which stands on it", async () => {
    startFakeServer()
    await openFirst()
    const cover = await next("two")
    expect(cover.getAttribute("href")).toBe("/tiles/slug-of-two")
    expect(cover.closest(".next-cover")?.textContent).toMatch(/Kitchen\d+ min/)
    fireEvent.click(cover)
    await until(() => expect(opened()).toBe(titleOf("two")))
    fireEvent.click(await next("three"))
    await until(() => expect(opened()).toBe(titleOf("three")))
    await goBack()
    expect(location.pathname).toBe("/")
    await until(() => expect(inView()).toBe(titleOf("three")))
    expect(inFeed().slice(0, 4)).toEqual(["one", "two", "three", "four"].map(titleOf))
  })

  it("the next one is pulled up by a finger that goes on past the end, and falls back when it is let go too early", async () => {
    startFakeServer()
    await openFirst()
    const cover = await next("two")
    const pull = (by: number) => {
      const touch = (type: string, ...touches: { clientX: number; clientY: number }[]) =>
        cover.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }))
      touch("touchstart", { clientX: 200, clientY: 600 })
      touch("touchmove", { clientX: 200, clientY: 600 - by })
      touch("touchend")
    }
    pull(60)
    await pass(500)
    expect(opened()).toBe(titleOf("one"))
    pull(160)
    await until(() => expect(opened()).toBe(titleOf("two")))
  })

  it("a key goes on from wherever one reads", async () => {
    startFakeServer()
    await openFirst()
    await until(() => expect(document.querySelector(".ending-slot")).toBeTruthy())
    // The button is rendered before it listens.
    await pass(250)
    // Its code is still to come.
    await key("n")
    await until(() => expect(opened()).toBe(titleOf("two")))
  })

  it("beside the stage of a desk the next one is a line, and the stage goes along", async () => {
    setWindowWidth(1440)
    startFakeServer()
    await openFirst()
    const line = await next("two")
    expect(line.querySelector("img")).toBeNull()
    fireEvent.click(line)
    await until(() => expect(opened()).toBe(titleOf("two")))
    await until(() => expect(inView()).toBe(titleOf("two")))
    await next("three")
  })

  it("says so where nothing follows, with the way back", async () => {
    const two = tiles.slice(0, 2)
    startFakeServer({ tiles: two })
    await openFirst({ feed: { category: null, ids: two.map(({ id }) => id), developingIds: [] }, tiles: two })
    fireEvent.click(await next("two"))
    expect(await screen.findByRole("heading", { name: "That was the last one" })).toBeTruthy()
    fireEvent.click(screen.getByRole("link", { name: "Go to the feed" }))
    await until(() => expect(inView()).toBe(titleOf("two")))
  })
})

describe("a tile that was opened by its link", () => {
  it("goes on into the feed, of which nothing is passed over", async () => {
    startFakeServer()
    await openApp("/tiles/slug-of-five")
    fireEvent.click(await next("one"))
    await until(() => expect(opened()).toBe(titleOf("one")))
    await goBack()
    await until(() => expect(inView()).toBe(titleOf("one")))
    // The tile of the link lies behind them, and everything else ahead.
    expect(inFeed().slice(0, 4)).toEqual(["five", "one", "two", "three"].map(titleOf))
  })

  it("goes on where somebody stood in their feed, with that tile laid behind them", async () => {
    startFakeServer()
    localStorage.setItem(
      "cf_feed_home",
      JSON.stringify({ category: null, ids: tiles.map(({ id }) => id), developingIds: [] }),
    )
    document.cookie = "cf_place=home:two; path=/"
    await openApp("/tiles/slug-of-nine")
    fireEvent.click(await next("three"))
    await until(() => expect(opened()).toBe(titleOf("three")))
    await goBack()
    await until(() => expect(inView()).toBe(titleOf("three")))
    await pass(100)
    expect(inFeed().slice(0, 4)).toEqual(["two", "nine", "three", "four"].map(titleOf))
  })
})

describe("a tile opened from a category", () => {
  it("leads to the next tile of that category, and back to its feed", async () => {
    startFakeServer()
    const feed = { category: "space", ids: ["one", "three", "five"], developingIds: [] }
    await openFirst({ feed, tiles: tiles.filter(({ id }) => feed.ids.includes(id)) }, "/?t=space")
    fireEvent.click(await next("three"))
    await until(() => expect(opened()).toBe(titleOf("three")))
    await goBack()
    expect(location.search).toBe("?t=space")
    await until(() => expect(inView()).toBe(titleOf("three")))
  })
})

describe("a tile of the shelf", () => {
  it("leads to the next one there, also when its like is taken back meanwhile", async () => {
    startFakeServer()
    localStorage.setItem("cf_likes", JSON.stringify(["four", "seven", "two"]))
    await openApp("/me/tiles/slug-of-seven")
    await next("two")
    fireEvent.click(
      within(await screen.findByRole("region", { name: "The end of the story" })).getByRole("button", {
        name: "Unlike",
      }),
    )
    fireEvent.click(await next("two"))
    await until(() => expect(opened()).toBe(titleOf("two")))
    expect(await screen.findByRole("heading", { name: "That was the last one on your shelf" })).toBeTruthy()
  })
})

describe("a tile that a search found", () => {
  it("leads to the next result, and says where that was the last", async () => {
    startFakeServer()
    await openApp("/search/tiles/slug-of-three?t=space")
    fireEvent.click(await next("five"))
    await until(() => expect(opened()).toBe(titleOf("five")))
    expect(location.pathname + location.search).toBe("/search/tiles/slug-of-five?t=space")
    fireEvent.click(await next("seven"))
    fireEvent.click(await next("nine"))
    fireEvent.click(await next("eleven"))
    expect(await screen.findByRole("heading", { name: "That was the last result" })).toBeTruthy()
  })
})

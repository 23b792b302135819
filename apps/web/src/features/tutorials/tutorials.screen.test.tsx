import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../test/open-app.tsx"
import { ada, growingTile, tiles } from "../../../test/world.ts"

const nextTile = /(Swipe up|Press ↓|Tap ↓) for the next one/
const moreOfThis = /(Swipe left|Press →) for more of this one/

const hint = () => screen.queryByRole("complementary", { name: "Tutorial" })
const isGone = () => waitFor(() => expect(hint()).toBeNull())
const seenHere = () => JSON.parse(localStorage.getItem("cf_tutorials_seen") ?? "[]") as string[]

/** The person does nothing, for as long as it takes. */
const standStill = (words: RegExp) => until(() => expect(hint()?.textContent ?? "").toMatch(words))

const gotIt = () => fireEvent.click(within(hint() as HTMLElement).getByRole("button", { name: "Got it" }))
const detail = () => document.querySelector("article.detail")

it("a tutorial put away by its button does not come back, and the next one comes", async () => {
  startFakeServer()
  await openApp("/")
  await standStill(nextTile)
  gotIt()
  await isGone()
  expect(detail(), "the button was all that was pressed").toBeNull()
  expect(seenHere()).toEqual(["home-feed-swipe"])
  await openApp("/")
  await standStill(moreOfThis)
})

it("a tutorial tells who asked for buttons of the button", async () => {
  startFakeServer()
  document.documentElement.dataset["buttons"] = ""
  await openApp("/")
  await standStill(/Tap ↓ for the next one/)
  expect(screen.getByText(/Next tile button/)).toBeTruthy()
  delete document.documentElement.dataset["buttons"]
})

it("no tutorial comes over a sheet or an open tile", async () => {
  const server = startFakeServer()
  server.answer("feed-explain_tile", () => ({ sentence: "It is new.", causes: [], becauseOf: null }))
  await openApp("/")
  await key("w")
  await screen.findByRole("dialog", { name: "Why this tile" })
  await pass(20_000)
  expect(hint()).toBeNull()
  await press("Close")
  await key("Enter")
  await waitFor(() => expect(detail()).not.toBeNull())
  await pass(20_000)
  expect(hint()).toBeNull()
  await press("Back")
  await waitFor(() => expect(detail()).toBeNull())
  await standStill(nextTile)
})

it("a tutorial comes to nobody who moves", async () => {
  startFakeServer()
  await openApp("/")
  for (let step = 0; step < 8; step++) {
    await pass(1000)
    await key("Shift")
    expect(hint()).toBeNull()
  }
  await standStill(nextTile)
})

it("a tutorial that could be read and was left for something else has been seen", async () => {
  startFakeServer()
  await openApp("/")
  await standStill(nextTile)
  await pass(5000)
  await key("Enter")
  await isGone()
  await waitFor(() => expect(seenHere()).toEqual(["home-feed-swipe"]))
})

it("whoever comes back to a tile further down has swiped before", async () => {
  const story = growingTile("story")
  startFakeServer({ tiles: [...tiles, story] })
  document.cookie = "cf_place=home:story; path=/"
  const feed = { category: null, ids: tiles.map(({ id }) => id), developingIds: ["story"] }
  await openApp("/", { place: "story", feed, tiles: [story] })
  await standStill(/See the timeline/)
  expect(seenHere()).toEqual(["home-feed-swipe"])
})

async function seenByAda(server: FakeServer): Promise<void> {
  await openApp("/", { isSignedIn: true })
  await standStill(nextTile)
  gotIt()
  await until(() => expect(server.state.tutorials).toEqual(["home-feed-swipe"]))
}

it("what was seen follows the person to another browser, and a replay empties both", async () => {
  const server = startFakeServer({ person: ada })
  await seenByAda(server)
  const first = { ...localStorage }
  localStorage.clear()
  await openApp("/", { isSignedIn: true })
  await standStill(moreOfThis)
  expect(seenHere()).toEqual(["home-feed-swipe"])

  await press("Settings", "link")
  await press("Replay")
  expect(await screen.findByText("Tutorials will be shown again")).toBeTruthy()
  await until(() => expect(server.state.tutorials).toEqual([]))
  await waitFor(() => expect(screen.queryByRole("button", { name: "Replay" })).toBeNull())

  localStorage.clear()
  for (const [name, value] of Object.entries(first)) localStorage.setItem(name, value)
  await openApp("/", { isSignedIn: true })
  await standStill(nextTile)
})

it("a guest replays the tutorials from the settings", async () => {
  startFakeServer()
  await openApp("/")
  await standStill(nextTile)
  gotIt()
  await isGone()
  await press("Settings", "link")
  await press("Replay")
  expect(await screen.findByText("Tutorials will be shown again")).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole("button", { name: "Replay" })).toBeNull())
  await press("Home", "link")
  await standStill(nextTile)
})

it("what was seen without a connection is told when there is one", async () => {
  const server = startFakeServer({ person: ada })
  await openApp("/", { isSignedIn: true })
  await standStill(nextTile)
  await server.setOnline(false)
  gotIt()
  await isGone()
  expect(seenHere()).toEqual(["home-feed-swipe"])
  await server.setOnline(true)
  await until(() => expect(server.state.tutorials).toEqual(["home-feed-swipe"]))
})

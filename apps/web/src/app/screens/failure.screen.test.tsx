import { AppError } from "@confetti/contract/app-error"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp } from "../../../test/open-app.tsx"
import { tileOf, tiles } from "../../../test/world.ts"

const words = "there was an error, please try again later."

// React says on the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined))

const unnameable = (): never => JSON.parse('{"toString":null,"valueOf":null}') as never

it("a rendering failure shows the 500 screen, and both its ways lead to the feed", async () => {
  startFakeServer({ tiles: [{ ...tileOf("one"), subtiles: 0 as never }] })
  await openApp("/", { tiles: [] })
  expect(await screen.findByText(words)).toBeTruthy()
  for (const name of ["return to feed", "Back"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/")
  expect(screen.getByRole("navigation", { name: "Main" }), "the tabs stay").toBeTruthy()
})

it("what breaks outside every screen shows the 500 screen, and never an empty page", async () => {
  startFakeServer()
  await openApp("/", { inviter: unnameable() })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/")
})

describe("a sheet that breaks", () => {
  it.each([
    ["while it is filled", { sentence: {}, becauseOf: null }],
    ["before it stands", { sentence: "It is new.", becauseOf: { slug: "\ud800", title: "A half letter" } }],
  ])("%s says so in a sheet, over the feed", async (_how, answer) => {
    const server = startFakeServer()
    server.answer("feed-explain_tile", () => answer as never)
    await openApp("/")
    await screen.findByRole("article", { name: tiles[0]?.title ?? "" })
    await key("w")
    expect(await screen.findByText(words)).toBeTruthy()
    const sheet = within(screen.getByRole("dialog"))
    expect(sheet.getByRole("link", { name: "return to feed" }).getAttribute("href")).toBe("/")
    fireEvent.click(sheet.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(screen.getByRole("feed")).toBeTruthy()
  })

  it("has not broken where its answer is refused", async () => {
    const server = startFakeServer()
    server.answer("feed-explain_tile", () => {
      throw new AppError("tile/not-found")
    })
    await openApp("/")
    await screen.findByRole("article", { name: tiles[0]?.title ?? "" })
    await key("w")
    expect(await screen.findByText(/^Could not load the reason/)).toBeTruthy()
  })
})

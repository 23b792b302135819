import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../../test/fake-server.ts"
import { keepThoughts, ownThoughtOf } from "../../../../test/fake-thoughts.ts"
import { openApp, press, until } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"

const board = async () => within(await screen.findByRole("region", { name: "Your thoughts" }))
const idOf = (at: number) => `5b0c9a52-6f0e-4a53-9f0a-1c2d3e4f5a6${at}`
const inOrder = [
  ownThoughtOf({ id: idOf(1), text: "Waits", state: "needsReview" }),
  ownThoughtOf({ id: idOf(2), text: "Stands", marks: 3, isEdited: true, tileId: "two" }),
  ownThoughtOf({ id: idOf(3), text: "Oldest" }),
]

describe("one’s own thoughts on the shelf", () => {
  it("stand with their tile, how they stand, and the way to it, page after page", async () => {
    const server = startFakeServer({ person: ada })
    keepThoughts(server, inOrder)
    await openApp("/me", { isSignedIn: true })
    const own = await board()
    expect(await own.findByText("Waits")).toBeTruthy()
    expect(own.getByText("It is waiting for review. You can see it here in the meantime.")).toBeTruthy()
    expect(own.getByText(/interesting to 3/).parentElement?.textContent).toContain("edited · interesting to 3")
    expect(own.queryByText("Oldest")).toBeNull()
    fireEvent.click(own.getByRole("button", { name: "Show more" }))
    expect(await own.findByText("Oldest")).toBeTruthy()
    expect(own.queryByRole("button", { name: "Show more" })).toBeNull()
    const link = own.getByRole("link", { name: "Title of two" })
    expect(link.getAttribute("href")).toBe("/me/tiles/slug-of-two")
    fireEvent.click(link)
    expect(await screen.findByRole("heading", { name: "Title of two" })).toBeTruthy()
  })

  it("go from there as well, and the focus stays on the board", async () => {
    const server = startFakeServer({ person: ada })
    const there = keepThoughts(server, inOrder.slice(0, 1))
    await openApp("/me", { isSignedIn: true })
    const own = await board()
    await press("Delete")
    fireEvent.click(await own.findByRole("button", { name: "Delete" }))
    await waitFor(() => expect(own.queryByText("Waits")).toBeNull())
    expect(document.activeElement?.textContent).toBe("Your thoughts")
    await until(() => expect(there.thoughts).toEqual([]))
    expect(await own.findByText(/^No thoughts yet/)).toBeTruthy()
  })

  it("say what the place is for where there are none, and that they did not arrive", async () => {
    const server = startFakeServer({ person: ada })
    keepThoughts(server)
    await openApp("/me", { isSignedIn: true })
    expect(await (await board()).findByText(/^No thoughts yet/)).toBeTruthy()
    server.refuse("/documents/users/ID/thoughts", "server/unexpected")
    await openApp("/me", { isSignedIn: true })
    expect(await (await board()).findByText("Could not load your thoughts")).toBeTruthy()
    keepThoughts(server, inOrder.slice(0, 1))
    fireEvent.click((await board()).getByRole("button", { name: "Try again" }))
    expect(await (await board()).findByText("Waits")).toBeTruthy()
  })

  it("are not there for a guest, nor where nobody shares thoughts", async () => {
    const server = startFakeServer()
    await openApp("/me")
    expect(await screen.findByRole("button", { name: "Join" })).toBeTruthy()
    expect(screen.queryByRole("region", { name: "Your thoughts" })).toBeNull()
    server.state.person = ada
    await openApp("/me", { isSignedIn: true, thoughts: "off" })
    expect(await screen.findByRole("heading", { name: "Ada Lovelace" })).toBeTruthy()
    expect(screen.queryByRole("region", { name: "Your thoughts" })).toBeNull()
    expect(server.asked.filter(({ path }) => path.endsWith("/thoughts"))).toEqual([])
  })
})

import type { Redemption } from "@confetti/contract/rewards"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, until } from "../../../test/open-app.tsx"
import { ada, stickers } from "../../../test/world.ts"

it.each(["/me", "/me/points"])("shows on %s what can be had now, and how far the next item is", async (path) => {
  const server = startFakeServer({ person: ada })
  server.state.balance = 30
  server.state.pace = 5
  const hue = { ...stickers, id: "shelf-hue", title: "A hue", kind: "hue" as const, cost: 25, variants: [] }
  const icon = { ...hue, id: "app-icon", title: "An icon", kind: "icon" as const, cost: 50 }
  server.answer("rewards-list_items", () => ({ items: [hue, icon], countries: [] }))
  await openApp(path, { isSignedIn: true })
  await until(() => expect(screen.getByText("20 to go, about 4 days at your pace")).toBeTruthy())
  const [next] = screen.getAllByRole("link", { name: "An icon" })
  expect(next?.getAttribute("href")).toBe("/me/shop/app-icon")
  expect(screen.getByText(/^You can get this now:/).textContent).toContain("A hue")
})

it.each([
  ["/me/points", "What you earn now is saved on this device"],
  ["/me/shop", "The shop will load when you are back online"],
  ["/me/orders", "Your orders will appear when you are back online"],
])("says on %s without a connection that nothing is lost, and loads when it returns", async (path, words) => {
  const server = startFakeServer({ person: ada })
  await openApp("/settings", { isSignedIn: true })
  await screen.findByRole("region", { name: "Signed in as" })
  await server.setOnline(false)
  await openApp(path, { isSignedIn: true })
  await until(() => expect(screen.getByRole("alert").textContent).toContain(words))
  await server.setOnline(true)
  await until(() => expect(screen.queryByRole("alert")).toBeNull())
})

/** A sticker that is on its way. */
function shipped(id: string): Redemption {
  return {
    id,
    item: { id: stickers.id, kind: stickers.kind, title: stickers.title, variant: "", picture: stickers.picture },
    cost: 10,
    state: "shipped",
    steps: [{ state: "held", at: "2026-11-22T00:00:00.000Z" }],
    refund: null,
    tracking: { carrier: "Post", code: `RR ${id}`, address: null },
    address: null,
    isUnderReview: false,
    failedParcels: [],
    canCancel: false,
  }
}

it("shows who carries a shipped order and its number, and no way to cancel it", async () => {
  const server = startFakeServer({ person: ada })
  server.answer("rewards-list_redemptions", () => ({ redemptions: [shipped("1")], next: null }))
  await openApp("/me/orders", { isSignedIn: true })
  const order = await screen.findByRole("article", { name: "Six stickers" })
  expect(order.textContent).toContain("Shipped with Post, tracking number RR 1.")
  expect(order.querySelector("button")).toBeNull()
})

it("keeps the orders it has while an older page can't be read, and reads that again", async () => {
  const server = startFakeServer({ person: ada })
  server.answer("rewards-list_redemptions", (asked) =>
    asked?.before ? { redemptions: [shipped("b")], next: null } : { redemptions: [shipped("a")], next: "1_a" },
  )
  await openApp("/me/orders", { isSignedIn: true })
  const more = await screen.findByRole("button", { name: "Show more" })
  await server.setOnline(false)
  fireEvent.click(more)
  await until(() => expect(screen.getByRole("alert").textContent).toContain("when you are back online"))
  expect(screen.getByText(/number RR a/)).toBeTruthy()
  await server.setOnline(true)
  await until(() => expect(screen.getByText(/number RR b/)).toBeTruthy())
})

it("shows older orders on request, each once", async () => {
  const server = startFakeServer({ person: ada })
  server.answer("rewards-list_redemptions", (asked) =>
    asked?.before === "1_b"
      ? { redemptions: [shipped("b"), shipped("c")], next: null }
      : { redemptions: [shipped("a"), shipped("b")], next: "1_b" },
  )
  await openApp("/me/orders", { isSignedIn: true })
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }))
  await until(() => expect(screen.getAllByText(/^Shipped with Post/)).toHaveLength(3))
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull()
})

import type { Order } from "@confetti/contract/orders"
import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const packed: Order = {
  id: "a726277c-a653-464b-8abe-29a237d2ef9c",
  item: { id: "tote", kind: "goods", title: "Tote bag", variant: "Large", picture: null },
  cost: 600,
  state: "packed",
  steps: [{ state: "held", at: "2026-01-01T00:00:00.000Z" }],
  refund: null,
  tracking: null,
  failedParcels: [],
  isUnderReview: false,
  canCancel: false,
  userId: "bea",
  email: "bea@confetti.test",
  review: [],
  parcel: 1,
  hasAddress: true,
}
const shipped: Order = { ...packed, state: "shipped", tracking: { carrier: "DHL", code: "JD01", address: null } }

async function openOrders(orders: Order[]) {
  const server = startFakeServer({ person: { ...ada, roles: ["shop"] } })
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["shop"], isOpen: true, hasPasskey: true }))
  server.answer("rewards-list_orders", (asked) => ({
    orders: orders.filter(({ state }) => asked?.states?.includes(state)),
    next: null,
  }))
  await openApp("/studio/orders", { isSignedIn: true })
  return server
}
const asked = (server: Awaited<ReturnType<typeof openOrders>>, name: string) =>
  server.asked.filter(({ path }) => path === `/functions/${name}`)

describe("where an order goes", () => {
  it("is asked for by whoever wants to see it, and by nothing else", async () => {
    const server = await openOrders([packed])
    server.answer("rewards-show_address", () => ({ address: ["Bea Lang", "Torstraße 1"] }))
    await press(/Tote bag, Large/)
    expect(asked(server, "rewards-show_address")).toEqual([])
    await press("Show the address")
    expect(await screen.findByText("Torstraße 1")).toBeTruthy()
    expect(asked(server, "rewards-show_address")).toHaveLength(1)
  })

  it("can't be asked for before it is packed", async () => {
    await openOrders([{ ...packed, state: "confirmed" }])
    await press(/Tote bag, Large/)
    expect(await screen.findByRole("button", { name: "Mark as packed" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Show the address" })).toBeNull()
  })
})

describe("a parcel that was lost", () => {
  it("is sent again in the words that were typed, and leaves this list", async () => {
    const server = await openOrders([shipped])
    const sent: unknown[] = []
    server.answer("rewards-resolve_parcel", (given) => {
      sent.push(given)
      return { order: { ...shipped, state: "confirmed" as const, parcel: 2, tracking: null } }
    })
    await press("On the way")
    await press(/Tote bag, Large/)
    await press("It was lost")
    type(await field("Message to the reader"), "Another one is coming.")
    await press("Send it again")
    expect(await screen.findByText("Ready to pack again")).toBeTruthy()
    expect(sent).toMatchObject([
      { redemptionId: shipped.id, parcel: 1, fate: "lost", remedy: "resend", note: "Another one is coming." },
    ])
    expect(await screen.findByText("No orders are on their way.")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("list", { name: "Orders" }))
  })

  it("that somebody else has dealt with is said so, and shown as it is now", async () => {
    const orders = [shipped]
    const server = await openOrders(orders)
    server.refuse("rewards-resolve_parcel", "reward/parcel-resolved")
    await press("On the way")
    await press(/Tote bag, Large/)
    await press("It came back")
    type(await field("Message to the reader"), "Sorry.")
    const before = asked(server, "rewards-list_orders").length
    await press("Refund the points")
    expect(await screen.findByText(/Someone has already handled this parcel/)).toBeTruthy()
    expect((await field("Message to the reader")).value).toBe("Sorry.")
    expect(asked(server, "rewards-list_orders").length).toBeGreaterThan(before)
  })

  it("after a second time is refunded alone", async () => {
    await openOrders([{ ...shipped, parcel: 2 }])
    await press("On the way")
    await press(/Tote bag, Large/)
    await press("It was lost")
    expect(await screen.findByText(/It was already sent twice/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Send it again" })).toBeNull()
  })
})

it("says what a list is empty of, and what a search does not find", async () => {
  await openOrders([])
  expect(await screen.findByText("Everything has been shipped.")).toBeTruthy()
  fireEvent.change(screen.getByRole("searchbox", { name: "Search orders" }), { target: { value: "bea" } })
  expect(await screen.findByText("No orders match.")).toBeTruthy()
  expect(within(screen.getByRole("list", { name: "Orders" })).queryAllByRole("listitem")).toEqual([])
})

import { AppError } from "@confetti/contract/app-error"
import type { RewardItem } from "@confetti/contract/rewards"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../../test/fake-server.ts"
import { openApp, press, type } from "../../../../test/open-app.tsx"
import { ada, picture, stickers } from "../../../../test/world.ts"

const sheet = () => screen.findByRole("dialog")
const inSheet = async (label: string) => within(await sheet()).findByLabelText<HTMLInputElement>(label)

function outcomeOf(cost: number) {
  const redemption = {
    id: "order",
    item: { id: stickers.id, kind: stickers.kind, title: stickers.title, variant: "", picture },
    cost,
    state: "held" as const,
    steps: [{ state: "held" as const, at: "2026-11-22T00:00:00.000Z" }],
    refund: null,
    tracking: null,
    address: ["Ada Lovelace"],
    isUnderReview: false,
    failedParcels: [],
    canCancel: true,
  }
  return { redemption, balance: 30 - cost, held: cost }
}

/** Opens the page of the stickers with this balance. */
async function onStickers(balance = 30, given: Partial<RewardItem> = {}) {
  const server = startFakeServer({ person: ada })
  server.state.balance = balance
  let item = { ...stickers, ...given }
  let countries = ["DE", "DK"]
  server.answer("rewards-list_items", () => ({ items: [item], countries }))
  server.answer("rewards-redeem_item", ({ cost }) => outcomeOf(cost))
  await openApp("/me/shop/stickers", { isSignedIn: true })
  const change = (to: Partial<RewardItem>, parcelsTo = countries) => {
    item = { ...item, ...to }
    countries = parcelsTo
  }
  return { server, change }
}

async function fillAddress(): Promise<void> {
  await press("Get it")
  type(await inSheet("Name"), "Ada Lovelace")
  type(await inSheet("Country"), "DE")
  type(await inSheet("Street and number"), "Torstraße 1")
  type(await inSheet("Post code"), "10119")
  type(await inSheet("Town or city"), "Berlin")
}

/** From an item's page to the one look before it is had. */
async function toLastLook(): Promise<void> {
  await fillAddress()
  await press("Continue")
  await screen.findByRole("dialog", { name: "Check your order" })
}

const get = () => press(/^Get it for/)
const error = async () => within(await sheet()).findByRole("alert")
const says = (words: string) => waitFor(async () => expect((await error()).textContent).toContain(words))
const isTheirs = () => screen.findByRole("dialog", { name: "It is yours" })

describe("redeeming", () => {
  it("asks for what is missing or can't be right, at the first of it, and loses nothing over a reload", async () => {
    await onStickers()
    await press("Get it")
    type(await inSheet("Country"), "DE")
    type(await inSheet("Post code"), "12")
    await press("Continue")
    expect(document.activeElement).toBe(await inSheet("Name"))
    expect(within(await sheet()).getByText("This is not a valid post code.")).toBeTruthy()
    type(await inSheet("Street and number"), "Torstraße 1")
    await openApp("/me/shop/stickers", { isSignedIn: true })
    await press("Get it")
    expect((await inSheet("Street and number")).value).toBe("Torstraße 1")
  })

  it("shows what remains before anything is taken, and sends the price that was shown", async () => {
    const { server } = await onStickers()
    await toLastLook()
    expect(
      within(await sheet()).getByText(
        "10 points are reserved. You will have 20 left. You can cancel until it is packed.",
      ),
    ).toBeTruthy()
    expect(server.calls("rewards-redeem_item")).toEqual([])
    await get()
    await isTheirs()
    expect(server.calls("rewards-redeem_item")).toMatchObject([
      { itemId: "stickers", variant: "", cost: 10, address: { name: "Ada Lovelace", country: "DE", city: "Berlin" } },
    ])
  })

  it("shows a price that changed meanwhile, and asks again", async () => {
    const { server, change } = await onStickers()
    await toLastLook()
    change({ cost: 12 })
    server.answer("rewards-redeem_item", ({ cost }) => {
      if (cost !== 12) throw new AppError("reward/price-changed")
      return outcomeOf(cost)
    })
    await get()
    await says("It now costs 12 points, not 10. No points were taken")
    expect(within(await sheet()).getByText(/^12 points are reserved. You will have 18 left./)).toBeTruthy()
    await get()
    await isTheirs()
  })

  it("says kindly that something was switched off meanwhile, and leads back to it", async () => {
    const { server, change } = await onStickers()
    await toLastLook()
    change({ status: 1 })
    server.refuse("rewards-redeem_item", "reward/switched-off")
    await get()
    await says("It is not available right now. No points were taken")
    await press("Back")
    expect(await screen.findByText(/^Not available right now/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Get it" })).toBeNull()
  })

  it("says that the last piece has gone, and that another one may be there", async () => {
    const variants = [
      { id: "ink", name: "Ink", left: 1 },
      { id: "sun", name: "Sun", left: 1 },
    ]
    const { server } = await onStickers(30, { choice: "Colour", variants })
    await toLastLook()
    server.refuse("rewards-redeem_item", "reward/out-of-stock")
    await get()
    await says("This one just sold out. No points were taken. Another size or colour may be available.")
    expect(screen.getByRole("button", { name: "Back" })).toBeTruthy()
  })

  it("asks for the address again where no parcels go any more, with what was typed", async () => {
    const { server, change } = await onStickers()
    await toLastLook()
    change({}, ["DK"])
    server.refuse("rewards-redeem_item", "reward/not-shipped-there")
    await get()
    await says("We don’t ship to")
    expect((await inSheet("Street and number")).value).toBe("Torstraße 1")
  })

  it("misses points that were spent elsewhere, takes nothing, and asks anew with the points back", async () => {
    const { server } = await onStickers(15)
    await toLastLook()
    server.state.balance = 5
    server.refuse("rewards-redeem_item", "reward/insufficient-points")
    await get()
    await says("You have 5 points, and it costs 10. No points were taken.")
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Get it for/ }).disabled).toBe(true)
    server.state.balance = 15
    server.answer("rewards-redeem_item", ({ cost }) => outcomeOf(cost))
    await openApp("/me/shop/stickers", { isSignedIn: true })
    await press("Get it")
    await press("Continue")
    await get()
    await isTheirs()
    const [first, second] = server.asked.filter(({ path }) => path.endsWith("rewards-redeem_item"))
    expect(second?.headers.get("idempotency-key")).not.toBe(first?.headers.get("idempotency-key"))
  })

  it("says that there is no connection, keeps what was typed, and counts once when it is tried again", async () => {
    const { server } = await onStickers()
    await toLastLook()
    await server.setOnline(false)
    await get()
    await says("You are offline. What you typed is saved.")
    await server.setOnline(true)
    await get()
    await isTheirs()
    const keys = server.asked
      .filter(({ path }) => path.endsWith("rewards-redeem_item"))
      .map(({ headers }) => headers.get("idempotency-key"))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it("asks under another key once what is asked for has changed", async () => {
    const { server } = await onStickers()
    await toLastLook()
    server.refuse("rewards-redeem_item", "server/unavailable")
    await get()
    await says("Something went wrong on our side. Try again: however often it is sent, it counts once.")
    await press("Change the address")
    type(await inSheet("Street and number"), "Torstraße 2")
    await press("Continue")
    server.answer("rewards-redeem_item", ({ cost }) => outcomeOf(cost))
    await get()
    await isTheirs()
    const asked = server.asked.filter(({ path }) => path.endsWith("rewards-redeem_item"))
    expect(new Set(asked.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(2)
  })

  it("asks strangers in where they would pay", async () => {
    startFakeServer()
    await openApp("/me/shop/stickers")
    await press("Join to collect points")
    expect(await screen.findByRole("dialog", { name: /^Join/ })).toBeTruthy()
  })

  it("unlocks what is not sent without an address, and lets them choose at once", async () => {
    const { server } = await onStickers(30, { kind: "hue", title: "A hue", variants: [] })
    server.answer("rewards-redeem_item", ({ cost }) => {
      server.state.perks = ["hue"]
      server.state.balance = 30 - cost
      const { redemption, balance } = outcomeOf(cost)
      const item = { ...redemption.item, kind: "hue" as const }
      const unlocked = { ...redemption, item, state: "unlocked" as const, address: null, canCancel: false }
      return { redemption: unlocked, balance, held: 0 }
    })
    await press("Get it")
    await screen.findByRole("dialog", { name: "Check your order" })
    expect(
      within(await sheet()).getByText(/You spend 10 points. You will have 20 left. .* it can’t be returned/),
    ).toBeTruthy()
    await get()
    await isTheirs()
    expect(server.calls("rewards-redeem_item")).toEqual([{ itemId: "stickers", variant: "", cost: 10 }])
    fireEvent.click(within(await sheet()).getByRole("radio", { name: "Kitchen" }))
    await waitFor(() => expect(server.calls("users-update_profile")).toEqual([{ shelfHue: 60 }]))
    await waitFor(() => expect(document.cookie).toContain(".h60"))
    fireEvent.click(within(await sheet()).getByRole("button", { name: "Go to your shelf" }))
    await waitFor(() => expect(location.pathname).toBe("/me"))
  })

  it("keeps the hue there was where another is refused, and says so", async () => {
    const { server } = await onStickers(30, { kind: "hue", variants: [] })
    server.state.perks = ["hue"]
    await openApp("/me/shop/stickers", { isSignedIn: true })
    server.refuse("users-update_profile", "server/unavailable")
    fireEvent.click(await screen.findByRole("radio", { name: "Kitchen" }))
    expect((await screen.findByRole("alert")).textContent).toContain("nothing changed")
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Confetti’s own" }).checked).toBe(true)
    expect(screen.queryByRole("button", { name: "Get it" })).toBeNull()
  })

  it("leads on to the order", async () => {
    const { server } = await onStickers()
    server.answer("rewards-list_redemptions", () => ({ redemptions: [outcomeOf(10).redemption], next: null }))
    await toLastLook()
    await get()
    await isTheirs()
    fireEvent.click(within(await sheet()).getByRole("button", { name: "See your order" }))
    expect(await screen.findByRole("article", { name: "Six stickers" })).toBeTruthy()
    expect(location.pathname).toBe("/me/orders")
  })
})

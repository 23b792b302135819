import type { StudioItem } from "@confetti/contract/shop-items"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, press, type } from "../../../test/open-app.tsx"
import { ada, stickers } from "../../../test/world.ts"
import { deferred } from "../../platform/deferred.ts"

const item: StudioItem = {
  ...stickers,
  teaser: "Six of them, for what you like.",
  text: "They hold well, on glass too.",
  picture: { ...stickers.picture, alt: "Six round stickers on a sheet." },
  variants: [{ id: "", name: "", stock: 40, taken: 5, open: 2, left: 35 }],
  origin: "pack",
  version: 1,
  isSwitchedHere: false,
  isArchived: false,
  isOffered: true,
}

async function openShop(path: string, items: StudioItem[]) {
  const server = startFakeServer({ person: { ...ada, roles: ["shop"] } })
  const state = { items }
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["shop"], isOpen: true, hasPasskey: true }))
  server.answer("rewards-list_shop", () => ({ items: state.items, next: null }))
  server.answer("rewards-list_movements", () => ({ movements: [], next: null }))
  await openApp(path, { isSignedIn: true })
  return { server, state }
}

const itsSwitch = async () => (await screen.findByRole("switch", { name: `${item.title} is on` })) as HTMLInputElement

it("flips a switch at once, and back where the server says no", async () => {
  const { server } = await openShop("/studio/shop", [item])
  const { promise, reject } = deferred<never>()
  server.answer("rewards-switch_item", () => promise)
  fireEvent.click(await itsSwitch())
  expect((await itsSwitch()).checked).toBe(false)
  reject(new Error("down"))
  expect(await screen.findByText(/Nothing was changed/)).toBeTruthy()
  expect((await itsSwitch()).checked).toBe(true)
})

it("says what is free, promised and sent, and adds pieces with their reason", async () => {
  const { server, state } = await openShop(`/studio/shop/${item.id}`, [item])
  const moved: unknown[] = []
  server.answer("rewards-restock_item", (given) => {
    moved.push(given)
    const more = { ...item, variants: [{ id: "", name: "", stock: 45, taken: 5, open: 2, left: 40 }] }
    state.items = [more]
    return { item: more }
  })
  const sums = async () =>
    [...(await screen.findByText("Available")).closest("dl")!.querySelectorAll("dd")].map(
      ({ textContent }) => textContent,
    )
  expect(await sums()).toEqual(["35", "2", "3", "40"])
  type(await screen.findByRole("spinbutton", { name: "Quantity" }), "5")
  type(await field("Why"), "From the printer")
  await press("Add")
  expect(await screen.findByText("5 added")).toBeTruthy()
  expect(moved).toMatchObject([{ itemId: item.id, pieces: 5, note: "From the printer" }])
  expect(await sums()).toEqual(["40", "2", "3", "45"])
})

it("keeps what was typed where somebody else was first, and saves it over theirs when told to", async () => {
  const { server, state } = await openShop(`/studio/shop/${item.id}`, [item])
  const theirs = { ...item, title: "Theirs", version: 2, origin: "studio" as const }
  server.refuse("rewards-save_item", "reward/item-changed")
  type(await field("Name"), "Mine")
  await press("Save")
  expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeTruthy()
  expect((await field("Name")).value).toBe("Mine")
  const sent: unknown[] = []
  state.items = [theirs]
  server.answer("rewards-save_item", (given) => {
    sent.push(given)
    return { item: { ...theirs, title: given.title, version: 3 } }
  })
  await press("Overwrite their version")
  expect(await screen.findByText("Mine is saved")).toBeTruthy()
  expect(sent).toMatchObject([{ itemId: item.id, version: 2, title: "Mine" }])
})

it("says that saving takes an item over from its file, and asks for a picture of a new one", async () => {
  await openShop(`/studio/shop/${item.id}`, [item])
  expect(await screen.findByText(/Saving takes it over/)).toBeTruthy()
})

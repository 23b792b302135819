import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { ask, someoneWith } from "./earn.ts"
import { test as base, expect, visit } from "./journey.ts"
import { makeSmallPack } from "./small-pack.ts"
import { longestStart, startServer } from "./start-server.ts"

type OwnShop = { url: string; changeFile: (change: (yaml: string) => string) => void }

/** A shop of its own: what costs hundreds of points elsewhere is had here for what one afternoon brings. */
const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const pack = makeSmallPack()
      const file = join(pack.dir, "shop/shop.yaml")
      const changeFile: OwnShop["changeFile"] = (change) => writeFileSync(file, change(readFileSync(file, "utf8")))
      changeFile((yaml) => yaml.replace("cost: 600", "cost: 40").replace("cost: 100\n", "cost: 10\n"))
      const server = await startServer({ CONTENT_DIR: pack.dir })
      await use({ url: server.url, changeFile })
      await server.stop()
      pack.remove()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

// They change one shop, one after the other.
test.describe.configure({ mode: "serial" })

// The page is not told of changes, as it is with every operator's server: it finds out when it asks.
test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000)
  await page.route("**/emulator/changes", (route) => route.fulfill({ status: 204 }))
})

type Item = { id: string; cost: number; status: number }

/** Changes the shop's file, and waits until the server has read it. */
async function editShop(
  page: Page,
  { changeFile }: OwnShop,
  change: (yaml: string) => string,
  isThere: (shop: Shop) => boolean,
): Promise<void> {
  changeFile(change)
  await expect.poll(async () => isThere((await ask<Shop>(page, "rewards-list_items")) as Shop)).toBe(true)
}

type Shop = { items: Item[]; countries: string[] }

const itemOf = (shop: Shop, id: string) => shop.items.find((item) => item.id === id)

const sheet = (page: Page) => page.getByRole("dialog")

/** From an item's page to the one look before it is had. */
async function toLastLook(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await fillAddress(page)
  await sheet(page).getByRole("button", { name: "Go on" }).click()
  await expect(page.getByRole("dialog", { name: "One last look" })).toBeVisible()
}

async function fillAddress(page: Page): Promise<void> {
  await sheet(page).getByLabel("Name", { exact: true }).fill("Ada Lovelace")
  await sheet(page).getByLabel("Country").selectOption({ label: "Germany" })
  await sheet(page).getByLabel("Street and number").fill("Torstraße 1")
  await sheet(page).getByLabel("Post code").fill("10119")
  await sheet(page).getByLabel("Town").fill("Berlin")
}

const get = (page: Page) => sheet(page).getByRole("button", { name: /^Get it for/ })

test("somebody gets a tote, cancels it with every point back, and gets stickers instead", async ({ page }) => {
  await someoneWith(page, 50)
  await visit(page, "/me")
  await page.getByRole("link", { name: "See all of it" }).click()
  await expect(page.getByRole("heading", { name: "Shop", exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: /Tote bag 40 points.*Yours if you like/ })).toBeVisible()
  await noBarriers(page)
  await page.getByRole("link", { name: /Tote bag/ }).click()
  await expect(page.getByText("You have 50. 10 remain.")).toBeVisible()
  await expect(page).toHaveTitle(/^Tote bag/)
  await noBarriers(page)

  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await sheet(page).getByLabel("Country").selectOption({ label: "Germany" })
  await sheet(page).getByLabel("Post code").fill("12")
  await sheet(page).getByRole("button", { name: "Go on" }).click()
  await expect(sheet(page).getByLabel("Name", { exact: true })).toBeFocused()
  await expect(sheet(page).getByText("This is no post code of Germany.")).toBeVisible()
  await noBarriers(page)
  await fillAddress(page)
  await page.reload()
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await expect(sheet(page).getByLabel("Street and number"), "nothing typed is lost").toHaveValue("Torstraße 1")
  await sheet(page).getByRole("button", { name: "Go on" }).click()
  await expect(
    sheet(page).getByText("40 points are set aside. 10 remain. You can cancel until it is packed."),
  ).toBeVisible()
  await noBarriers(page)
  await get(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await expect(sheet(page).getByRole("status")).toContainText("40 points are set aside")
  await noBarriers(page)
  await sheet(page).getByRole("button", { name: "See your order" }).click()

  await expect(page).toHaveURL(/\/me\/orders$/)
  const order = page.getByRole("article", { name: "Tote bag" })
  await expect(order.getByRole("listitem").first()).toContainText("Set aside")
  await expect(order).toContainText("Torstraße 1")
  await noBarriers(page)
  await order.getByRole("button", { name: "Cancel Tote bag" }).click()
  await sheet(page).getByRole("button", { name: "Keep it" }).click()
  await expect(order.getByRole("button", { name: "Cancel Tote bag" })).toBeFocused()
  await order.getByRole("button", { name: "Cancel Tote bag" }).click()
  await sheet(page).getByRole("button", { name: "Cancel the order" }).click()
  await expect(order).toContainText("You cancelled it. 40 points are yours again.")
  await expect(order.getByRole("button")).toHaveCount(0)
  await expect(order).toBeFocused()

  await visit(page, "/me/points")
  await expect(page.locator(".balance-figure")).toContainText("50")
  await page.getByRole("button", { name: "Spent" }).click()
  const lines = page.getByRole("region", { name: "Statement" }).getByRole("listitem")
  await expect(lines.filter({ hasText: "Tote bag" })).toHaveCount(2)
  await expect(lines.first()).toContainText("+40")

  await visit(page, "/me/shop/stickers")
  await toLastLook(page)
  await get(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await sheet(page).getByRole("button", { name: "Back to the shop" }).click()
  await expect(page).toHaveURL(/\/me\/shop$/)
  await expect(page.getByRole("link", { name: "40 points", exact: true })).toBeVisible()
})

test("a price that changed meanwhile is shown, and asked about again", async ({ page, shop, complaints }) => {
  await someoneWith(page, 30)
  await visit(page, "/me/shop/stickers")
  await toLastLook(page)
  await editShop(
    page,
    shop,
    (yaml) => yaml.replace("cost: 10\n", "cost: 12\n"),
    (shop) => itemOf(shop, "stickers")?.cost === 12,
  )
  await get(page).click()
  await expect(sheet(page).getByRole("alert")).toContainText("It costs 12 points now, no longer 10. Nothing was taken")
  await expect(sheet(page).getByText("12 points are set aside. 18 remain.")).toBeVisible()
  await noBarriers(page)
  await get(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  expectRefusals(complaints)
})

test("what is switched off meanwhile can't be had, and says so kindly", async ({ page, shop, complaints }) => {
  await someoneWith(page, 30)
  await visit(page, "/me/shop/stickers")
  await toLastLook(page)
  await editShop(
    page,
    shop,
    (yaml) => yaml.replace("cost: 12\n", "cost: 12\n    status: inactive\n"),
    (shop) => itemOf(shop, "stickers")?.status === 1,
  )
  await get(page).click()
  await expect(sheet(page).getByRole("alert")).toContainText("taken it off its shelves. Your points are untouched")
  await sheet(page).getByRole("button", { name: "Back to it" }).click()
  await expect(page.getByText("The shop does not give it out just now.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Get it" })).toHaveCount(0)
  await noBarriers(page)
  await editShop(
    page,
    shop,
    (yaml) => yaml.replace("    status: inactive\n", ""),
    (shop) => itemOf(shop, "stickers")?.status === 0,
  )
  expectRefusals(complaints)
})

test("where no parcels go any more, the address is asked for again with what was typed", async ({
  page,
  shop,
  complaints,
}) => {
  await someoneWith(page, 30)
  await visit(page, "/me/shop/stickers")
  await toLastLook(page)
  await editShop(
    page,
    shop,
    (yaml) => yaml.replace(" DE,", ""),
    (shop) => !shop.countries.includes("DE"),
  )
  await get(page).click()
  await expect(sheet(page).getByRole("alert")).toContainText("Parcels don’t go to Germany yet")
  await expect(sheet(page).getByLabel("Street and number")).toHaveValue("Torstraße 1")
  await noBarriers(page)
  await editShop(
    page,
    shop,
    (yaml) => yaml.replace(" DK,", " DE, DK,"),
    (shop) => shop.countries.includes("DE"),
  )
  expectRefusals(complaints)
})

test("points spent elsewhere meanwhile are missed here, and nothing is taken", async ({ page, complaints }) => {
  await someoneWith(page, 15)
  await visit(page, "/me/shop/stickers")
  await toLastLook(page)
  await ask(page, "rewards-redeem_item", {
    itemId: "stickers",
    cost: 12,
    address: { name: "Ada", country: "DE", street: "Torstraße 1", postalCode: "10119", city: "Berlin" },
  })
  await get(page).click()
  await expect(sheet(page).getByRole("alert")).toContainText("You have 3 points, and it takes 12. Nothing was taken.")
  await expect(get(page)).toBeDisabled()
  await noBarriers(page)

  const { redemptions } = (await ask<{ redemptions: { id: string }[] }>(page, "rewards-list_redemptions")) as {
    redemptions: { id: string }[]
  }
  await ask(page, "rewards-cancel_redemption", { redemptionId: redemptions[0]?.id })
  await visit(page, "/me/shop/stickers")
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await sheet(page).getByRole("button", { name: "Go on" }).click()
  await get(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" }), "with the points back it is asked anew").toBeVisible()
  expectRefusals(complaints)
})

test("without a connection nothing typed is lost, and trying again counts once", async ({
  page,
  context,
  complaints,
}) => {
  await someoneWith(page, 30)
  await visit(page, "/me/shop/stickers")
  await toLastLook(page)
  await context.setOffline(true)
  await get(page).click()
  await expect(sheet(page).getByRole("alert")).toContainText("There is no connection. What you typed is kept.")
  await context.setOffline(false)
  await get(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await sheet(page).getByRole("button", { name: "See your order" }).click()
  await expect(page.getByRole("article")).toHaveCount(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")))
})

test("an answer that was lost on its way back is not paid for twice", async ({ page, complaints }) => {
  await someoneWith(page, 30)
  await visit(page, "/me/shop/stickers")
  await toLastLook(page)
  let isLost = false
  await page.route("**/functions/rewards-redeem_item", async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await get(page).click()
  await expect(sheet(page).getByRole("alert")).toContainText("however often it is sent, it counts once")
  await get(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await sheet(page).getByRole("button", { name: "See your order" }).click()
  await expect(page.getByRole("article")).toHaveCount(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_FAILED")))
})

test("strangers look around, and are asked in where they would pay", async ({ page }) => {
  await visit(page, "/me/shop")
  await page.getByRole("link", { name: /Water bottle/ }).click()
  await expect(page.getByRole("radio", { name: "Ink" })).toBeChecked()
  await page.getByRole("radio", { name: "Ink" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: "Sun" })).toBeChecked()
  await noBarriers(page)
  await page.getByRole("button", { name: "Join to collect points" }).click()
  await expect(page.getByRole("dialog", { name: /^Join/ })).toBeVisible()
  await visit(page, "/me/shop/no-such-thing")
  await expect(page.getByRole("heading", { name: "Not in the shop any more" })).toBeVisible()
  await noBarriers(page)
})

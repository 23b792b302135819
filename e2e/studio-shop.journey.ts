import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { someoneWith } from "./earn.ts"
import { expect, test as base, visit } from "./journey.ts"
import { type OwnServer, startOperatedServer } from "./own-server.ts"
import { mailsTo, newAddress, signIn, signUp } from "./people.ts"
import { asksForPasskeys, comeInByPasskey, owner } from "./studio-people.ts"

const address = {
  name: "Ada Lovelace",
  country: "DE",
  street: "Torstraße 1",
  postalCode: "10119",
  city: "Berlin",
}

/** Each journey has a server of its own: there nobody has a passkey yet, and the shop is as its file says. */
const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
  server: async ({}, use) => {
    const server = await startOperatedServer()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

// Several people each with a browser of their own.
test.describe.configure({ timeout: 180_000 })

const rows = (page: Page) => page.getByRole("list", { name: "Orders" }).getByRole("listitem")
const switchOf = (page: Page, title: string) => page.getByRole("switch", { name: `${title} is on` })

async function restock(page: Page, pieces: number, why: string): Promise<void> {
  await page.getByLabel("Pieces").fill(String(pieces))
  await page.getByLabel("Why").fill(why)
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page.getByRole("list", { name: "Movements" }).getByText(why)).toBeVisible()
}

async function packAndShip(page: Page, tracking: string): Promise<void> {
  await page.getByRole("button", { name: "It is packed" }).click()
  await expect(page.getByRole("button", { name: "Ship it" })).toBeVisible()
  await page.getByRole("button", { name: "Show where it goes" }).click()
  await expect(page.getByLabel("Goes to")).toContainText("Torstraße 1")
  await noBarriers(page)
  await page.getByRole("button", { name: "Ship it" }).click()
  await page.getByLabel("Carrier").fill("DHL")
  await page.getByLabel("Tracking number").fill(tracking)
  await page.getByRole("button", { name: "It is on its way" }).click()
  await expect(page.getByText("It is on its way")).toBeVisible()
}

test("an editor of the shop switches, stocks, packs and ships; a lost parcel is sent again, and refunded once @both", async ({
  page,
  browser,
  server,
}) => {
  const helper = await browser.newPage({ baseURL: server.url })
  await asksForPasskeys(helper)
  await signIn(helper.request, owner)
  await visit(helper, "/studio")
  await comeInByPasskey(helper)
  const shopkeeper = newAddress("shop")
  await call(helper.request, "editors-invite_editor", { email: shopkeeper, roles: ["shop"] })
  const link = async () =>
    (await mailsTo(helper.request, shopkeeper)).flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? []).at(-1)
  await expect.poll(link).toBeTruthy()

  await asksForPasskeys(page)
  await signUp(page.request, shopkeeper)
  await call(page.request, "editors-accept_invitation", { token: await link() })
  await visit(page, "/studio/shop")
  await comeInByPasskey(page)
  const links = page.getByRole("navigation", { name: "Studio" }).getByRole("link")
  await expect(links).toHaveText(["Orders", "Shop", "Insights"])

  await expect(page.getByRole("list", { name: "Items" })).toBeVisible()
  await noBarriers(page)
  await switchOf(page, "Tote bag").uncheck()
  await expect(page.getByText("Switched off here, whatever its file says.")).toBeVisible()
  const reader = await browser.newPage({ baseURL: server.url })
  await someoneWith(reader, 50)
  await visit(reader, "/me/shop/tote")
  await expect(reader.getByRole("button", { name: "Get it", exact: true })).toBeHidden()
  await switchOf(page, "Tote bag").check()
  await expect(page.getByText("Switched off here, whatever its file says.")).toBeHidden()

  await page.getByRole("link", { name: "Tote bag" }).click()
  await restock(page, 5, "From the printer")
  await noBarriers(page)

  const { redemption } = await call<{ redemption: { id: string } }>(reader.request, "rewards-redeem_item", {
    itemId: "tote",
    cost: 40,
    address,
  })
  await page.getByRole("link", { name: "Orders" }).click()
  await rows(page)
    .getByRole("button", { name: /Tote bag/ })
    .click()
  // Somebody new is looked at first.
  const goOn = page.getByRole("button", { name: "Let it go on" })
  if (await goOn.isVisible()) await goOn.click()
  // It goes on by a job.
  await expect(async () => {
    await page.reload()
    await rows(page)
      .getByRole("button", { name: /Tote bag/ })
      .click()
    await expect(page.getByRole("button", { name: "It is packed" })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText("Torstraße 1"), "nobody sees where it goes before it is packed").toBeHidden()
  await packAndShip(page, "JD01")

  await page.getByRole("button", { name: "On the way" }).click()
  await rows(page)
    .getByRole("button", { name: /Tote bag/ })
    .click()
  await page.getByRole("button", { name: "It was lost" }).click()
  await noBarriers(page)
  await page.getByLabel("A word to its person").fill("The carrier lost it, so here is another.")
  await page.getByRole("button", { name: "Send it again" }).click()
  await expect(page.getByText("Nothing is on its way.")).toBeVisible()
  await visit(reader, "/me/orders")
  await expect(reader.getByRole("article", { name: "Tote bag" })).toContainText("so we send it again")

  await page.getByRole("button", { name: "To be sent" }).click()
  await expect(rows(page)).toContainText("To be packed again")
  await rows(page)
    .getByRole("button", { name: /Tote bag/ })
    .click()
  await packAndShip(page, "JD02")
  await page.getByRole("button", { name: "On the way" }).click()
  await rows(page)
    .getByRole("button", { name: /Tote bag/ })
    .click()
  await page.getByRole("button", { name: "It came back" }).click()
  await expect(page.getByRole("button", { name: "Send it again" })).toBeHidden()
  await page.getByLabel("A word to its person").fill("It came back twice, so your points do too.")
  await page.getByRole("button", { name: "Give the points back" }).click()
  await expect(page.getByText("Nothing is on its way.")).toBeVisible()
  await page.getByRole("button", { name: "Done", exact: true }).click()
  await rows(page)
    .getByRole("button", { name: /Tote bag/ })
    .click()
  await expect(page.getByText("Refunded: It came back twice")).toBeVisible()
  await noBarriers(page)
  await visit(reader, "/me/points")
  await expect(reader.locator(".balance-figure")).toContainText("50")

  // A second look at what was decided: nothing happens twice.
  const again = { redemptionId: redemption.id, parcel: 2, fate: "lost", remedy: "refund", note: "Again" }
  await expect(call(page.request, "rewards-resolve_parcel", again)).rejects.toThrow("reward/parcel-resolved")
  await visit(helper, "/studio/log")
  await expect(helper.getByRole("table").getByText("looked where an order goes").first()).toBeVisible()
})

test("slips are printed by keys alone, a page an order and nothing else on paper @desk", async ({
  page,
  browser,
  server,
}) => {
  await asksForPasskeys(page)
  await signIn(page.request, owner)
  await visit(page, "/studio/orders")
  await comeInByPasskey(page)
  const ids: string[] = []
  for (const city of ["Berlin", "Bremen"]) {
    const reader = await browser.newPage({ baseURL: server.url })
    await someoneWith(reader, 50)
    const order = { itemId: "tote", cost: 40, address: { ...address, city } }
    const { redemption } = await call<{ redemption: { id: string } }>(reader.request, "rewards-redeem_item", order)
    ids.push(redemption.id)
    await reader.close()
  }
  for (const redemptionId of ids) {
    await call(page.request, "rewards-approve_redemption", { redemptionId }).catch(() => undefined)
    // Its confirmation is a job's.
    await expect
      .poll(() =>
        call(page.request, "rewards-pack_redemption", { redemptionId }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  }
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("g")
  await page.keyboard.press("s")
  await expect(page.getByRole("heading", { name: "Shop" })).toBeVisible()
  await page.keyboard.press("g")
  await page.keyboard.press("o")
  await expect(rows(page)).toHaveCount(2)
  const print = page.getByRole("button", { name: "Print 2 packing slips" })
  await print.focus()
  await page.keyboard.press("Enter")
  await expect(page.locator(".packing-slip")).toHaveCount(2)
  await expect(page.locator(".packing-slips")).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(page.locator(".packing-slips")).toBeVisible()
  await expect(page.locator(".packing-slip").first()).toContainText("10119 Berlin")
  await expect(page.locator(".packing-slip").last()).toContainText("10119 Bremen")
  await expect(page.getByRole("navigation", { name: "Studio" })).toBeHidden()
  const pages = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(2)
  await page.emulateMedia({ media: "screen" })
  await page.evaluate(() => dispatchEvent(new Event("afterprint")))
  await expect(page.locator(".packing-slip"), "where they go is forgotten once it is printed").toHaveCount(0)
  await page.locator(".studio-order").first().focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Ship it" })).toBeVisible()
})

test("something new is written with a picture and sizes, and stands in the shop once it is switched on @both", async ({
  page,
  browser,
  server,
}) => {
  await asksForPasskeys(page)
  await signIn(page.request, owner)
  await visit(page, "/studio/shop")
  await comeInByPasskey(page)
  await page.getByRole("link", { name: "New item" }).click()
  await noBarriers(page)
  await page.getByLabel("Name", { exact: true }).fill("Wool socks")
  await page.getByLabel("One line").fill("Two of them, warm and striped.")
  await page.getByLabel("Text").fill("Knitted of heavy wool, in stripes of five colours.")
  await page.getByLabel("Points").fill("45")
  await page.getByLabel("What it shows").fill("Two striped socks beside each other on a wooden floor.")
  await page.getByRole("button", { name: "Add sizes or colours" }).click()
  await page.getByLabel("What they differ in").fill("Size")
  await page.getByLabel("Name 1").fill("Small")
  await page.getByLabel("Name 2").fill("Large")
  await page.getByRole("button", { name: "Add it, switched off" }).click()
  await expect(page.getByText("Choose a picture first. Everything else is kept.")).toBeVisible()

  // Another screen in between takes nothing of it.
  await page.getByRole("link", { name: "Orders" }).click()
  await page.getByRole("link", { name: "Shop", exact: true }).click()
  await page.getByRole("link", { name: "New item" }).click()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Wool socks")
  await page.getByLabel("Picture file").setInputFiles(`${server.pack.dir}/shop/tote.webp`)
  await expect(page.getByRole("button", { name: "Choose another picture" })).toBeVisible()
  await page.getByRole("button", { name: "Add it, switched off" }).click()
  await expect(page).toHaveURL(/\/studio\/shop\/wool-socks$/)
  await page.getByRole("button", { name: /^Large/ }).click()
  await restock(page, 3, "Knitted at home")
  await noBarriers(page)
  await page.getByRole("link", { name: "‹ Shop" }).click()
  await switchOf(page, "Wool socks").check()
  await expect(page.getByText("Wool socks is on")).toBeVisible()

  const reader = await browser.newPage({ baseURL: server.url })
  await visit(reader, "/me/shop")
  await reader.getByRole("link", { name: /Wool socks/ }).click()
  await expect(reader.getByRole("radio", { name: "Large" })).toBeVisible()
  await expect(reader.getByText("Knitted of heavy wool")).toBeVisible()
})

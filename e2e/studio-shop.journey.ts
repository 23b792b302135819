import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { someoneWith } from "./earn.ts"
import { clickAtRest, editedTest as test, expect, visit } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

const address = {
  name: "Ada Lovelace",
  country: "DE",
  street: "Torstraße 1",
  postalCode: "10119",
  city: "Berlin",
}

test("an editor adds an item to the shop, a reader orders it, and it is packed, its slip printed, and shipped @desk", async ({
  page,
  browser,
  owner,
  edited,
}) => {
  await ownerIn(page, "/studio/shop", owner)
  await page.getByRole("link", { name: "New item" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Wool socks")
  await page.getByLabel("One line").fill("Two of them, warm and striped.")
  await page.getByLabel("Text").fill("Knitted of heavy wool, in stripes of five colours.")
  await page.getByLabel("Points").fill("45")
  await page.getByLabel("Description").fill("Two striped socks beside each other on a wooden floor.")
  await page.getByRole("button", { name: "Add sizes or colours" }).click()
  await page.getByLabel("Option name").fill("Size")
  await page.getByLabel("Name 1").fill("Small")
  await page.getByLabel("Name 2").fill("Large")
  await page.getByLabel("Picture file").setInputFiles(`${edited.pack.dir}/shop/tote.webp`)
  await expect(page.getByRole("button", { name: "Choose another picture" })).toBeVisible()
  await noBarriers(page)
  await clickAtRest(page.getByRole("button", { name: "Add, switched off" }))
  await expect(page).toHaveURL(/\/studio\/shop\/wool-socks$/)
  await page.getByRole("button", { name: /^Large/ }).click()
  await page.getByLabel("Quantity").fill("3")
  await page.getByLabel("Why").fill("Knitted at home")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page.getByRole("list", { name: "Movements" }).getByText("Knitted at home")).toBeVisible()
  await noBarriers(page)
  await page.getByRole("link", { name: "‹ Shop" }).click()
  await page.getByRole("switch", { name: "Wool socks is on" }).check()
  await expect(page.getByText("Wool socks is on")).toBeVisible()

  const reader = await browser.newPage({ baseURL: edited.url })
  await someoneWith(reader, 50)
  await visit(reader, "/me/shop")
  await reader.getByRole("link", { name: /Wool socks/ }).click()
  await expect(reader.getByRole("radio", { name: "Large" })).toBeVisible()
  await call(reader.request, "rewards-redeem_item", { itemId: "wool-socks", variant: "large", cost: 45, address })

  // A job confirms the order, which may then be packed.
  const row = page.locator(".studio-order").filter({ hasText: "Wool socks" })
  const packed = page.getByRole("button", { name: "Mark as packed" })
  await expect(async () => {
    await visit(page, "/studio/orders")
    await row.click()
    await expect(packed).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText("Torstraße 1")).toBeHidden()
  await packed.click()
  await expect(page.getByRole("button", { name: "Ship it" })).toBeVisible()

  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole("button", { name: "Print 1 packing slip" }).click()
  await expect(page.locator(".packing-slips")).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(page.locator(".packing-slip")).toContainText("10119 Berlin")
  await expect(page.getByRole("navigation", { name: "Studio" })).toBeHidden()
  expect((await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: "screen" })
  await page.evaluate(() => dispatchEvent(new Event("afterprint")))
  await expect(page.locator(".packing-slip")).toHaveCount(0)

  await page.getByRole("button", { name: "Show the address" }).click()
  await expect(page.getByLabel("Delivery address")).toContainText("Torstraße 1")
  await page.getByRole("button", { name: "Ship it" }).click()
  await page.getByLabel("Carrier").fill("DHL")
  await page.getByLabel("Tracking number").fill("JD01")
  await noBarriers(page)
  await page.getByRole("button", { name: "Mark as shipped" }).click()
  await expect(row).toBeHidden()
  await visit(reader, "/me/orders")
  await expect(reader.getByRole("article", { name: "Wool socks" })).toContainText("JD01")
  await reader.close()
})

import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { someoneWith } from "./earn.ts"
import { alive, expect, operatedTest as test, visit } from "./journey.ts"

// The page is not told of changes, as it is with every operator's server: it finds out when it asks.
test.beforeEach(async ({ page }) => {
  await page.route("**/emulator/changes", (route) => route.fulfill({ status: 204 }))
})

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

test("somebody gets a tote, cancels it with every point back, and gets stickers instead", { tag: "@core" }, async ({
  page,
}) => {
  await someoneWith(page, 50)
  await visit(page, "/me")
  await page.getByRole("link", { name: "See all of it" }).click()
  await expect(page.getByRole("heading", { name: "Shop", exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: /Tote bag 40 points.*You can have it now/ })).toBeVisible()
  await page.getByRole("link", { name: /Tote bag/ }).click()
  await expect(page.getByText("You have 50. 10 remain.")).toBeVisible()
  await expect(page).toHaveTitle(/^Tote bag/)

  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await sheet(page).getByLabel("Country").selectOption({ label: "Germany" })
  await sheet(page).getByLabel("Post code").fill("12")
  await sheet(page).getByRole("button", { name: "Go on" }).click()
  await expect(sheet(page).getByLabel("Name", { exact: true })).toBeFocused()
  await expect(sheet(page).getByText("This does not look like a post code there.")).toBeVisible()
  await noBarriers(page)
  await fillAddress(page)
  await page.reload()
  await alive(page)
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

test("strangers look around, and are asked in where they would pay", async ({ page, complaints }) => {
  await visit(page, "/me/shop")
  await page.getByRole("link", { name: /Water bottle/ }).click()
  await expect(page.getByRole("radio", { name: "Ink" })).toBeChecked()
  await page.getByRole("radio", { name: "Ink" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: "Sun" })).toBeChecked()
  await page.getByRole("button", { name: "Join to collect points" }).click()
  await expect(page.getByRole("dialog", { name: /^Join/ })).toBeVisible()
  await visit(page, "/me/shop/no-such-thing")
  await expect(page.getByRole("heading", { name: "Not in the shop any more" })).toBeVisible()
  expectRefusals(complaints)
})

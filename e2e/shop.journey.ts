import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { someoneWith } from "./earn.ts"
import { expect, operatedTest as test, visit } from "./journey.ts"

// No live updates, as on an operator's server: the page asks for what has changed.
test.beforeEach(async ({ page }) => {
  await page.route("**/emulator/changes", (route) => route.fulfill({ status: 204 }))
})

const sheet = (page: Page) => page.getByRole("dialog")

const getFor = (page: Page) => sheet(page).getByRole("button", { name: /^Get it for/ })

test("a tote bag is ordered, and cancelled with all points back", { tag: "@core" }, async ({ page }) => {
  await someoneWith(page, 50)
  await visit(page, "/me")
  await page.getByRole("link", { name: "See all" }).click()
  await page.getByRole("link", { name: /Tote bag 40 points.*You can get it now/ }).click()
  await expect(page).toHaveTitle(/^Tote bag/)
  await expect(page.getByText("You have 50. 10 will be left.")).toBeVisible()

  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await sheet(page).getByLabel("Name", { exact: true }).fill("Ada Lovelace")
  await sheet(page).getByLabel("Country").selectOption({ label: "Germany" })
  await sheet(page).getByLabel("Street and number").fill("Torstraße 1")
  await sheet(page).getByLabel("Post code").fill("10119")
  await sheet(page).getByLabel("Town or city").fill("Berlin")
  await noBarriers(page)
  await sheet(page).getByRole("button", { name: "Continue" }).click()
  await expect(
    sheet(page).getByText("40 points are reserved. You will have 10 left. You can cancel until it is packed."),
  ).toBeVisible()
  await noBarriers(page)
  await getFor(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await noBarriers(page)
  await sheet(page).getByRole("button", { name: "See your order" }).click()

  await expect(page).toHaveURL(/\/me\/orders$/)
  const order = page.getByRole("article", { name: "Tote bag" })
  await expect(order.getByRole("listitem").first()).toContainText("Reserved")
  await expect(order).toContainText("Torstraße 1")
  await noBarriers(page)
  await order.getByRole("button", { name: "Cancel Tote bag" }).click()
  await sheet(page).getByRole("button", { name: "Cancel the order" }).click()
  await expect(order).toContainText("You cancelled it. You have your 40 points back.")
  await expect(order.getByRole("button")).toHaveCount(0)
  await expect(order).toBeFocused()

  await visit(page, "/me/points")
  await expect(page.locator(".balance-figure")).toContainText("50")
  await page.getByRole("button", { name: "Spent" }).click()
  const lines = page.getByRole("region", { name: "Points history" }).getByRole("listitem")
  await expect(lines.filter({ hasText: "Tote bag" })).toHaveCount(2)
  await expect(lines.first()).toContainText("+40")
})

test("a shelf hue is bought once, and is shown on every device", async ({ page, browser, complaints }) => {
  const hueOn = (at: Page) =>
    at.locator(".sub-pages").evaluate((box) => getComputedStyle(box).getPropertyValue("--hue"))
  await someoneWith(page, 40)
  await visit(page, "/me/shop/shelf-hue")
  await expect(page.getByText("You have 40. 15 will be left.")).toBeVisible()
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await expect(sheet(page).getByText("it can’t be returned")).toBeVisible()
  await noBarriers(page)
  await getFor(page).click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await sheet(page).getByRole("radio", { name: "Ocean" }).focus()
  await page.keyboard.press("Space")
  await expect(page.getByText("Your shelf is now Ocean")).toBeAttached()
  await noBarriers(page)
  await sheet(page).getByRole("button", { name: "Go to your shelf" }).click()
  await expect(page).toHaveURL(/\/me$/)
  await expect.poll(() => hueOn(page)).toBe("242")
  await noBarriers(page)
  const html = await (await page.request.get("/me")).text()
  expect(html, "the hue is there before any script has run").toMatch(/own-hue[^>]*--hue:242/)

  // Another device has the session, and not this one's cookie of the look.
  const session = (await page.context().cookies()).filter(({ name }) => name !== "cf_look")
  const other = await browser.newContext()
  await other.addCookies(session)
  const there = await other.newPage()
  await there.goto(new URL("/me", page.url()).href)
  await expect(there.locator(".own-hue")).toBeAttached()
  expect(await hueOn(there)).toBe("242")
  await other.close()

  const again = call(page.request, "rewards-redeem_item", { itemId: "shelf-hue", cost: 25 })
  await expect(again).rejects.toThrow("reward/already-owned")
  await visit(page, "/me/shop/shelf-hue")
  await expect(page.getByText("It is yours, for good.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Get it", exact: true })).toHaveCount(0)
  expectRefusals(complaints)
})

test("a shelf and an item stay as they are where a part of theirs can't be fetched", async ({ page, complaints }) => {
  await someoneWith(page, 50)
  await page.route(/\/assets\/(own|redeem)-[\w-]{6,8}\.js$/, (route) => route.abort())
  await visit(page, "/me")
  await expect(page.getByRole("heading", { name: "Your shelf" })).toBeVisible()
  await page.waitForRequest(/\/assets\/own-/)
  await expect(page.getByRole("link", { name: "See all" })).toBeVisible()
  await page.getByRole("link", { name: "See all" }).click()
  await page.getByRole("link", { name: /Tote bag 40 points/ }).click()
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await expect(page.getByRole("dialog", { name: "Not loaded" })).toBeVisible()
  await sheet(page).getByRole("button", { name: "Close" }).click()
  await expect(page.getByRole("button", { name: "Get it", exact: true })).toBeVisible()
  expect(complaints.splice(0).filter((each) => !each.includes("ERR_FAILED"))).toEqual([])
})

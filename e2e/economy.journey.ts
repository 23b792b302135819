import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { someoneWith } from "./earn.ts"
import { choose, expect, test, visit } from "./journey.ts"

// The page is not told of changes, as it is with every operator's server: it finds out when it asks.
test.beforeEach(async ({ page }) => {
  await page.route("**/emulator/changes", (route) => route.fulfill({ status: 204 }))
})

const sheet = (page: Page) => page.getByRole("dialog")

/** As for somebody who has read for weeks: a day of a journey tells no pace. */
async function withPace(page: Page, pace: number): Promise<void> {
  await page.route("**/functions/points-get_overview", async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result?: { pace: number | null } }
    if (body.result) body.result.pace = pace
    await route.fulfill({ response: answer, json: body })
  })
}

const hueOf = (page: Page) =>
  page.locator(".sub-pages").evaluate((box) => getComputedStyle(box).getPropertyValue("--hue"))

test("somebody takes a hue for their shelf without an address, and has it on every device", async ({
  page,
  browser,
  complaints,
}) => {
  await someoneWith(page, 40)
  await visit(page, "/me/shop")
  await page.getByRole("link", { name: /A hue for your shelf 25 points.*You can have it now/ }).click()
  await expect(page.getByText("You have 40. 15 remain.")).toBeVisible()
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await expect(page.getByRole("dialog", { name: "One last look" })).toBeVisible()
  await expect(sheet(page).getByText("it can’t be given back")).toBeVisible()
  await noBarriers(page)
  await sheet(page)
    .getByRole("button", { name: /^Get it for/ })
    .click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await expect(sheet(page).getByRole("status")).toContainText("25 points are spent")
  await sheet(page).getByRole("radio", { name: "Ocean" }).focus()
  await page.keyboard.press("Space")
  await expect(page.getByText("Your shelf is in the hue of Ocean")).toBeAttached()
  await noBarriers(page)
  await sheet(page).getByRole("button", { name: "To your shelf" }).click()
  await expect(page).toHaveURL(/\/me$/)
  await expect.poll(() => hueOf(page)).toBe("242")
  await noBarriers(page)

  // It is in the page itself, before any script has run.
  const html = await (await page.request.get("/me")).text()
  expect(html).toMatch(/own-hue[^>]*--hue:242/)

  // Another device of theirs: the same session, and nothing kept but that.
  const session = (await page.context().cookies()).filter(({ name }) => name !== "cf_look")
  const other = await browser.newContext()
  await other.addCookies(session)
  const there = await other.newPage()
  await there.goto(new URL("/me", page.url()).href)
  await expect(there.locator(".own-hue")).toBeAttached()
  expect(await hueOf(there)).toBe("242")
  await other.close()

  const again = call(page.request, "rewards-redeem_item", { itemId: "shelf-hue", cost: 25 })
  await expect(again).rejects.toThrow("reward/already-owned")
  await visit(page, "/me/shop/shelf-hue")
  await expect(page.getByText("It is yours, for good.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Get it", exact: true })).toHaveCount(0)
  await expect(page.getByRole("radio", { name: "Ocean" })).toBeChecked()
  await visit(page, "/me/orders")
  const order = page.getByRole("article", { name: "A hue for your shelf" })
  await expect(order.getByRole("listitem")).toHaveText(/^Yours, for good/)
  await expect(order.getByRole("button")).toHaveCount(0)
  await noBarriers(page)
  await visit(page, "/settings")
  await choose(page, "Confetti’s own")
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "cf_look")?.value)
    .toBe("100")
  expectRefusals(complaints)
})

test("the icon somebody chose is what the app is installed with", async ({ page }) => {
  await someoneWith(page, 50)
  await call(page.request, "rewards-redeem_item", { itemId: "app-icon", cost: 50 })
  await visit(page, "/settings")
  await choose(page, "Plum")
  const link = (rel: string) => page.locator(`link[rel="${rel}"]`)
  await expect(link("manifest")).toHaveAttribute("href", "/manifest.webmanifest?icon=plum")
  await expect(link("apple-touch-icon")).toHaveAttribute("href", "/icons/plum-180.png")
  await noBarriers(page)
  await page.reload()
  await expect(link("manifest")).toHaveAttribute("href", "/manifest.webmanifest?icon=plum")
  const { icons } = (await (await page.request.get("/manifest.webmanifest?icon=plum")).json()) as {
    icons: { src: string }[]
  }
  for (const { src } of icons) expect((await page.request.get(src)).ok(), src).toBe(true)
})

test("what is next, and when, stands wherever points are", async ({ page }) => {
  await someoneWith(page, 30)
  await withPace(page, 5)
  await visit(page, "/me")
  const points = page.getByRole("region", { name: "Your points" })
  await expect(points).toContainText("Next: An icon for your app")
  await expect(points).toContainText("20 to go, about 4 days at your pace")
  await expect(points).toContainText("You can have this now: A hue for your shelf")
  await points.getByRole("link", { name: "An icon for your app" }).click()
  await expect(page.getByText("You have 30. 20 to go, about 4 days at your pace.")).toBeVisible()
  await visit(page, "/me/points")
  await expect(page.getByText("20 to go, about 4 days at your pace")).toBeVisible()
  await noBarriers(page)
  await visit(page, "/me/shop")
  await expect(page.getByRole("link", { name: /An icon for your app.*20 to go, about 4 days/ })).toBeVisible()
})

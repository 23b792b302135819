import { type FeedOrder, walkedCount } from "@confetti/domain/feed/resume-feed"
import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { currentTile, expect, stepOn, test, titleInView, titleOnScreen, visit } from "./journey.ts"
import { likesAreAgreed } from "./on-rough-line.ts"
import { joinAt, newAddress, signUp, whoIsIn } from "./people.ts"

const placeIn = (page: Page) => page.evaluate(() => /cf_place=[^;]*home:([^.;]*)/.exec(document.cookie)?.[1] ?? null)

/** The feed's finished tiles in this browser that come after the tile in view. */
async function comingUp(page: Page): Promise<string[]> {
  const feed = await page.evaluate(() => JSON.parse(localStorage.getItem("cf_feed_home") ?? "{}") as FeedOrder)
  const walked = walkedCount(feed, await placeIn(page))
  return feed.ids.slice(walked, walked + 12)
}

/** The tile of the home feed where the server has this person. */
async function savedPlace(page: Page, id: string): Promise<string | undefined> {
  const { documents } = (await (await page.request.get(`/documents/users/${id}/places`)).json()) as {
    documents: { feed: string; tileId: string }[]
  }
  return documents.find(({ feed }) => feed === "home")?.tileId
}

test("a like changes what comes next but not what is in view, and another device opens at the same tile", async ({
  page,
  browser,
}) => {
  await signUp(page.request)
  const person = await whoIsIn(page.request)
  await visit(page, "/")
  await likesAreAgreed(page)
  await stepOn(page)
  const title = await titleInView(page)
  const before = await comingUp(page)
  await currentTile(page).getByRole("button", { name: /^Like/ }).click()
  await expect.poll(() => comingUp(page)).not.toEqual(before)
  expect(await titleOnScreen(page)).toBe(title)
  await expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible()

  const next = await stepOn(page)
  const place = await placeIn(page)
  await expect.poll(() => savedPlace(page, person?.id ?? "")).toBe(place)
  const cookies = (await page.context().cookies()).filter(({ name }) => name.includes("session"))
  const context = await browser.newContext()
  await context.addCookies(cookies)
  const other = await context.newPage()
  await visit(other, "/")
  expect(await titleOnScreen(other)).toBe(next)
  await context.close()
})

test("a guest sees less of a category at once, keeps the choice when joining, and can undo it", async ({ page }) => {
  await visit(page, "/")
  await stepOn(page)
  const title = await titleInView(page)
  const category = await currentTile(page).locator(".chip").first().innerText()
  await currentTile(page).getByRole("button", { name: "Why this tile" }).click()
  const sheet = page.getByRole("dialog", { name: "Why this tile" })
  await expect(sheet.locator(".why")).toHaveText(/\w{3,}/)
  await sheet.getByRole("button", { name: `Less ${category}` }).click()
  await expect(sheet.getByRole("status")).toHaveText(/^Less .*: \d+ in your next \d+ before, none now\.$/)
  await expect(sheet.getByRole("button", { name: "Undo" })).toBeFocused()
  await sheet.getByRole("button", { name: "Close" }).click()
  expect(await titleOnScreen(page)).toBe(title)

  await visit(page, "/me")
  await joinAt(page, newAddress())
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cf_less"))).toBe("[]")
  await visit(page, "/settings")
  const wish = page.locator(".less-preferences li")
  await expect(wish).toHaveCount(1)
  await noBarriers(page)
  await wish.getByRole("button", { name: `Undo less of ${category}` }).click()
  await expect(page.getByText(`${category} is back`)).toBeVisible()
  await expect(wish).toHaveCount(0)
})

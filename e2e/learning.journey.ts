import { type FeedOrder, walkedCount } from "@confetti/domain/feed/resume-feed"
import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, currentTile, expect, stepOn, tab, test, titleInView, titleOnScreen, visit } from "./journey.ts"
import { likesAreAgreed } from "./on-rough-line.ts"
import { joinAt, newAddress, signUp, whoIsIn } from "./people.ts"

/** Somebody new, in a browser of their own, on the home feed. */
async function someone(browser: Browser): Promise<{ page: Page; context: BrowserContext; id: string }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUp(page.request)
  const person = await whoIsIn(page.request)
  await visit(page, "/")
  await likesAreAgreed(page)
  return { page, context, id: person?.id ?? "" }
}

/** The feed's finished tiles as they stand in this browser, behind the tile in view, which may be a growing story between them. */
async function comingUp(page: Page, count = 12): Promise<string[]> {
  const [feed, place] = await page.evaluate(() => [
    JSON.parse(localStorage.getItem("cf_feed_home") ?? "{}") as FeedOrder,
    /cf_place=[^;]*home:([^.;]*)/.exec(document.cookie)?.[1] ?? null,
  ])
  const walked = walkedCount(feed, place)
  return feed.ids.slice(walked, walked + count)
}

/** Tiles have a category, the cards between them none. */
const isOnTile = async (page: Page): Promise<boolean> => (await currentTile(page).locator(".chip").count()) > 0

const categoryOf = (page: Page): Promise<string> => currentTile(page).locator(".chip").first().innerText()

/** When the first of a category comes depends on the day: further than this nobody swipes in vain. */
const mostSwipes = 30

/** Swipes through ten tiles, and on to the second of these categories where that comes later, and likes those that are of them. */
async function likeOnly(page: Page, categories: readonly string[]): Promise<number> {
  let liked = 0
  for (let at = 0; at < 10 || (liked < 2 && at < mostSwipes); at++) {
    if ((await isOnTile(page)) && categories.includes(await categoryOf(page))) {
      const isTaken = page.waitForResponse((answer) => answer.url().includes("likes-like_tile"))
      await currentTile(page).getByRole("button", { name: /^Like/ }).click()
      await isTaken
      liked++
    }
    await stepOn(page)
  }
  return liked
}

/** How many of these tiles are of these categories. */
async function share(page: Page, ids: readonly string[], slugs: readonly string[]): Promise<number> {
  const answer = await page.request.get(`/documents/tiles?ids=${ids.join()}`)
  const { documents } = (await answer.json()) as { documents: { categories: string[] }[] }
  return documents.filter((tile) => slugs.includes(tile.categories[0] ?? "")).length
}

test("two people of different tastes soon walk different feeds, and every tile says why", async ({ browser }) => {
  test.setTimeout(120_000)
  const [ada, ben] = [await someone(browser), await someone(browser)]
  const adas = await likeOnly(ada.page, ["Space", "Deep time"])
  const bens = await likeOnly(ben.page, ["Kitchen", "Creatures"])
  expect(adas).toBeGreaterThan(0)
  expect(bens).toBeGreaterThan(0)

  // The two that come next stay as they were; what lies behind them has been learned.
  const next = async ({ page }: { page: Page }) => (await comingUp(page)).slice(2)
  await expect
    .poll(async () => {
      const [hers, his] = [await next(ada), await next(ben)]
      return hers.filter((id) => his.includes(id)).length
    })
    .toBeLessThanOrEqual(7)
  const herKind = async ({ page }: { page: Page }) => share(page, await comingUp(page, 30), ["space", "deep-time"])
  await expect.poll(async () => (await herKind(ada)) - (await herKind(ben))).toBeGreaterThan(0)

  for (const { page } of [ada, ben]) {
    // No card stands beside another.
    if (!(await isOnTile(page))) await stepOn(page)
    await currentTile(page).getByRole("button", { name: "Why this tile" }).click()
    const sheet = page.getByRole("dialog", { name: "Why this tile" })
    await expect(sheet.locator(".why")).toHaveText(/\w{3,}/)
    await sheet.getByRole("button", { name: "Close" }).click()
  }
  await ada.context.close()
  await ben.context.close()
})

test("a new order leaves what is in view alone, however long its tiles take", async ({ browser }) => {
  const { page, context } = await someone(browser)
  // From another screen: then no tile came with the page.
  await visit(page, "/me")
  await tab(page, "Home").click()
  await stepOn(page)
  const title = await titleInView(page)
  const before = await comingUp(page)
  const slow = Promise.withResolvers<void>()
  await context.route("**/documents/tiles?ids=*", async (route) => {
    await slow.promise
    await route.continue()
  })
  const heart = await currentTile(page).getByRole("button", { name: /^Like/ }).elementHandle()
  await heart?.click()
  await expect.poll(() => comingUp(page)).not.toEqual(before)
  await alive(page)
  expect(await heart?.evaluate((button) => button.isConnected), "the very same button").toBe(true)
  expect(await titleOnScreen(page)).toBe(title)
  await expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible()
  slow.resolve()
  await stepOn(page)
  await context.close()
})

test("less of a category works at once, moves nothing in view, says what it changed, and can be undone", async ({
  browser,
}) => {
  const { page, context } = await someone(browser)
  await stepOn(page)
  const title = await titleInView(page)
  const category = await categoryOf(page)
  await currentTile(page).getByRole("button", { name: "Why this tile" }).click()
  const sheet = page.getByRole("dialog", { name: "Why this tile" })
  await sheet.getByRole("button", { name: `Less ${category}` }).click()
  await expect(sheet.getByRole("status")).toHaveText(/^Less .*: \d+ in your next \d+ before, (\d+|none) now\.$/)
  const [before, after] = (await sheet.getByRole("status").innerText()).match(/\d+(?= in)|(\d+|none)(?= now)/g) ?? []
  expect(after === "none" ? 0 : Number(after)).toBeLessThan(Number(before))
  await sheet.getByRole("button", { name: "Close" }).click()
  expect(await titleOnScreen(page)).toBe(title)

  await visit(page, "/settings")
  const wish = page.locator(".less-preferences li", { hasText: category })
  await expect(wish).toBeVisible()
  await wish.getByRole("button", { name: `Undo less of ${category}` }).click()
  await expect(page.getByText(`${category} is back`)).toBeVisible()
  await expect(wish).toBeHidden()
  await context.close()
})

test("a guest sees less of a category too, on this device, and takes it along when they join", async ({ page }) => {
  await visit(page, "/")
  await stepOn(page)
  const title = await titleInView(page)
  const category = await categoryOf(page)
  await currentTile(page).getByRole("button", { name: "Why this tile" }).click()
  const sheet = page.getByRole("dialog", { name: "Why this tile" })
  await sheet.getByRole("button", { name: `Less ${category}` }).click()
  await expect(sheet.getByRole("status")).toHaveText(/^Less .*: \d+ in your next \d+ before, none now\.$/)
  await expect(sheet.getByRole("button", { name: "Undo" })).toBeFocused()
  await sheet.getByRole("button", { name: "Close" }).click()
  expect(await titleOnScreen(page)).toBe(title)
  await visit(page, "/settings")
  await expect(page.locator(".less-preferences li", { hasText: category })).toBeVisible()
  await noBarriers(page)
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cf_less"))).toBe("[]")
  await visit(page, "/settings")
  await expect(page.locator(".less-preferences li")).toHaveCount(1)
  await page
    .locator(".less-preferences")
    .getByRole("button", { name: `Undo less of ${category}` })
    .click()
  await expect(page.getByText(`${category} is back`)).toBeVisible()
})

test("their place goes with a person to another device, from its first frame on", async ({ browser }) => {
  const first = await someone(browser)
  for (let at = 0; at < 5; at++) await stepOn(first.page)
  const title = await titleInView(first.page)
  await isTold(first)

  const cookies = (await first.context.cookies()).filter(({ name }) => name.includes("session"))
  const context = await browser.newContext()
  await context.addCookies(cookies)
  const html = await (await context.request.get("/")).text()
  expect(html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).toContain(title)
  const page = await context.newPage()
  await visit(page, "/")
  expect(await titleOnScreen(page)).toBe(title)

  // Also where no page of theirs came from the server: their tile does not stand at the feed's end.
  const fresh = await browser.newContext()
  await fresh.addCookies(cookies)
  const later = await fresh.newPage()
  await visit(later, "/me")
  await expect.poll(() => later.evaluate(() => document.cookie)).toContain("cf_place")
  await tab(later, "Home").click()
  await expect.poll(() => titleOnScreen(later)).toBe(title)
  expect(await comingUp(later)).toHaveLength(12)
  await fresh.close()

  const further = await stepOn(page)
  await isTold({ page, id: first.id })
  await first.page.reload()
  await alive(first.page)
  expect(await titleOnScreen(first.page)).toBe(further)
  await first.context.close()
  await context.close()
})

test("a place that was only just reached is told as the page goes", async ({ browser }) => {
  const { page, context, id } = await someone(browser)
  await stepOn(page)
  await isTold({ page, id })
  const before = await toldPlace(page.request, id)
  await stepOn(page)
  await page.goto("about:blank")
  const places = (await context.cookies()).find(({ name }) => name === "cf_place")?.value ?? ""
  const here = /home:([^.;]*)/.exec(decodeURIComponent(places))?.[1]
  expect(here).not.toBe(before)
  await expect.poll(() => toldPlace(context.request, id)).toBe(here)
  await context.close()
})

/** Waits until the server knows where this browser's person stands in the home feed. */
async function isTold({ page, id }: { page: Page; id: string }): Promise<void> {
  const here = await page.evaluate(() => /cf_place=[^;]*home:([^.;]*)/.exec(document.cookie)?.[1])
  await expect.poll(() => toldPlace(page.request, id)).toBe(here)
}

/** The tile of the home feed where the server thinks they stand. */
async function toldPlace(request: APIRequestContext, id: string): Promise<string | undefined> {
  const { documents } = (await (await request.get(`/documents/users/${id}/places`)).json()) as {
    documents: { feed: string; tileId: string }[]
  }
  return documents.find(({ feed }) => feed === "home")?.tileId
}

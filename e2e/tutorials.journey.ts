import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import {
  currentTile,
  detail,
  drag,
  expect,
  growingTile,
  settled,
  standOn,
  swipeOn,
  tab,
  test,
  titleInView,
  visit,
} from "./journey.ts"
import { rememberTutorials } from "./remember-tutorials.ts"
import { getIn, joinAt, newAddress } from "./people.ts"

// Here alone a browser begins without having been shown anything.
test.use({ tutorialsSeen: null })
// A tutorial comes to somebody who stands still for some seconds; these need not be real ones.
test.beforeEach(({ page }) => page.clock.install())

function hint(page: Page): Locator {
  return page.getByRole("complementary", { name: "Tutorial" })
}

/** The person does nothing, for as long as it takes. */
async function standStill(page: Page, until: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(hint(page)).toContainText(until, { timeout: 250 })
  }).toPass()
}

/** This one is gone; another may have come. */
async function isGone(page: Page, what: RegExp): Promise<void> {
  await expect(hint(page).filter({ hasText: what })).toBeHidden()
}

const nextTile = /(Swipe up|Press ↓) for the next one/
const moreOfThis = /(Swipe left|Press →) for more of this one/

const seenHere = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cf_tutorials_seen") ?? "[]") as string[])

const feedOffset = (page: Page): Promise<number> => page.locator(".feed").evaluate((feed) => feed.scrollTop)

/** What a screen reader is told of the tutorial that is shown. */
const spoken = (page: Page): Promise<string> =>
  page.locator(".app > p[role=status]").evaluate((region) => region.textContent ?? "")

test("the way to the next tile is shown over the tile, and goes when it is done", async ({ page }) => {
  await visit(page, "/")
  const first = await titleInView(page)
  await standStill(page, nextTile)
  expect(await feedOffset(page), "nothing moved").toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body), "the focus stayed").toBe(true)
  expect(await spoken(page)).toMatch(/next tile/i)
  expect(await spoken(page)).not.toMatch(/swipe|drag/i)
  await noBarriers(page)

  // Through the hint, as if it were not there.
  await swipeOn(page)
  await isGone(page, nextTile)
  expect(await titleInView(page)).not.toBe(first)
  expect(await seenHere(page)).toEqual(["home-feed-swipe"])
  expect(await spoken(page)).not.toMatch(/next tile/i)
})

test("then the way through a tile's subtiles, and from a subtile into the whole tile", async ({
  page,
  context,
  isMobile,
}) => {
  await rememberTutorials(context, ["home-feed-swipe"])
  await visit(page, "/")
  // Onto something with subtiles, whatever the feed has mixed in.
  while ((await currentTile(page).locator(".pane-subtile").count()) === 0) await swipeOn(page)
  await standStill(page, moreOfThis)
  const strip = currentTile(page).locator(".strip")
  await drag(page, strip, { x: -1 })
  await isGone(page, moreOfThis)
  await settled(page, ".feed-item[data-current] .strip")
  await standStill(page, /(Tap|Press Enter) to open the whole tile/)
  await noBarriers(page)
  if (isMobile) await currentTile(page).locator(".pane-subtile").first().tap()
  else await page.keyboard.press("Enter")
  await expect(detail(page)).toBeVisible()
  await expect(hint(page)).toBeHidden()
  expect(await seenHere(page)).toEqual(["home-feed-swipe", "shaded-tile-swipe", "subtile"])
})

test("a growing story's timeline is shown with its button, and unfolding it is all there is to do", async ({
  page,
  context,
}) => {
  await rememberTutorials(context, ["home-feed-swipe"])
  await standOn(page, (await growingTile(page)).id)
  await visit(page, "/")
  await standStill(page, "Still growing")
  expect(await spoken(page)).toContain("The story so far")
  await noBarriers(page)
  await currentTile(page)
    .getByRole("button", { name: /^The story so far/ })
    .click()
  await expect(hint(page)).toBeHidden()
  expect(await seenHere(page)).toContain("developing-tile")
})

test("put away by its button, one does not come back; the next one comes", async ({ page }) => {
  await visit(page, "/")
  const title = await titleInView(page)
  await standStill(page, nextTile)
  await hint(page).getByRole("button", { name: "Got it" }).click()
  await isGone(page, nextTile)
  await page.reload()
  await standStill(page, moreOfThis)
  expect(await titleInView(page), "the button under the finger was all that was pressed").toBe(title)
  await expect(detail(page)).toBeHidden()
})

test("by keys alone: read, put away, and the focus comes back to the tile", async ({ page }) => {
  await visit(page, "/")
  await standStill(page, nextTile)
  await page.keyboard.press("Escape")
  await expect(hint(page)).toBeHidden()
  expect(await seenHere(page)).toEqual(["home-feed-swipe"])
  await standStill(page, "Press → for more of this one")
  await hint(page).getByRole("button", { name: "Got it" }).focus()
  await page.keyboard.press("Enter")
  await expect(hint(page)).toBeHidden()
  await expect(currentTile(page)).toBeFocused()
  expect(await feedOffset(page)).toBe(0)
})

test("who asked for buttons is told of the button", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "cf_look", value: "100b", url: baseURL ?? "" }])
  await visit(page, "/")
  await standStill(page, "Tap ↓ for the next one")
  expect(await spoken(page)).toContain("Next tile button")
  await page.getByRole("button", { name: "Next tile" }).click()
  await expect(hint(page)).toBeHidden()
  expect(await seenHere(page)).toEqual(["home-feed-swipe"])
})

test("who asked for less motion sees nothing travel", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  await standStill(page, nextTile)
  const moved = await hint(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame).filter((name) => /transform|translate|scale|rotate/.test(name))),
  )
  expect(moved).toEqual([])
  await noBarriers(page)
})

test("none comes over a sheet or an open tile, or to somebody who moves", async ({ page }) => {
  await visit(page, "/")
  await page.keyboard.press("w")
  await expect(page.getByRole("dialog", { name: "Why this tile" })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(hint(page)).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(detail(page)).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(hint(page)).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(detail(page)).toBeHidden()
  await standStill(page, nextTile)
})

test("one that could be read and was left for something else has been seen", async ({ page }) => {
  await visit(page, "/")
  await standStill(page, nextTile)
  await page.clock.fastForward(5000)
  await page.keyboard.press("Enter")
  await expect(detail(page)).toBeVisible()
  await expect(hint(page)).toBeHidden()
  expect(await seenHere(page)).toEqual(["home-feed-swipe"])
})

test("whoever comes back to a tile further down has swiped before", async ({ page }) => {
  const growing = await growingTile(page)
  await standOn(page, growing.id)
  await visit(page, "/")
  await standStill(page, "Still growing")
  expect(await seenHere(page)).toEqual(["home-feed-swipe"])
})

test("what was seen follows the person to another browser, and a replay empties both", async ({ page, browser }) => {
  const address = newAddress()
  await visit(page, "/me")
  await joinAt(page, address)
  await tab(page, "Home").click()
  const isTold = page.waitForResponse((answer) => answer.url().endsWith("/functions/tutorials-mark_seen"))
  await standStill(page, nextTile)
  await hint(page).getByRole("button", { name: "Got it" }).click()
  expect((await isTold).status()).toBe(200)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.clock.install()
  await visit(other, "/me")
  await other.getByRole("button", { name: "Log in", exact: true }).click()
  await getIn(other, address, 2)
  await tab(other, "Home").click()
  await standStill(other, moreOfThis)
  expect(await seenHere(other)).toEqual(["home-feed-swipe"])

  await tab(other, "Settings").click()
  const isReplayed = other.waitForResponse((answer) => answer.url().endsWith("/functions/tutorials-replay"))
  await other.getByRole("button", { name: "Replay" }).click()
  await expect(other.getByText("The tutorials will show again")).toBeVisible()
  await isReplayed
  await expect(other.getByRole("button", { name: "Replay" })).toBeHidden()
  await context.close()

  await visit(page, "/")
  await standStill(page, nextTile)
})

test("what was seen without a connection is told when there is one", async ({ page, context, complaints }) => {
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await tab(page, "Home").click()
  await standStill(page, nextTile)
  await context.setOffline(true)
  await hint(page).getByRole("button", { name: "Got it" }).click()
  await expect(hint(page)).toBeHidden()
  expect(await seenHere(page)).toEqual(["home-feed-swipe"])
  const isTold = page.waitForResponse((answer) => answer.url().endsWith("/functions/tutorials-mark_seen"))
  await context.setOffline(false)
  expect((await (await isTold).json()) as object).toEqual({ result: { seen: ["home-feed-swipe"] } })
  const others = complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))
  complaints.splice(0, complaints.length, ...others)
})

test("a guest can have them again from the settings, wherever they stand in the feed", async ({ page }) => {
  await visit(page, "/")
  await standStill(page, nextTile)
  await hint(page).getByRole("button", { name: "Got it" }).click()
  await swipeOn(page)
  await tab(page, "Settings").click()
  await page.getByRole("button", { name: "Replay" }).click()
  await expect(page.getByText("The tutorials will show again")).toBeVisible()
  await expect(page.getByRole("button", { name: "Replay" })).toBeHidden()
  await tab(page, "Home").click()
  await expect(currentTile(page)).toHaveAttribute("aria-posinset", "2")
  await standStill(page, nextTile)
})

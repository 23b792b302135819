import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { currentTile, detail, drag, expect, settled, swipeOn, test, titleInView, visit } from "./journey.ts"

// Other journeys run in a browser that has shown every tutorial.
test.use({ tutorialsSeen: null })
// A tutorial appears after some seconds without input; the page's clock is put forward for them.
test.beforeEach(({ page }) => page.clock.install())

function hint(page: Page): Locator {
  return page.getByRole("complementary", { name: "Tutorial" })
}

/** No input, until a tutorial with these words appears. */
async function standStill(page: Page, until: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(hint(page)).toContainText(until, { timeout: 250 })
  }).toPass()
}

/** To the next tile with a strip of subtiles: the feed mixes in cards, growing stories and tiles without any. */
async function swipeToStrip(page: Page): Promise<void> {
  const strip = currentTile(page).locator(".strip")
  const timeline = currentTile(page).locator(".developing-timeline")
  while ((await strip.count()) === 0 || (await timeline.count()) > 0) await swipeOn(page)
}

/** This one is gone; another may have come. */
async function isGone(page: Page, what: string): Promise<void> {
  await expect(hint(page).filter({ hasText: what })).toBeHidden()
}

const seenHere = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cf_tutorials_seen") ?? "[]") as string[])

const feedOffset = (page: Page): Promise<number> => page.locator(".feed").evaluate((feed) => feed.scrollTop)

/** Text of the tutorial as a screen reader speaks it. */
const spoken = (page: Page): Promise<string> =>
  page.locator(".app > p[role=status]").evaluate((region) => region.textContent ?? "")

test("tutorials teach swiping on, swiping to subtiles and opening a tile, and each goes once it is done", async ({
  page,
}) => {
  await visit(page, "/")
  const first = await titleInView(page)
  await standStill(page, "Swipe up for the next one")
  expect(await feedOffset(page), "nothing moved").toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body), "the focus stayed").toBe(true)
  expect(await spoken(page)).toMatch(/next tile/i)
  expect(await spoken(page)).not.toMatch(/swipe|drag/i)
  await noBarriers(page)

  // The hint lets touches through.
  await swipeOn(page)
  await isGone(page, "Swipe up")
  expect(await titleInView(page)).not.toBe(first)
  expect(await seenHere(page)).toEqual(["home-feed-swipe"])

  await swipeToStrip(page)
  await standStill(page, "Swipe left for more of this one")
  await drag(page, currentTile(page).locator(".strip"), { x: -1 })
  await isGone(page, "Swipe left")
  await settled(page, ".feed-item[data-current] .strip")
  await standStill(page, "Tap to open the whole tile")
  await currentTile(page).locator(".pane-subtile").first().getByRole("heading").tap()
  await expect(detail(page)).toBeVisible()
  await expect(hint(page)).toBeHidden()
  expect(await seenHere(page)).toEqual(["home-feed-swipe", "shaded-tile-swipe", "subtile"])
})

test("keys close a tutorial, and its button gives the focus back to the tile", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/")
  await standStill(page, "Press ↓ for the next one")
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

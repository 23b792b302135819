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

/** To the next tile with a strip of subtiles: the feed mixes in cards, growing stories and tiles without any. */
async function swipeToStrip(page: Page): Promise<void> {
  const strip = currentTile(page).locator(".strip")
  const timeline = currentTile(page).locator(".developing-timeline")
  while ((await strip.count()) === 0 || (await timeline.count()) > 0) await swipeOn(page)
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

test("the way to the next tile is shown over the tile, and goes when it is done", { tag: "@both" }, async ({
  page,
}) => {
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

test("then the way through a tile's subtiles, and from a subtile into the whole tile", { tag: "@both" }, async ({
  page,
  context,
  isMobile,
}) => {
  await rememberTutorials(context, ["home-feed-swipe"])
  await visit(page, "/")
  await swipeToStrip(page)
  await standStill(page, moreOfThis)
  const strip = currentTile(page).locator(".strip")
  await drag(page, strip, { x: -1 })
  await isGone(page, moreOfThis)
  await settled(page, ".feed-item[data-current] .strip")
  await standStill(page, /(Tap|Press Enter) to open the whole tile/)
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

test("by keys alone: read, put away, and the focus comes back to the tile", { tag: "@desk" }, async ({ page }) => {
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

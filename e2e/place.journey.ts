import type { Page } from "@playwright/test"
import {
  alive,
  back,
  currentTile,
  detail,
  drag,
  expect,
  openTile,
  settled,
  swipeOn,
  tab,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"
import { centre } from "./touches.ts"

/** Records, from the first frame on, which tiles were on screen and how far the layout has shifted. */
async function watchFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    const watched = { seenTitles: seen, shifted: 0 }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifted += entry.value
    }).observe({ type: "layout-shift", buffered: true })
    const look = () => {
      const feed = document.querySelector(".feed")?.getBoundingClientRect()
      const element = feed && document.elementFromPoint(feed.left + feed.width / 2, feed.top + feed.height / 3)
      const title = element?.closest(".feed-item")?.getAttribute("aria-label")
      if (title && seen.at(-1) !== title) seen.push(title)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

type Watched = { seenTitles: string[]; shifted: number }

const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)

test("a reload shows the same tile from the first frame on, and nothing shifts", { tag: ["@both", "@core"] }, async ({
  page,
}) => {
  await visit(page, "/")
  await swipeOn(page)
  await swipeOn(page)
  const left = await swipeOn(page)
  await watchFromTheStart(page)
  await page.reload()
  await alive(page)
  expect(await titleInView(page)).toBe(left)
  expect(await titleOnScreen(page)).toBe(left)
  await page.waitForLoadState("networkidle")
  expect((await watched(page)).seenTitles).toEqual([left])
  expect((await watched(page)).shifted).toBeLessThanOrEqual(0.02)
})

test("closing an opened tile leads back to the same tile at the same offset", { tag: ["@both", "@core"] }, async ({
  page,
}) => {
  await visit(page, "/")
  await swipeOn(page)
  const left = await swipeOn(page)
  const offset = () => page.locator(".feed").evaluate((feed) => feed.scrollTop)
  const before = await offset()
  await openTile(page)
  await expect(detail(page).getByRole("heading", { level: 1 })).toHaveText(left)
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(currentTile(page)).toHaveAttribute("aria-label", left)
  expect(await offset()).toBe(before)
  // While the tile closes the browser shows pictures of both screens, and there is nothing to point at.
  await expect.poll(() => titleOnScreen(page)).toBe(left)
})

const storyLine = (page: Page) => page.locator(".tile-screen").evaluate(({ scrollTop }) => Math.round(scrollTop))

test("a story keeps its scroll position through back, forward and reload, and opens at its top when opened anew", async ({
  page,
}) => {
  await visit(page, "/")
  await openTile(page)
  const more = detail(page).getByRole("region", { name: /^More/ }).getByRole("link").first()
  await more.scrollIntoViewIfNeeded()
  // Thoughts above the link load when the reader comes near, and move it.
  await expect(detail(page).getByRole("textbox", { name: "Your thought" })).toBeVisible()
  await expect(detail(page).getByRole("status", { name: /^Loading/ })).toHaveCount(0)
  // Scrolls it into view as a click does, and waits until it rests.
  await more.click({ trial: true })
  const line = await storyLine(page)
  expect(line).toBeGreaterThan(300)
  // By the mouse alone, where it stands: a click of the locator may scroll once more.
  const { x, y } = await centre(more)
  await page.mouse.click(x, y)
  await expect.poll(() => page.evaluate(() => history.state.visited.length)).toBe(2)
  expect(await storyLine(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => storyLine(page)).toBe(line)
  // By script: while the picture of a movement lies over it, Playwright scrolls the story to reach the button.
  await back(page).evaluate((button: HTMLElement) => button.click())
  await expect(page).toHaveURL("/")
  await page.goForward()
  await expect.poll(() => storyLine(page)).toBe(line)
  await page.reload()
  await alive(page)
  await expect.poll(() => storyLine(page)).toBe(line)
  await page.goBack()
  await expect(page).toHaveURL("/")
  await openTile(page)
  expect(await storyLine(page)).toBe(0)
})

test("a tile stays at its subtile after a reload, other tiles and another tab", async ({ page }) => {
  await visit(page, "/")
  const left = await swipeOn(page)
  const strip = ".feed-item[data-current] .strip"
  const pageOfStrip = () =>
    page.locator(strip).evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))
  for (let step = 0; step < 2; step++) {
    await drag(page, page.locator(strip), { x: -1 })
    await expect.poll(pageOfStrip).toBe(step + 1)
    await settled(page, strip)
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cf_strips"))).toContain("[2,")
  await page.reload()
  await alive(page)
  expect(await titleInView(page)).toBe(left)
  await expect.poll(pageOfStrip).toBe(2)
  await expect(currentTile(page).locator(".dots-row i").nth(2)).toHaveAttribute("data-current")
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown")
  await expect(currentTile(page)).toHaveAttribute("aria-posinset", "6")
  await settled(page, ".feed")
  await tab(page, "Me").click()
  await tab(page, "Home").click()
  await expect(currentTile(page)).toHaveAttribute("aria-posinset", "6")
  await page.keyboard.press("Home")
  await expect(currentTile(page)).toHaveAttribute("aria-posinset", "1")
  await settled(page, ".feed")
  await swipeOn(page)
  expect(await titleInView(page)).toBe(left)
  expect(await pageOfStrip()).toBe(2)
})

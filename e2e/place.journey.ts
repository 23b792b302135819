import type { Page } from "@playwright/test"
import {
  alive,
  back,
  currentTile,
  detail,
  expect,
  openTile,
  swipeOn,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"

/** Keeps, from the very first frame on, which tile stood on screen and how far the layout has shifted. */
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

test("a reload shows the same tile from the first frame on, and nothing shifts", async ({ page }) => {
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

test("a new tab, and a browser started anew, show the same tile in the HTML itself", async ({ page, context }) => {
  await visit(page, "/")
  await swipeOn(page)
  const left = await swipeOn(page)
  const html = await (await context.request.get("/")).text()
  expect(html).toContain(left.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"))
  const other = await context.newPage()
  await watchFromTheStart(other)
  await visit(other, "/")
  expect(await titleOnScreen(other)).toBe(left)
  expect((await watched(other)).seenTitles).toEqual([left])
})

test("opening a tile and going back lands on the same tile at the same offset", async ({ page }) => {
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
  expect(await titleOnScreen(page)).toBe(left)
})

test("the browser's back from a tile opened by its link leads to that tile's section, with the place kept", async ({
  page,
}) => {
  await visit(page, "/")
  const left = await swipeOn(page)
  const slug = await openTile(page)
  await page.reload()
  await alive(page)
  await expect(page).toHaveURL(new RegExp(`/tiles/${slug}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => titleInView(page)).toBe(left)
})

test("a window that changes its size keeps the tile in view", async ({ page }) => {
  await visit(page, "/")
  const left = await swipeOn(page)
  const size = page.viewportSize()
  if (!size) throw new Error("The page has no size.")
  await page.setViewportSize({ width: size.width - 20, height: size.height - 180 })
  await expect.poll(() => titleOnScreen(page)).toBe(left)
  expect(await titleInView(page)).toBe(left)
})

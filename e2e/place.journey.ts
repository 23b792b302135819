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

test("opening a tile and going back lands on the same tile at the same offset", { tag: ["@both", "@core"] }, async ({
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

test("a window that changes its size keeps the tile in view", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/")
  const left = await swipeOn(page)
  const size = page.viewportSize()
  if (!size) throw new Error("The page has no size.")
  await page.setViewportSize({ width: size.width - 20, height: size.height - 180 })
  await expect.poll(() => titleOnScreen(page)).toBe(left)
  expect(await titleInView(page)).toBe(left)
})

/** Notes, from the first frame on, every line the opened tile's screen has stood at. */
async function watchLines(page: Page, selector: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((watched) => {
    const lines: number[] = []
    Object.assign(globalThis, { lines })
    const look = () => {
      const element = document.querySelector(watched)
      const line = element ? Math.round(element.scrollTop || element.scrollLeft) : undefined
      if (line !== undefined && lines.at(-1) !== line) lines.push(line)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  return () => page.evaluate(() => (globalThis as unknown as { lines: number[] }).lines)
}

const storyLine = (page: Page) => page.locator(".tile-screen").evaluate(({ scrollTop }) => Math.round(scrollTop))

test("a story is read on at the same line: after a reload, back from the next one, and forward again", {
  tag: "@both",
}, async ({ page }) => {
  await visit(page, "/")
  await openTile(page)
  const more = detail(page).getByRole("region", { name: /^More/ }).getByRole("link").first()
  await more.scrollIntoViewIfNeeded()
  // What comes as one gets near has come, and moves nothing any more.
  await expect(detail(page).getByRole("textbox", { name: "Your take" })).toBeVisible()
  await expect(detail(page).getByRole("status", { name: /^Fetching/ })).toHaveCount(0)
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
  // At a desk the story stands beside the stage from then on.
  await expect(page).toHaveURL("/")
  await page.goForward()
  await expect.poll(() => storyLine(page)).toBe(line)
  // The app hears of it with the next frame.
  await page.locator(".tile-screen").evaluate((screen) => {
    const heard = new Promise((done) => screen.addEventListener("scroll", done, { once: true }))
    screen.scrollTo({ top: 320 })
    return heard.then(() => undefined)
  })
  const lines = await watchLines(page, ".tile-screen")
  await page.reload()
  await alive(page)
  expect(await lines()).toEqual([320])
  await page.goBack()
  await expect(page).toHaveURL("/")
  // Opened anew it begins at its top; beside the stage it opens where it stands.
  const isBeside = await detail(page).isVisible()
  if (isBeside) await expect.poll(() => storyLine(page)).toBe(320)
  await openTile(page)
  expect(await storyLine(page)).toBe(isBeside ? 320 : 0)
})

test("a subtile is read on: after a reload from the first frame, after the next tile, and after another tab", {
  tag: "@both",
}, async ({ page }) => {
  await visit(page, "/")
  const left = await swipeOn(page)
  const strip = ".feed-item[data-current] .strip"
  const pageOfStrip = () =>
    page.locator(strip).evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))
  const width = await page.locator(strip).evaluate(({ clientWidth }) => clientWidth)
  for (let step = 0; step < 2; step++) {
    await drag(page, page.locator(strip), { x: -1 })
    await expect.poll(pageOfStrip).toBe(step + 1)
    await settled(page, strip)
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cf_strips"))).toContain("[2,")
  const lines = await watchLines(page, strip)
  await page.reload()
  await alive(page)
  expect(await titleInView(page)).toBe(left)
  expect(await lines()).toEqual([2 * width])
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

test("settings and a search are where they were left for another tab", async ({ page }) => {
  await visit(page, "/search")
  await page.getByRole("searchbox").fill("the")
  await expect(page).toHaveURL(/q=the/)
  await expect(page.locator(".search-count")).toContainText("“the”")
  const line = () => page.locator(".root-screen").evaluate(({ scrollTop }) => Math.round(scrollTop))
  await page.locator(".root-screen").evaluate((screen) => screen.scrollTo({ top: 300 }))
  await expect.poll(() => page.evaluate(() => history.state.searchPlace?.top)).toBe(300)
  await tab(page, "Settings").click()
  // A screen whose code is on its way has its heading already, and no height to scroll.
  await expect(page.getByRole("link", { name: "About" })).toBeVisible()
  await page.locator(".root-screen").evaluate((screen) => screen.scrollTo({ top: 240 }))
  await expect.poll(line).toBe(240)
  await tab(page, "Search").click()
  await expect(page.getByRole("searchbox")).toHaveValue("the")
  await expect.poll(line).toBe(300)
  await tab(page, "Settings").click()
  await expect.poll(line).toBe(240)
  await page.getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL(/about$/)
  await alive(page)
  await page.goBack()
  await alive(page)
  await expect.poll(line).toBeGreaterThan(200)
})

test("a page has a way back: to where it was opened from, or to settings", async ({ page }) => {
  await visit(page, "/settings")
  await page.getByRole("link", { name: "Privacy" }).click()
  await expect(page).toHaveURL(/privacy$/)
  await alive(page)
  await page.getByRole("link", { name: "Back", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
  const other = await page.context().newPage()
  await visit(other, "/about")
  await other.getByRole("link", { name: "Back", exact: true }).click()
  await expect(other).toHaveURL(/\/settings$/)
})

test("a card is where one stood too: after another tab it is in view, at the same place", async ({ page }) => {
  await visit(page, "/")
  const stood = async () => {
    const item = currentTile(page)
    return [await item.getAttribute("aria-label"), await item.getAttribute("aria-posinset")]
  }
  while ((await currentTile(page).locator(".cover").count()) > 0) await swipeOn(page)
  const before = await stood()
  await tab(page, "Me").click()
  await expect(page).toHaveURL(/\/me$/)
  await tab(page, "Home").click()
  await expect(currentTile(page)).toBeVisible()
  await expect.poll(stood).toEqual(before)
  await expect.poll(() => titleOnScreen(page)).toBe(before[0])
})

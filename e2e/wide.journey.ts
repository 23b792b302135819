import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, currentTile, detail, expect, openTile, settled, test, titleInView, visit } from "./journey.ts"

const story = (page: Page) => page.locator(".tile-screen")

/** The title of the story beside the stage. */
const storyTitle = (page: Page) => detail(page).getByRole("heading", { level: 1 }).innerText()

/** Waits until the story is that of the tile on the stage, and gives its title. */
async function followed(page: Page): Promise<string> {
  await expect.poll(async () => (await storyTitle(page)) === (await titleInView(page))).toBe(true)
  return titleInView(page)
}

const top = (page: Page) => story(page).evaluate(({ scrollTop }) => scrollTop)

async function stepTo(page: Page, act: () => Promise<void>): Promise<string> {
  const before = await titleInView(page)
  await act()
  await expect.poll(() => titleInView(page)).not.toBe(before)
  await settled(page, ".feed")
  return followed(page)
}

/** Waits until the story has not moved for some frames: that is when its scroll position is saved. */
async function resting(page: Page): Promise<void> {
  const isResting = () =>
    story(page).evaluate(async (screen) => {
      const first = screen.scrollTop
      for (let frame = 0; frame < 12; frame++) await new Promise((done) => requestAnimationFrame(done))
      return screen.scrollTop === first
    })
  await expect.poll(isResting, { intervals: [0] }).toBe(true)
}

test.describe("at a desk", { tag: "@desk" }, () => {
  test("the story follows the tile and the subtile on the stage, and the address stays the same", {
    tag: "@core",
  }, async ({ page }) => {
    await visit(page, "/")
    const first = await followed(page)
    // Its picture and its large title are on the stage.
    await expect(story(page).locator(".detail-art")).toBeHidden()
    await noBarriers(page)
    const length = await page.evaluate(() => history.length)
    await stepTo(page, () => page.keyboard.press("ArrowDown"))
    await page.mouse.move(100, 850)
    await stepTo(page, () => page.mouse.wheel(0, -100))
    await stepTo(page, () => page.getByRole("button", { name: "Next tile" }).click())
    await stepTo(page, () => page.mouse.wheel(0, 100))
    expect(new URL(page.url()).pathname).toBe("/")
    expect(await page.evaluate(() => history.length)).toBe(length)
    await page.keyboard.press("Home")
    await expect.poll(() => followed(page)).toBe(first)

    await page.keyboard.press("ArrowRight")
    await expect(currentTile(page).locator(".dots-row i").nth(1)).toHaveAttribute("data-current")
    const subtile = await currentTile(page).getByRole("heading", { level: 3 }).first().innerText()
    await expect(story(page).getByRole("heading", { name: subtile })).toBeInViewport({ ratio: 1 })
  })

  test("a story that is read takes the wheel and the keys, keeps its scroll position, and opens with Enter", async ({
    page,
  }) => {
    await visit(page, "/")
    const first = await followed(page)
    await story(page).hover()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => top(page)).toBeGreaterThan(100)
    await expect(story(page)).toBeFocused()
    const line = await top(page)
    await page.keyboard.press("PageDown")
    await expect.poll(() => top(page)).toBeGreaterThan(line)
    const next = page.getByRole("link", { name: /^Next: / })
    await expect(async () => {
      await page.mouse.wheel(0, 900)
      await expect(next).toBeInViewport({ timeout: 100 })
    }).toPass()
    expect(await titleInView(page)).toBe(first)
    await page.keyboard.press("Escape")
    await expect(currentTile(page)).toBeFocused()
    await resting(page)
    const left = await top(page)
    await stepTo(page, () => page.keyboard.press("ArrowDown"))
    expect(await top(page)).toBe(0)
    await stepTo(page, () => page.keyboard.press("ArrowUp"))
    await expect.poll(() => top(page)).toBeCloseTo(left, -2)

    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/tiles\//)
    await expect(story(page)).toBeFocused()
    await noBarriers(page)
    await stepTo(page, () => page.getByRole("button", { name: "Next tile" }).click())
    await expect(page).toHaveURL(/\/$/)
    // A link to a tile puts it on the stage, wherever its reader was in the feed.
    await visit(page, "/tiles/as-slow-as-possible")
    await followed(page)
    await expect(page).toHaveURL(/as-slow-as-possible$/)
  })
})

test("a phone in landscape shows the text beside the picture, with everything in reach", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await visit(page, "/")
  await noBarriers(page)
  await openTile(page)
  const picture = await detail(page).locator(".detail-art").boundingBox()
  const text = await detail(page).locator(".detail-text").boundingBox()
  const rail = await page.getByRole("navigation", { name: "Main" }).boundingBox()
  expect(text?.x ?? 0).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))
  expect(picture?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0))
  await noBarriers(page)
  await page.goto("/games/quiz")
  await alive(page)
  await expect(page.getByRole("button", { name: "Start" })).toBeInViewport({ ratio: 1 })
})

test("a window that changes its size keeps the tile, the subtile and the line that is read", async ({ page }) => {
  const sizes = [
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]
  await visit(page, "/")
  await page.locator(".feed").evaluate((feed) => feed.scrollBy({ top: feed.clientHeight, behavior: "instant" }))
  await expect(currentTile(page)).toHaveAttribute("aria-posinset", "2")
  const title = await titleInView(page)
  const strip = currentTile(page).locator(".strip")
  await settled(page, ".feed")
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: "instant" }))
  const pageOf = () => strip.evaluate((element) => element.scrollLeft / element.clientWidth)
  // The page is known once its scroll event has come, a frame after the offset.
  await expect(currentTile(page).locator(".dots-row i").nth(2)).toHaveAttribute("data-current")
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect.poll(pageOf).toBe(2)
    expect(await titleInView(page)).toBe(title)
    await expect(currentTile(page).getByRole("heading", { level: 3 }).nth(1)).toBeInViewport()
  }

  await openTile(page)
  const heading = detail(page).getByRole("heading", { level: 2 }).nth(2)
  await heading.evaluate((element) => {
    const screen = element.closest(".screen")
    screen?.scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: "instant" })
  })
  const at = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(at).toBeCloseTo(80, 0)
  for (const size of sizes) {
    await resting(page)
    await page.setViewportSize(size)
    await expect.poll(async () => Math.abs((await at()) - 80)).toBeLessThan(60)
  }
})

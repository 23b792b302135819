import type { Page, Request } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import {
  alive,
  currentTile,
  detail,
  expect,
  listensTo,
  openTile,
  settled,
  test,
  titleInView,
  visit,
} from "./journey.ts"
import { signUp } from "./people.ts"

const story = (page: Page) => page.locator(".tile-screen")

/** The title of the story beside the stage, once it has come. */
const storyTitle = (page: Page) => detail(page).getByRole("heading", { level: 1 }).innerText()

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

test.describe("at a desk", { tag: "@desk" }, () => {
  test("the story follows the stage, and leaves address and history alone", { tag: "@core" }, async ({ page }) => {
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
  })

  test("whoever reads in it has the keys there, and finds the line again", async ({ page }) => {
    await visit(page, "/")
    const first = await followed(page)
    await story(page).hover()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => top(page)).toBeGreaterThan(100)
    await expect(story(page)).toBeFocused()
    const line = await top(page)
    await page.keyboard.press("PageDown")
    await expect.poll(() => top(page)).toBeGreaterThan(line)
    await page.keyboard.press("End")
    await page.mouse.wheel(0, 2000)
    expect(await titleInView(page)).toBe(first)
    await page.keyboard.press("Escape")
    await expect(currentTile(page)).toBeFocused()
    await resting(page)
    const left = await top(page)
    await stepTo(page, () => page.keyboard.press("ArrowDown"))
    expect(await top(page)).toBe(0)
    await stepTo(page, () => page.keyboard.press("ArrowUp"))
    await expect.poll(() => top(page)).toBeCloseTo(left, -2)
  })

  test("whoever scrolls a story with the wheel finds its end, and what comes next", async ({ page }) => {
    await visit(page, "/")
    const first = await followed(page)
    await story(page).hover()
    const next = page.getByRole("link", { name: /^Next: / })
    await expect(async () => {
      await page.mouse.wheel(0, 900)
      await expect(next).toBeInViewport({ timeout: 100 })
    }).toPass()
    await expect(detail(page).getByRole("region", { name: /^More from/ })).toBeVisible()
    expect(await titleInView(page)).toBe(first)
    await expect(page).toHaveURL(/\/$/)
  })

  test("a story that has room on the screen is scrolled to its end too, and not moved on", async ({ page }) => {
    const lacking = () => story(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    const height = 3000
    await page.setViewportSize({ width: 1440, height })
    await visit(page, "/")
    const first = await followed(page)
    // The day's first story may be a long one.
    await page.setViewportSize({ width: 1440, height: height + (await lacking()) })
    await expect.poll(lacking).toBeLessThan(2)
    expect(await titleInView(page)).toBe(first)
    const next = page.getByRole("link", { name: /^Next: / })
    await expect(next).toHaveCount(0)
    await story(page).hover()
    await page.mouse.move(1250, 400)
    await expect(detail(page).getByRole("region", { name: /^More from/ })).toBeAttached()
    await expect(async () => {
      await page.mouse.wheel(0, 900)
      await expect(next).toBeInViewport({ timeout: 1000 })
    }).toPass()
    expect(await titleInView(page)).toBe(first)
  })

  test("a subtile that is read on the stage is a line in the story, which goes along", async ({ page }) => {
    await visit(page, "/")
    const first = await followed(page)
    const shown = story(page).locator("[data-staged]")
    const heading = currentTile(page).getByRole("heading", { level: 3 })
    const turn = async (key: "ArrowLeft" | "ArrowRight", to: number) => {
      await page.keyboard.press(key)
      await expect(currentTile(page).locator(".dots-row i").nth(to)).toHaveAttribute("data-current")
    }
    await turn("ArrowRight", 1)
    await turn("ArrowRight", 2)
    const title = await heading.nth(1).innerText()
    await expect(shown.getByRole("heading", { name: title })).toBeInViewport({ ratio: 1 })
    await expect(shown.locator(".reading")).toBeHidden()
    await expect(story(page).locator(".detail-subtile .reading")).not.toHaveCount(0)
    await resting(page)
    const left = await top(page)
    expect(left).toBeGreaterThan(0)
    await noBarriers(page)
    // The line stays with the story, and the text with the stage.
    await stepTo(page, () => page.keyboard.press("ArrowDown"))
    await expect(shown).toHaveCount(0)
    await stepTo(page, () => page.keyboard.press("ArrowUp"))
    expect(await titleInView(page)).toBe(first)
    await expect(shown.getByRole("heading", { name: title })).toBeInViewport()
    await expect.poll(() => top(page)).toBeCloseTo(left, -1)
    await turn("ArrowLeft", 1)
    await turn("ArrowLeft", 0)
    await expect(shown).toHaveCount(0)
    await expect.poll(() => top(page)).toBe(0)
  })

  test("Enter goes into the story, Escape back to the stage, and moving on closes it", async ({ page }) => {
    await visit(page, "/")
    const first = await followed(page)
    await currentTile(page).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/tiles\//)
    await expect(story(page)).toBeFocused()
    await noBarriers(page)
    await page.keyboard.press("ArrowDown")
    await expect.poll(() => top(page)).toBeGreaterThan(0)
    expect(await titleInView(page)).toBe(first)
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL(/\/$/)
    await expect(currentTile(page)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/tiles\//)
    await stepTo(page, () => page.getByRole("button", { name: "Next tile" }).click())
    await expect(page).toHaveURL(/\/$/)
  })

  test("a story counts as opened only once somebody reads in it", async ({ page }) => {
    await signUp(page.request)
    const taps: string[] = []
    page.on("request", (request: Request) => {
      if (request.url().endsWith("/tiles-tap_tile")) taps.push(request.postData() ?? "")
    })
    await visit(page, "/")
    await followed(page)
    await stepTo(page, () => page.keyboard.press("ArrowDown"))
    await stepTo(page, () => page.keyboard.press("ArrowDown"))
    expect(taps).toEqual([])
    const tileId = (await currentTile(page).locator(".cover").getAttribute("data-tile")) ?? ""
    await story(page).hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => taps.length).toBe(1)
    expect(taps[0]).toContain(tileId)
    // Opened now, it was opened already.
    await openTile(page)
    await page.mouse.wheel(0, 200)
    await expect(story(page)).toBeFocused()
    expect(taps).toHaveLength(1)
  })

  test("a deep link stands on the stage with its story", async ({ page }) => {
    await visit(page, "/tiles/as-slow-as-possible")
    const title = await storyTitle(page)
    await expect.poll(() => titleInView(page)).toBe(title)
    await expect(page).toHaveURL(/as-slow-as-possible$/)
  })

  test("a deep link stays on the stage of somebody with a place, and with less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(page, "/")
    await followed(page)
    await visit(page, "/tiles/as-slow-as-possible")
    const title = await storyTitle(page)
    await expect.poll(() => titleInView(page)).toBe(title)
    await settled(page, ".feed")
    expect(await titleInView(page)).toBe(title)
    await expect(page).toHaveURL(/as-slow-as-possible$/)
  })
})

test("a phone that lies down reads beside the picture, with nothing out of reach", async ({ page }) => {
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
  await expect(page.getByRole("button", { name: "Begin" })).toBeInViewport({ ratio: 1 })
})

/** Waits until the story has not moved for some frames: that is when its line is noted. */
async function resting(page: Page): Promise<void> {
  const isResting = () =>
    story(page).evaluate(async (screen) => {
      const first = screen.scrollTop
      for (let frame = 0; frame < 12; frame++) await new Promise((done) => requestAnimationFrame(done))
      return screen.scrollTop === first
    })
  await expect.poll(isResting, { intervals: [0] }).toBe(true)
}

const unfolded = [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

test("unfolding keeps the tile and the subtile", async ({ page }) => {
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
  expect(await pageOf()).toBe(2)
  for (const size of unfolded) {
    await page.setViewportSize(size)
    await expect.poll(pageOf).toBe(2)
    expect(await titleInView(page)).toBe(title)
    await expect(currentTile(page).getByRole("heading", { level: 3 }).nth(1)).toBeInViewport()
  }
})

test("unfolding keeps the line that is read", async ({ page }) => {
  await visit(page, "/")
  await openTile(page)
  // What keeps the line comes with the first use of the page, together with what follows a finger.
  await listensTo(page, "document.querySelector('.tile-screen')", "touchstart")
  const heading = detail(page).getByRole("heading", { level: 2 }).nth(2)
  await heading.evaluate((element) => {
    const screen = element.closest(".screen")
    screen?.scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: "instant" })
  })
  const at = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(at).toBeCloseTo(80, 0)
  for (const size of unfolded) {
    await resting(page)
    await page.setViewportSize(size)
    await expect.poll(async () => Math.abs((await at()) - 80)).toBeLessThan(60)
  }
})

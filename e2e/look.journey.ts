import type { Page } from "@playwright/test"
import {
  allTiles,
  choose,
  currentTile,
  expect,
  growingTile,
  openTile,
  standOn,
  test,
  titleInView,
  visit,
} from "./journey.ts"
import { doubleClick, middle } from "./touches.ts"

/** Which parts of the page are wider than their place, once it is laid out for the size it has now. */
function whatRunsOver(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const screens = [...document.querySelectorAll(".screen, .page, .tile-screen")].filter(
      (each) => each.scrollWidth > each.clientWidth + 1,
    )
    return [
      wide > 0 ? `the page by ${wide}` : "",
      ...screens.map((each) => `${each.className} by ${each.scrollWidth - each.clientWidth}`),
    ].filter(Boolean)
  })
}

test("at 150 % text nothing runs over the side of any screen, at either size", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
  const [first] = await allTiles(page)
  const growing = await growingTile(page)
  for (const path of [
    "/",
    "/search",
    "/search?q=moon",
    "/me",
    "/games",
    "/settings",
    `/tiles/${first?.slug}`,
    `/tiles/${growing.slug}`,
    "/about",
  ]) {
    await visit(page, path)
    for (const [where, size] of [
      ["at a desk", { width: 1440, height: 900 }],
      ["on a phone", { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(size)
      expect(await whatRunsOver(page), `${path} ${where}`).toEqual([])
    }
  }
  await standOn(page, growing.id)
  await visit(page, "/")
  await expect(currentTile(page).getByRole("button", { name: /^The story so far/ })).toBeInViewport({ ratio: 1 })
})

test("the text size chosen in the settings holds from the first paint on", async ({ page }) => {
  await visit(page, "/settings")
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await size()
  // Who is here has been found out, and nothing on the page moves any more.
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
  await choose(page, /150/)
  await expect.poll(size).toBeCloseTo(before * 1.5, 1)
  expect(await (await page.request.get("/")).text()).toContain("--text-scale:1.5")
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("the feed moves without travelling, and nothing bursts", { tag: "@both" }, async ({ page }) => {
    await visit(page, "/")
    const first = await titleInView(page)
    await page.keyboard.press("ArrowDown")
    await expect.poll(() => titleInView(page)).not.toBe(first)
    expect(await page.locator(".feed").evaluate((feed) => feed.scrollTop % feed.clientHeight)).toBe(0)
    await doubleClick(page, await middle(page))
    await expect(page.getByText("Liked. It is on your shelf")).toBeVisible()
    await expect(page.locator(".burst")).toHaveCount(0)
    await openTile(page)
  })
})

import type { Page } from "@playwright/test"
import { allTiles, choose, currentTile, expect, growingTile, standOn, test, visit } from "./journey.ts"

/** Which parts of the page are wider than their place, once it is laid out for the size it has now. */
function whatOverflows(page: Page): Promise<string[]> {
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

test("a text size of 150% is kept, is in the HTML, and overflows no screen on a phone or a desk", async ({ page }) => {
  const [first] = await allTiles(page)
  const growing = await growingTile(page)
  await visit(page, "/settings")
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await size()
  // The session has been read, and nothing on the page moves any more.
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
  await choose(page, /150/)
  await expect.poll(size).toBeCloseTo(before * 1.5, 1)
  expect(await (await page.request.get("/")).text()).toContain("--text-scale:1.5")

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
      expect(await whatOverflows(page), `${path} ${where}`).toEqual([])
    }
  }
  await standOn(page, growing.id)
  await visit(page, "/")
  await expect(currentTile(page).getByRole("button", { name: /^Show timeline/ })).toBeInViewport({ ratio: 1 })
})

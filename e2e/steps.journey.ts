import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { allTiles, currentTile, detail, expect, standOn, standsStill, test, visit } from "./journey.ts"

const mapOf = (page: Page) => detail(page).getByRole("figure", { name: "Walk south from Sweden, and ask" })
const diagramOf = (page: Page) => detail(page).getByRole("figure", { name: /^What a corner of two mirrors/ })

test("a map is gone through by keys, and each place has its line", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/butterfly")
  const map = mapOf(page)
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole("img", { name: /^A map of Europe/ })).toBeVisible()
  await expect(map.getByRole("listitem")).toHaveCount(10)
  const next = map.getByRole("button", { name: "Next place" })
  await next.focus()
  await page.keyboard.press("Enter")
  await expect(map.getByRole("status")).toHaveText("2 of 10: Sommerfugl. Danish: a summer bird.")
  await page.keyboard.press("ArrowRight")
  await expect(map.locator('[aria-current="step"]')).toContainText("Schmetterling")
  await page.keyboard.press("End")
  await expect(map.locator('[aria-current="step"]')).toContainText("Farfalla")
  await expect(next).toBeFocused()
  await expect(page).toHaveURL(/butterfly$/)
  await noBarriers(page)
})

test("a finger on a country of a map in the feed opens its line, and not the tile", async ({ page }) => {
  const tile = (await allTiles(page)).find(({ slug }) => slug === "butterfly")
  const at = (tile?.subtiles ?? []).findIndex(({ body }) => body.some(({ type }) => type === "map")) + 1
  await standOn(page, tile?.id ?? "")
  await visit(page, "/")
  const strip = currentTile(page).locator(".strip")
  await strip.evaluate((element, to) => element.scrollTo({ left: element.clientWidth * to, behavior: "instant" }), at)
  const dot = currentTile(page).locator(".dots-row i").nth(at)
  await expect(dot).toHaveAttribute("data-current")
  const map = currentTile(page).getByRole("figure", { name: /^Walk south/ })
  await standsStill(map)
  await map.locator('i[data-place="7"]').tap()
  await expect(map.locator('[aria-current="step"]')).toContainText("Spanish: “Mary, alight!”")
  await map.getByRole("button", { name: "Previous place" }).tap()
  await expect(map.locator('[aria-current="step"]')).toContainText("Basque")
  await expect(dot).toHaveAttribute("data-current")
  await expect(page).toHaveURL(/\/$/)
})

test("a diagram is shown part by part", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/mirrors-on-the-moon")
  const diagram = diagramOf(page)
  await diagram.scrollIntoViewIfNeeded()
  const parts = diagram.locator(".diagram g")
  await expect(parts.nth(1)).toHaveCSS("opacity", "0")
  const next = diagram.getByRole("button", { name: "Next step" })
  if (page.viewportSize()?.width === 390) await next.tap()
  else await next.click()
  await expect(diagram.getByRole("status")).toContainText("2 of 4: The first mirror turns it round.")
  await expect(parts.nth(1)).toHaveCSS("opacity", "1")
  await expect(parts.nth(2)).toHaveCSS("opacity", "0")
  await noBarriers(page)
})

test("without script a map and a diagram are whole, with all their words", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await page.goto("/tiles/butterfly")
  const lines = mapOf(page).getByRole("listitem")
  const [first, last] = [await lines.first().boundingBox(), await lines.last().boundingBox()]
  expect(last?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
  for (const line of await lines.all()) await expect(line).toHaveCSS("opacity", "1")
  await expect(mapOf(page).getByRole("button")).toHaveCount(0)
  await page.goto("/tiles/mirrors-on-the-moon")
  for (const part of await diagramOf(page).locator(".diagram g").all()) await expect(part).toHaveCSS("opacity", "1")
  await expect(diagramOf(page).getByRole("listitem").last()).toBeVisible()
  await context.close()
})

for (const slug of ["butterfly", "mirrors-on-the-moon"])
  test(`the drawing of ${slug} fits the smallest phone with the largest text`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
    await visit(page, `/tiles/${slug}`)
    const figure = detail(page).locator("figure.steps")
    await figure.scrollIntoViewIfNeeded()
    const beyond = () => page.evaluate(() => document.querySelector(".tile-screen")?.scrollWidth ?? 0)
    await expect.poll(beyond).toBeLessThanOrEqual(320)
    await noBarriers(page)
  })

test("a map stands in its page before its code does", async ({ request }) => {
  const html = await (await request.get("/tiles/butterfly")).text()
  expect(html).toContain('<path class="map-land" d="M')
  expect(html).toContain("Danish: a summer bird.")
})

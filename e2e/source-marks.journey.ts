import { noBarriers } from "./barriers.ts"
import {
  allTiles,
  clickAtRest,
  currentTile,
  detail,
  expect,
  standOn,
  standsStill,
  test,
  visitForLinks,
} from "./journey.ts"

test("a sentence's mark opens its source in place, and Escape leads back to it", { tag: "@both" }, async ({ page }) => {
  await visitForLinks(page, "/tiles/a4-paper")
  const mark = detail(page).locator("a[href^='#source-']").first()
  const number = await mark.textContent()
  const source = detail(page).locator(`#source-${number} cite`)
  await mark.scrollIntoViewIfNeeded()
  await clickAtRest(mark)
  const note = page.getByRole("dialog", { name: `Source ${number}` })
  await expect(note).toBeVisible()
  await expect(note).toBeFocused()
  await expect(note.locator("cite")).toHaveText((await source.textContent()) ?? "")
  await noBarriers(page)
  await page.keyboard.press("Escape")
  await expect(note).toBeHidden()
  await expect(mark).toBeFocused()
  await expect(page).toHaveURL(/\/tiles\/a4-paper$/)

  // By the keys, and away by a press elsewhere.
  await page.keyboard.press("Enter")
  await expect(note).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(note).toBeHidden()
  await expect(page).toHaveURL(/\/tiles\/a4-paper$/)
})

test("a mark in the feed opens its source, and neither the tile nor another", async ({ page }) => {
  const tile = (await allTiles(page)).find(({ subtiles }) => JSON.stringify(subtiles[0]?.body).includes("#source-"))
  await standOn(page, tile?.id ?? "")
  await visitForLinks(page, "/")
  const item = currentTile(page)
  await item.locator(".strip").evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: "instant" }))
  await expect(item.locator(".dots-row i").nth(1)).toHaveAttribute("data-current")
  const mark = item.locator("a[href^='#source-']").first()
  await standsStill(mark)
  await mark.tap()
  await expect(page.getByRole("dialog", { name: `Source ${await mark.textContent()}` })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(item).toHaveAccessibleName(tile?.title ?? "")
})

test("without script a mark leads to the list of sources", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await page.goto("/tiles/a4-paper")
  const mark = page.locator(".tile-screen a[href^='#source-']").first()
  const href = await mark.getAttribute("href")
  await mark.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.locator(href ?? "")).toBeInViewport()
  await context.close()
})

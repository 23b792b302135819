import { detail, expect, openTile, tab, test, visitAndUse } from "./journey.ts"

test("no style sheet and no font comes a second time with what is fetched late", async ({ page }) => {
  await visitAndUse(page, "/")
  await openTile(page)
  await detail(page).locator(".sources").scrollIntoViewIfNeeded()
  await expect(detail(page).getByRole("region", { name: "The end of the story" })).toBeVisible()
  await tab(page, "Search").click()
  await expect(page.locator(".mosaic .card").first()).toBeVisible()
  const { sheets, faces } = await page.evaluate(() => ({
    sheets: [...document.querySelectorAll("link[rel=stylesheet], style")].map(
      (sheet) => sheet.getAttribute("href") ?? sheet.getAttribute("data-file"),
    ),
    faces: [...document.fonts].map(({ family, weight, unicodeRange }) => [family, weight, unicodeRange].join()),
  }))
  expect(sheets).not.toContain(null)
  expect(sheets.length).toBeGreaterThan(2)
  expect(sheets).toEqual([...new Set(sheets)])
  expect(faces).toEqual([...new Set(faces)])
})

test.describe("with the offline worker", () => {
  test.use({ serviceWorkers: "allow" })

  test("what dates and numbers are written with is loaded beside the page", async ({ page }) => {
    const beside = page.waitForEvent("worker", (each) => /\/intl-worker-[^/]*\.js$/.test(each.url()))
    await page.goto("/")
    await beside
  })
})

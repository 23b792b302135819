import { noBarriers } from "./barriers.ts"
import { detail, expect, standsStill, test, visit } from "./journey.ts"

const pips = "Her rival, free of charge"

test("a sound is played and stopped, and ends by itself", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/the-woman-who-sold-time")
  const button = detail(page).getByRole("button", { name: /: Her rival, free of charge$/ })
  await button.scrollIntoViewIfNeeded()
  await expect(button).toHaveAccessibleName(`Play: ${pips}`)
  await noBarriers(page)
  if (page.viewportSize()?.width === 390) await button.tap()
  else await button.click()
  await expect(button).toHaveAccessibleName(`Stop: ${pips}`)
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(button).toHaveAccessibleName(`Play: ${pips}`)
  await page.keyboard.press("Enter")
  await expect(button).toHaveAccessibleName(`Stop: ${pips}`)
  await noBarriers(page)
  await expect(button).toHaveAccessibleName(`Play: ${pips}`, { timeout: 30_000 })
  await expect(page).toHaveURL(/the-woman-who-sold-time$/)
})

test("a sound falls silent when one scrolls on", async ({ page }) => {
  await visit(page, "/tiles/drums-without-consonants")
  const button = detail(page).getByRole("button", { name: /: The four pauses$/ })
  await button.scrollIntoViewIfNeeded()
  await standsStill(button)
  await button.tap()
  await expect(button).toHaveAccessibleName("Stop: The four pauses")
  await detail(page).getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded()
  await expect(button).toHaveAccessibleName("Play: The four pauses")
})

test("what can be heard stands in the page as a drawing and in words", async ({ browser, baseURL, request }) => {
  const html = await (await request.get("/tiles/the-woman-who-sold-time")).text()
  expect(html).toMatch(/<path d="M0 50l/)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await page.goto("/tiles/the-woman-who-sold-time")
  await expect(page.getByText("Six pips on one high note, a second apart.").first()).toBeVisible()
  await expect(page.getByRole("button", { name: /: Her rival/ })).toHaveCount(0)
  await context.close()
})

test("a sound fits the smallest phone with the largest text", async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
  await visit(page, "/tiles/cricket-thermometer")
  await detail(page)
    .getByRole("button", { name: /^Play: / })
    .scrollIntoViewIfNeeded()
  const beyond = () => page.evaluate(() => document.querySelector(".tile-screen")?.scrollWidth ?? 0)
  await expect.poll(beyond).toBeLessThanOrEqual(320)
  await noBarriers(page)
})

import type { Page } from "@playwright/test"
import { currentTile, expect, settled, stepOn, tab, test, titleInView, visit } from "./journey.ts"
import { signUp } from "./people.ts"
import { hasLandedLater, hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"

test.beforeEach(({ page }) => rememberPointsToasts(page))

async function joined(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: async () => undefined })
  })
  await signUp(page.request)
  await visit(page, "/")
}

/** Reads the tile in view to its end, and gives its title. */
async function readToTheEnd(page: Page): Promise<string> {
  const title = await titleInView(page)
  const strip = currentTile(page).locator(".strip")
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }))
  await settled(page, ".feed")
  return title
}

const share = (page: Page) => currentTile(page).getByRole("button", { name: "Share", exact: true }).click()

const lines = (page: Page) => page.getByRole("region", { name: "Points history" }).getByRole("listitem")

test("points for reading and sharing are shown as they arrive, and listed on the statement", { tag: "@core" }, async ({
  page,
}) => {
  await page.clock.install()
  await joined(page)
  const first = await readToTheEnd(page)
  await share(page)
  await hasShownPoints(page, "+5 points · for sharing")
  await stepOn(page)
  const second = await readToTheEnd(page)
  await hasLandedLater(page, /\+2 points|(\+1 point .*){2}/)

  await tab(page, "Me").click()
  await page.getByRole("link", { name: /^7 points/ }).click()
  await expect(page).toHaveURL(/\/me\/points$/)
  await expect(page.getByText("points to spend")).toBeVisible()
  await expect(lines(page)).toHaveCount(3)
  await expect(lines(page).filter({ hasText: first })).toHaveCount(2)
  await expect(lines(page).filter({ hasText: second })).toContainText("+1")
  await expect(lines(page).filter({ hasText: "Shared a tile" })).toContainText("+5")
  await expect(page.getByRole("listitem").filter({ hasText: "Share a tile" })).toContainText("1 of 5 today")

  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download as CSV" }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  await page.getByRole("region", { name: "Points history" }).getByRole("link", { name: second }).click()
  await expect(page).toHaveURL(/\/me\/tiles\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/me\/points$/)
  await expect(lines(page)).toHaveCount(3)
})

test("points for reading and sharing offline arrive when the connection returns", async ({
  page,
  context,
  complaints,
}) => {
  await page.clock.install()
  await joined(page)
  // The first share loads the code of sharing: there is no service worker here that would have it offline.
  await readToTheEnd(page)
  await share(page)
  await hasShownPoints(page, /\+5 points/)
  await stepOn(page)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  const title = await readToTheEnd(page)
  await share(page)
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("cf_outbox_claim")).length),
    )
    .toBe(2)
  await page.evaluate(() => sessionStorage.removeItem("points toasts seen"))
  await context.setOffline(false)
  await hasLandedLater(page, /\+5 points/)
  await hasLandedLater(page, /\+[12] points? · for reading/)
  await visit(page, "/me/points")
  await expect(lines(page).filter({ hasText: "Shared a tile" })).toHaveCount(2)
  await expect(lines(page).filter({ hasText: title })).toHaveCount(2)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")))
})

import type { Page } from "@playwright/test"
import { currentTile, expect, settled, stepOn, tab, test, titleInView, visit } from "./journey.ts"
import { signUp } from "./people.ts"
import { hasLandedLater, hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"
import { workerIsThere } from "./worker.ts"

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

const lines = (page: Page) => page.getByRole("region", { name: "Statement" }).getByRole("listitem")

test("reading and sharing bring points that land, and stand on the statement", { tag: "@core" }, async ({ page }) => {
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

  await page.getByRole("button", { name: "Spent" }).click()
  await expect(page.getByRole("heading", { name: "Nothing spent yet" })).toBeVisible()
  await page.getByRole("button", { name: "Earned" }).click()
  await expect(lines(page)).toHaveCount(3)
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download as CSV" }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  await page.getByRole("region", { name: "Statement" }).getByRole("link", { name: second }).click()
  await expect(page).toHaveURL(/\/me\/tiles\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/me\/points$/)
  await expect(lines(page)).toHaveCount(3)
})

test("what is paid while the first answer about points is still under way counts too", async ({ page }) => {
  const { promise: isPaid, resolve: pay } = Promise.withResolvers<void>()
  await page.route(
    "**/functions/points-get_overview",
    async (route) => {
      const answer = await route.fetch()
      await isPaid
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  await page.clock.install()
  await joined(page)
  await readToTheEnd(page)
  await share(page)
  await hasShownPoints(page, "+5 points · for sharing")
  pay()
  await tab(page, "Me").click()
  await page.getByRole("link", { name: /^6 points/ }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Share a tile" })).toContainText("1 of 5 today")
})

test("what is done without a connection is paid once there is one", async ({ page, context, complaints }) => {
  await page.clock.install()
  await joined(page)
  // The code of sharing comes with the first share; the service worker, which has it at once, is left out here.
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

test("under reduced motion points land all the same, without confetti", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  // Looked at frame by frame: a pill is there for a moment.
  await page.addInitScript(() => {
    const landed = { opacity: 0, bursts: 0 }
    Object.assign(globalThis, { landed })
    const look = () => {
      const pill = document.querySelector(".points-toast")
      if (pill) landed.opacity = Math.max(landed.opacity, Number(getComputedStyle(pill).opacity))
      landed.bursts += document.querySelectorAll(".burst").length
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const landed = () =>
    page.evaluate(() => (globalThis as unknown as { landed: { opacity: number; bursts: number } }).landed)
  await joined(page)
  await readToTheEnd(page)
  await share(page)
  await hasShownPoints(page, /\+5 points/)
  await expect.poll(async () => (await landed()).opacity).toBe(1)
  expect((await landed()).bursts).toBe(0)
})

test("a name completes the account, and its points land at once", async ({ page }) => {
  await signUp(page.request)
  await visit(page, "/me/points")
  await page.getByRole("link", { name: "Add name: Complete your account" }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace")
  await page.getByRole("button", { name: "Save" }).click()
  await hasShownPoints(page, /\+10 points/)
  await visit(page, "/me/points")
  const way = page.getByRole("listitem").filter({ hasText: "Complete your account" })
  await expect(way).toContainText("Done. It brought 10 points")
  await expect(way.getByRole("link")).toHaveCount(0)
})

test("the way back leads to where one was, with the focus on what one left by", { tag: "@desk" }, async ({ page }) => {
  await signUp(page.request)
  await visit(page, "/me")
  const door = page.getByRole("link", { name: /^0 points/ })
  await door.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Points", exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Points/)
  await page.getByRole("main").getByRole("link", { name: "Me", exact: true }).click()
  await expect(page).toHaveURL(/\/me$/)
  await expect(door).toBeFocused()
})

test.describe("with the app kept on the device", () => {
  test.use({ serviceWorkers: "allow" })

  test("points and shop open without a connection, and say what is kept", async ({ page, context, complaints }) => {
    await signUp(page.request)
    await visit(page, "/me")
    await workerIsThere(page)
    await context.setOffline(true)
    for (const [path, words] of [
      ["/me/points", "what you earn now waits on this device"],
      ["/me/shop", "The shelves fill as soon as you are online"],
      ["/me/orders", "they show themselves when you are online"],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole("alert")).toContainText(words)
    }
    await context.setOffline(false)
    await expect(page.getByText("Nothing is on its way.")).toBeVisible()
    complaints.splice(0)
  })
})

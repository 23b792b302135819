import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { ask } from "./earn.ts"
import { hasLanded, rememberLandings } from "./landings.ts"
import { allTiles, currentTile, expect, settled, swipeOn, tab, test, titleInView, visit } from "./journey.ts"
import { joinAt, newAddress } from "./people.ts"

/** A read waits for others like it before it is told, and its point for others before it lands. */
const whileReading = { timeout: 30_000 }

test.beforeEach(({ page }) => rememberLandings(page))

async function joined(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: async () => undefined })
  })
  await visit(page, "/me")
  await joinAt(page, newAddress())
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

test("reading and sharing bring points that land, and stand on the statement", async ({ page }) => {
  test.setTimeout(90_000)
  await joined(page)
  const first = await readToTheEnd(page)
  await share(page)
  await hasLanded(page, /\+5 points/)
  await expect(page.getByRole("status").filter({ hasText: "+5 points · for sharing" })).toHaveCount(1)
  await swipeOn(page)
  const second = await readToTheEnd(page)
  await hasLanded(page, /\+2 points|(\+1 point .*){2}/, whileReading)

  await tab(page, "Me").click()
  await page.getByRole("link", { name: /^7 points/ }).click()
  await expect(page).toHaveURL(/\/me\/points$/)
  await expect(page.getByText("points to spend")).toBeVisible()
  await expect(lines(page)).toHaveCount(3)
  await expect(lines(page).filter({ hasText: first })).toHaveCount(2)
  await expect(lines(page).filter({ hasText: second })).toContainText("+1")
  await expect(lines(page).filter({ hasText: "Shared a tile" })).toContainText("+5")
  await expect(page.getByRole("listitem").filter({ hasText: "Share a tile" })).toContainText("1 of 5 today")
  await noBarriers(page)

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

test("a long statement comes page by page, as far as one walks down it", async ({ page }) => {
  const tiles = (await allTiles(page)).filter(({ developing }) => !developing).slice(0, 34)
  await visit(page, "/me")
  await joinAt(page, newAddress())
  const seenDate = new Date().toISOString()
  const reads = tiles.map(({ id }) => ({ tileId: id, share: 1, isRead: true, seenDate }))
  await ask(page, "tiles-record_reads", { reads })
  for (const { id } of tiles) await ask(page, "points-claim_action", { action: "read_a_tile", tileId: id })
  await visit(page, "/me/points")
  await expect(lines(page)).toHaveCount(30)
  await lines(page).last().scrollIntoViewIfNeeded()
  await expect(lines(page)).toHaveCount(34)
  await expect(lines(page).last()).toContainText("= 1")
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0)
})

test("the same tile is paid once, however often it is read and shared", async ({ page, complaints }) => {
  test.setTimeout(90_000)
  await joined(page)
  await readToTheEnd(page)
  await share(page)
  await hasLanded(page, /\+5 points/)
  await hasLanded(page, /\+1 point · for reading/, whileReading)
  await visit(page, "/")
  await readToTheEnd(page)
  await share(page)
  await visit(page, "/me/points")
  await expect(page.getByText("points to spend")).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
  expect(complaints, "nothing was asked for twice").toEqual([])
})

test("what is done without a connection is paid once there is one", async ({ page, context, complaints }) => {
  test.setTimeout(90_000)
  await joined(page)
  // The code of sharing comes with the first share; the service worker, which has it at once, is left out here.
  await share(page)
  await hasLanded(page, /\+5 points/)
  await swipeOn(page)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  const title = await readToTheEnd(page)
  await share(page)
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("cf_outbox_claim")).length),
    )
    .toBe(2)
  await page.evaluate(() => sessionStorage.removeItem("landings seen"))
  await context.setOffline(false)
  await hasLanded(page, /\+5 points/, whileReading)
  await hasLanded(page, /\+[12] points? · for reading/, whileReading)
  await visit(page, "/me/points")
  await expect(lines(page).filter({ hasText: "Shared a tile" })).toHaveCount(2)
  await expect(lines(page).filter({ hasText: title })).toHaveCount(2)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")))
})

test("under reduced motion points land all the same, without confetti", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await joined(page)
  await share(page)
  await hasLanded(page, /\+5 points/)
  await expect(page.locator(".burst")).toHaveCount(0)
  await expect(page.locator(".landing").getByText("+5 points")).toHaveCSS("opacity", "1")
})

test("a name completes the account, and its points land at once", async ({ page }) => {
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await visit(page, "/me/points")
  await page.getByRole("link", { name: "Add name: Complete your account" }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByLabel("Name").fill("Ada Lovelace")
  await page.getByRole("button", { name: "Save" }).click()
  await hasLanded(page, /\+10 points/)
  await visit(page, "/me/points")
  const way = page.getByRole("listitem").filter({ hasText: "Complete your account" })
  await expect(way).toContainText("Done. It brought 10 points")
  await expect(way.getByRole("link")).toHaveCount(0)
})

test("notifications that are turned on bring their points", async ({ page, context }) => {
  await context.grantPermissions(["notifications"])
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await visit(page, "/settings")
  await page.getByRole("switch", { name: "In this browser" }).click()
  await hasLanded(page, /\+10 points/)
})

test("the way back leads to where one was, with the focus on what one left by", async ({ page }) => {
  await visit(page, "/me")
  await joinAt(page, newAddress())
  const door = page.getByRole("link", { name: /^0 points/ })
  await door.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Points", exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Points/)
  await page.getByRole("link", { name: "Me", exact: true }).first().click()
  await expect(page).toHaveURL(/\/me$/)
  await expect(door).toBeFocused()
})

test("strangers are told what points are, and how to have some", async ({ page }) => {
  await visit(page, "/me/points")
  await expect(page.getByText("They need somebody to belong to")).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(page.getByRole("dialog", { name: /^Join/ })).toBeVisible()
})

test("a statement that does not arrive says so, and comes by itself later", async ({ page, context, complaints }) => {
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await visit(page, "/me/points")
  await expect(page.getByRole("heading", { name: "The first line is unwritten" })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Earned" }).click()
  await expect(page.getByRole("alert").getByText("every line is kept with us")).toBeVisible()
  await noBarriers(page)
  await context.setOffline(false)
  await expect(page.getByRole("heading", { name: "Nothing earned yet" })).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")))
})

test.describe("with the app kept on the device", () => {
  test.use({ serviceWorkers: "allow" })

  test("points and shop open without a connection, and say what is kept", async ({ page, context, complaints }) => {
    await visit(page, "/me")
    await joinAt(page, newAddress())
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }))
    })
    await context.setOffline(true)
    for (const [path, words] of [
      ["/me/points", "what you earn now waits on this device"],
      ["/me/shop", "The shelves fill as soon as you are online"],
      ["/me/orders", "they show themselves when you are online"],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole("alert")).toContainText(words)
      await noBarriers(page)
    }
    await context.setOffline(false)
    await expect(page.getByText("Nothing is on its way.")).toBeVisible()
    complaints.splice(0)
  })
})

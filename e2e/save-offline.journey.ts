import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, clickAtRest, expect, test, visit } from "./journey.ts"
import { signUp } from "./people.ts"
import { workerIsThere } from "./worker.ts"

test.use({ serviceWorkers: "allow" })

/** What a browser says of a request without a network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** A picture that nobody has asked for before is drawn first, which takes a busy machine a while. */
const drawn = { timeout: 60_000 }

test.describe.configure({ timeout: 180_000 })

const row = (page: Page) => page.getByRole("region", { name: "Offline" })

async function save(page: Page, topic: string): Promise<void> {
  await visit(page, `/search?t=${topic}`)
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  const begin = row(page).getByRole("button", { name: /^Save \d/ })
  await expect(begin).toBeVisible(drawn)
  await clickAtRest(begin)
  await expect(row(page).getByText(/^Saved for offline: \d+ tiles, /)).toBeVisible(drawn)
}

/** The caches that hold what was saved, and how many files each has. */
function savedThere(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("saved-"))
    const counts = names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const)
    return Object.fromEntries(await Promise.all(counts))
  })
}

/** Asked by their names alone: to open a cache that is just being deleted would begin it anew. */
const savedNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("saved-")))

test("a topic that was saved opens in a tunnel, with pictures and stories nobody had looked at @both", async ({
  page,
  context,
  complaints,
}, info) => {
  await visit(page, "/")
  await workerIsThere(page)
  await visit(page, "/search?t=space")
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  const begin = row(page).getByRole("button", { name: /^Save \d/ })
  await expect(begin).toBeVisible(drawn)
  await expect(row(page).getByRole("status")).toContainText(/tiles with their pictures: [\d.]+.[kM]B/)
  await noBarriers(page)
  await page.screenshot({ path: info.outputPath("measured.png") })
  await clickAtRest(begin)
  await expect(row(page).getByText(/^Saved for offline: \d+ tiles, /)).toBeVisible(drawn)
  await noBarriers(page)
  await page.screenshot({ path: info.outputPath("saved.png") })
  // Of all that merely expires nothing is left: what is shown can only be what was saved.
  await page.evaluate(() => Promise.all(["documents", "media"].map((name) => caches.delete(name))))
  await context.setOffline(true)
  await page.reload()
  await alive(page)
  const tile = page.locator(".mosaic a").last()
  await tile.scrollIntoViewIfNeeded()
  const picture = tile.locator("img").first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await page.screenshot({ path: info.outputPath("offline.png") })
  await tile.click()
  await expect(page.locator("article.detail")).toBeVisible()
  await context.setOffline(false)
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

test("what was saved stands in the settings with its size, and goes by one tap @both", async ({ page }, info) => {
  await save(page, "space")
  expect((await savedThere(page))["saved-space"]).toBeGreaterThan(5)
  await visit(page, "/settings")
  const list = page.getByRole("list", { name: "Saved for offline" })
  // The list comes with the first use.
  await page.getByRole("heading", { name: "Saved for offline" }).click()
  await expect(list).toContainText(/\d+ tiles, [\d.]+.[kM]B/)
  await noBarriers(page)
  await page.screenshot({ path: info.outputPath("settings.png") })
  await list.getByRole("button", { name: /^Remove / }).click()
  await expect(page.getByText("Nothing yet. A topic’s page has")).toBeVisible()
  await expect.poll(() => savedNames(page)).toEqual([])
})

test("nothing that was saved stays when its person signs out", async ({ page }) => {
  await signUp(page.request)
  await save(page, "space")
  await visit(page, "/settings")
  await clickAtRest(page.getByRole("button", { name: "Sign out here" }))
  await expect(page.getByText("You are signed out")).toBeVisible()
  await expect.poll(() => savedNames(page)).toEqual([])
})

test("a topic too large for what the browser grants is not begun, and says how much there is", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 100_000, usage: 20_000 })
  })
  await visit(page, "/search?t=space")
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  await expect(row(page).getByRole("alert")).toContainText("the browser has room for 70 kB. Nothing was saved.", drawn)
  await noBarriers(page)
  await expect.poll(() => savedNames(page)).toEqual([])
})

test("where there is no room the oldest goes first, and is named before it does", async ({ page }) => {
  await save(page, "ocean")
  const bytes = await page.evaluate(async () => {
    const label = await (await caches.open("saved-ocean")).match("/documents/saved")
    const saved: { bytes: number } = await label?.json()
    return saved.bytes
  })
  await row(page).getByRole("button", { name: "Remove" }).click()
  await expect(row(page).getByRole("button", { name: "Save for offline" })).toBeVisible()
  await save(page, "space")
  // Half of what it takes.
  await page.addInitScript((room) => {
    navigator.storage.estimate = async () => ({ quota: room / 2 / 0.9, usage: 0 })
  }, bytes)
  await visit(page, "/search?t=ocean")
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  await expect(row(page).locator("p")).toContainText(/To make room, Space will go\./i, drawn)
  await clickAtRest(row(page).getByRole("button", { name: /^Save \d/ }))
  await expect(row(page).getByText(/^Saved for offline: /)).toBeVisible(drawn)
  expect(Object.keys(await savedThere(page))).toEqual(["saved-ocean"])
})

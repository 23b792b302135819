import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, clickAtRest, expect, visit } from "./journey.ts"
import { lineTest as test } from "./on-rough-line.ts"
import type { RoughLine } from "./rough-line.ts"
import { workerIsThere } from "./worker.ts"

test.use({ serviceWorkers: "allow" })

/** The browser's errors for a request without a network, and for a picture that breaks off. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const brokenLine = /ERR_(FAILED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|CONNECTION_RESET)/

/** A picture that nobody has asked for before is drawn first, which takes a busy machine a while. */
const drawn = { timeout: 60_000 }

test.describe.configure({ timeout: 180_000 })

const row = (page: Page) => page.getByRole("region", { name: "Offline" })
const bar = (page: Page) => row(page).getByRole("progressbar")
const begin = (page: Page) => row(page).getByRole("button", { name: /^Save \d/ })
const isSaved = (page: Page) => expect(row(page).getByText(/^Saved for offline: \d+ tiles, /)).toBeVisible(drawn)

/** Asked by their names alone: to open a cache that is just being deleted would begin it anew. */
const savedTopics = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("saved-")))

test("a saved topic opens offline with its pictures, and is removed in the settings", async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/")
  await workerIsThere(page)
  await visit(page, "/search?t=space")
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  await expect(begin(page)).toBeVisible(drawn)
  await expect(row(page).getByRole("status")).toContainText(/tiles with their pictures: [\d.]+.[kM]B/)
  await noBarriers(page)
  await clickAtRest(begin(page))
  await isSaved(page)
  await noBarriers(page)

  // The caches that expire are emptied: what is shown can only be what was saved.
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
  await tile.click()
  await expect(page.locator("article.detail")).toBeVisible()
  await context.setOffline(false)

  await visit(page, "/settings")
  await page.getByRole("heading", { name: "Saved for offline" }).click()
  const list = page.getByRole("list", { name: "Saved for offline" })
  await expect(list).toContainText(/\d+ tiles, [\d.]+.[kM]B/)
  await list.getByRole("button", { name: /^Remove / }).click()
  await expect(page.getByText("Nothing yet. Open a topic and choose")).toBeVisible()
  await expect.poll(() => savedTopics(page)).toEqual([])
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

test("saving can be stopped, and continues where a broken connection left it", async ({ page, line, complaints }) => {
  await visit(page, "/search?t=numbers")
  await saveSome(page, line, 3)
  await noBarriers(page)
  await row(page).getByRole("button", { name: "Stop" }).click()
  await expect(row(page).getByRole("button", { name: "Save for offline" })).toBeVisible()
  await expect.poll(() => savedTopics(page)).toEqual([])

  line.follow(() => ({ is: "passed" }))
  const saved = await saveSome(page, line, 4)
  line.follow((path) => ({ is: path.startsWith("/media/") ? "cut" : "passed" }))
  await expect(row(page).getByRole("alert")).toContainText(
    "Connection lost. What has been saved so far is kept.",
    drawn,
  )
  await noBarriers(page)

  await page.reload()
  await expect(row(page)).toContainText(/Only a part of its \d+ tiles is saved/)
  // The first three break off once more, and are fetched again without a word.
  const rest: string[] = []
  line.follow((path, method, destination) => {
    if (!isSaving(path, method, destination)) return { is: "passed" }
    rest.push(path)
    return { is: rest.length <= 3 ? "cut" : "passed" }
  })
  await row(page).getByRole("button", { name: "Save the rest" }).click()
  await expect(begin(page)).toBeVisible(drawn)
  await clickAtRest(begin(page))
  await isSaved(page)
  expect(rest.length).toBeGreaterThan(3)
  expect(
    rest.filter((path) => saved.includes(path)),
    "what was saved is not fetched again",
  ).toEqual([])
  expect(complaints.splice(0).filter((each) => !brokenLine.test(each))).toEqual([])
})

function isSaving(path: string, method: string, destination: string): boolean {
  return method === "GET" && path.startsWith("/media/") && destination === "empty"
}

/** Saves the topic up to so many pictures, which it gives; those after them hang. */
async function saveSome(page: Page, line: RoughLine, pictures: number): Promise<string[]> {
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  await expect(begin(page)).toBeVisible(drawn)
  const passed: string[] = []
  line.follow((path, method, destination) => {
    if (!isSaving(path, method, destination)) return { is: "passed" }
    if (passed.length >= pictures) return { is: "swallowed" }
    passed.push(path)
    return { is: "passed" }
  })
  await clickAtRest(begin(page))
  await expect.poll(() => passed.length, drawn).toBe(pictures)
  await expect(row(page)).toContainText(/Saving Numbers….*[1-9]\d%/, drawn)
  expect(await bar(page).evaluate((each: HTMLProgressElement) => each.value)).toBeLessThan(1)
  return passed
}

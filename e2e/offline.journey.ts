import type { Page } from "@playwright/test"
import { alive, back, currentTile, expect, openTile, stepOn, test, titleInView, visit } from "./journey.ts"
import { workerIsThere } from "./worker.ts"

/** The browser's errors for a request without a network; the second if the service worker was asked for a page it has not cached. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const cover = (page: Page) => currentTile(page).locator(".cover-art img").first()
const isCoverShown = (page: Page) =>
  cover(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" })

  test("after one visit the app works offline", { tag: "@core" }, async ({ page, context, complaints }) => {
    await visit(page, "/")
    await stepOn(page)
    await workerIsThere(page)
    // A second visit is one the worker has seen from the start.
    await page.reload()
    await alive(page)
    const title = await titleInView(page)
    const slug = await openTile(page)
    // The service worker caches the tile a moment after it was opened.
    const isCached = () => page.evaluate((path) => caches.match(path).then(Boolean), `/documents/tiles?slug=${slug}`)
    await expect.poll(isCached).toBe(true)
    await back(page).click()
    await expect(page).toHaveURL("/")
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)

    await page.reload()
    await expect(currentTile(page)).toHaveAttribute("aria-label", title)
    await expect.poll(() => isCoverShown(page)).toBe(true)
    await page.goto(`/tiles/${slug}`)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await page.goto("/games")
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
    const error = page.getByRole("heading", { name: "No connection" })
    await expect(error).toBeVisible()

    await context.setOffline(false)
    await expect(error).toBeHidden()
    expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
  })

  test("the last tiles of every feed are there offline, with their pictures", async ({ page, context, complaints }) => {
    test.setTimeout(120_000)
    const titles: Record<string, string[]> = {}
    const slugs: Record<string, string[]> = {}
    await visit(page, "/")
    await workerIsThere(page)
    for (const feed of ["/", "/?t=space"]) {
      await visit(page, feed)
      const [seen, here]: [string[], string[]] = [[], []]
      for (;;) {
        seen.push(await titleInView(page))
        here.push((await currentTile(page).locator(".cover-art").first().getAttribute("data-art")) ?? "")
        await expect.poll(() => isCoverShown(page), { timeout: 30_000 }).toBe(true)
        if (seen.length === 4) break
        await stepOn(page)
      }
      titles[feed] = seen
      slugs[feed.split("=")[1] ?? "home"] = here
    }
    await expect.poll(() => feedsCached(page, slugs), { timeout: 30_000 }).toEqual({ home: true, space: true })
    // The caches that expire are emptied: what is shown can only come from the feeds' own.
    await page.evaluate(async () => {
      await caches.delete("media")
      const cache = await caches.open("documents")
      for (const each of await cache.keys()) if (each.url.includes("/documents/tiles")) await cache.delete(each)
    })
    await context.setOffline(true)
    for (const [feed, seen] of Object.entries(titles)) {
      await visit(page, feed)
      for (const title of seen.toReversed()) {
        await expect.poll(() => titleInView(page)).toBe(title)
        await expect.poll(() => isCoverShown(page)).toBe(true)
        if (title !== seen[0])
          await page
            .locator(".feed")
            .evaluate((each) => each.scrollBy({ top: -each.clientHeight, behavior: "instant" }))
      }
    }
    await context.setOffline(false)
    expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
  })
})

test("a picture that failed to load is hidden, and loads when the connection is back", async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  for (let at = 0; at < 4; at++) await stepOn(page)
  await expect(cover(page)).toHaveAttribute("data-failed")
  await expect(cover(page)).toHaveCSS("opacity", "0")
  await expect(cover(page)).toHaveAttribute("alt", /\w/)
  await context.setOffline(false)
  await expect(cover(page)).not.toHaveAttribute("data-failed")
  expect(await isCoverShown(page)).toBe(true)
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

/** Of which feeds these tiles are cached, each with its picture. */
function feedsCached(page: Page, slugs: Record<string, string[]>): Promise<Record<string, boolean>> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith("feed-"))
    const found = names.map(async (name) => {
      const label = await (await caches.open(name)).match("/documents/kept-feed")
      const saved: { tiles: { slug: string; hasPicture: boolean }[] } | undefined = await label?.json()
      const shown = saved?.tiles.filter(({ hasPicture }) => hasPicture).map(({ slug }) => slug) ?? []
      const feed = name.replace("feed-", "")
      return [feed, wanted[feed]?.every((slug) => shown.includes(slug)) ?? false] as const
    })
    return Object.fromEntries(await Promise.all(found))
  }, slugs)
}

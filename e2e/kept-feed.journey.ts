import type { Page } from "@playwright/test"
import { alive, currentTile, expect, stepOn, test, titleInView, visit } from "./journey.ts"
import { workerIsThere } from "./worker.ts"

test.use({ serviceWorkers: "allow" })

/** What a browser says of a request without a network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test("the last thirty of a feed are there in a tunnel, with their pictures, from wherever one begins", async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000)
  const isShown = () =>
    currentTile(page)
      .locator(".cover-art img")
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  const hasPicture = () => currentTile(page).locator(".cover-art img").count()

  await visit(page, "/")
  await workerIsThere(page)
  await page.reload()
  await alive(page)
  const seen = [await titleInView(page)]
  while (seen.length < 30) {
    seen.push(await stepOn(page))
    if ((await hasPicture()) > 0) await expect.poll(isShown).toBe(true)
  }
  await context.setOffline(true)
  // From its beginning: the pages of the order are not those that were read on the way.
  await context.clearCookies({ name: "cf_place" })
  await page.reload()
  await alive(page)
  // The shell knows only the order: its tiles come from what was kept.
  await expect(currentTile(page)).not.toHaveAttribute("aria-busy")
  const met = [await titleInView(page)]
  if ((await hasPicture()) > 0) await expect.poll(isShown).toBe(true)
  while (met.length < 10) {
    met.push(await stepOn(page))
    if ((await hasPicture()) > 0) await expect.poll(isShown).toBe(true)
  }
  expect(met.filter((title) => !seen.includes(title))).toEqual([])
  await context.setOffline(false)
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

test("each feed that was open is there in a tunnel, whatever the others pushed out of what merely expires", async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000)
  const picture = () => currentTile(page).locator(".cover-art img").first()
  const isShown = () => picture().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  const titles: Record<string, string[]> = {}
  const slugs: Record<string, string[]> = {}
  await visit(page, "/")
  await workerIsThere(page)
  for (const feed of ["/", "/?t=space", "/?t=ocean"]) {
    await visit(page, feed)
    const [seen, here]: [string[], string[]] = [[], []]
    for (;;) {
      seen.push(await titleInView(page))
      here.push((await currentTile(page).locator(".cover-art").first().getAttribute("data-art")) ?? "")
      await expect.poll(isShown, { timeout: 30_000 }).toBe(true)
      if (seen.length === 4) break
      await stepOn(page)
    }
    titles[feed] = seen
    slugs[feed.split("=")[1] ?? "home"] = here
  }
  await expect.poll(() => keptThere(page, slugs), { timeout: 30_000 }).toEqual({ home: true, space: true, ocean: true })
  // All that expires has.
  await page.evaluate(async () => {
    await caches.delete("media")
    const cache = await caches.open("documents")
    for (const each of await cache.keys()) if (each.url.includes("/documents/tiles")) await cache.delete(each)
  })
  await context.setOffline(true)
  for (const [feed, seen] of Object.entries(titles)) {
    await visit(page, feed)
    await expect(currentTile(page)).toHaveAttribute("aria-label", seen.at(-1) ?? "")
    for (const title of seen.toReversed()) {
      await expect.poll(() => titleInView(page)).toBe(title)
      await expect.poll(isShown).toBe(true)
      if (title !== seen[0])
        await page.locator(".feed").evaluate((each) => each.scrollBy({ top: -each.clientHeight, behavior: "instant" }))
    }
  }
  await context.setOffline(false)
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

/** Of which feeds these tiles are kept, each with its picture. */
function keptThere(page: Page, slugs: Record<string, string[]>): Promise<Record<string, boolean>> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith("feed-"))
    const found = names.map(async (name) => {
      const label = await (await caches.open(name)).match("/documents/kept-feed")
      const kept: { tiles: { slug: string; hasPicture: boolean }[] } | undefined = await label?.json()
      const shown = kept?.tiles.filter(({ hasPicture }) => hasPicture).map(({ slug }) => slug) ?? []
      const feed = name.replace("feed-", "")
      return [feed, wanted[feed]?.every((slug) => shown.includes(slug)) ?? false] as const
    })
    return Object.fromEntries(await Promise.all(found))
  }, slugs)
}

import type { CDPSession, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import {
  alive,
  allTiles,
  back,
  clickAtRest,
  detail,
  expect,
  openTile,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"
import { slide } from "./touches.ts"

const cover = (page: Page) => page.getByRole("link", { name: /^Next: / })

const nextTitle = async (page: Page) => ((await cover(page).textContent()) ?? "").replace(/^Next: ?/, "")

const openTitle = (page: Page) => detail(page).getByRole("heading", { level: 1 })

/** To where the story has ended and nothing more comes. */
async function toFoot(page: Page): Promise<void> {
  const screen = page.locator(".tile-screen")
  const rest = () => screen.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop)
  await expect
    .poll(async () => {
      await screen.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: "instant" }))
      return (await cover(page).isVisible()) && (await rest()) < 1
    })
    .toBe(true)
}

/** A finger that goes up by so many pixels from low on the screen, and rests; lifted by what is given back. */
async function pullUp(page: Page, session: CDPSession, by: number): Promise<() => Promise<unknown>> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const from = { x: width / 2, y: height * 0.8 }
  const lift = await slide(session, from, { x: 0, y: -by }, 8)
  return () => lift(200)
}

test("at a story's foot the next one is pulled up, and the feed goes along", async ({ page }) => {
  await visit(page, "/")
  const first = await titleInView(page)
  const slug = await openTile(page)
  const line = page.locator(".reading-line")
  const read = () => line.evaluate((element) => new DOMMatrix(getComputedStyle(element, "::before").transform).a)
  expect(await read()).toBeLessThan(0.1)
  await toFoot(page)
  await expect.poll(read).toBe(1)
  const next = await nextTitle(page)
  const end = page.getByRole("region", { name: "The end of the story" })
  await clickAtRest(end.getByRole("button", { name: "Like", exact: true }))
  await expect(end.getByRole("button", { name: "Unlike" })).toBeVisible()
  await noBarriers(page)
  await toFoot(page)

  const session = await page.context().newCDPSession(page)
  // A slip is none.
  const slip = await pullUp(page, session, 50)
  await slip()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slug}$`))
  const lift = await pullUp(page, session, 180)
  await expect(page.getByText("Let go to open")).toHaveCSS("opacity", "1")
  await lift()
  await expect(openTitle(page)).toHaveText(next)
  expect(await page.locator(".tile-screen").evaluate((element) => element.scrollTop)).toBe(0)

  await toFoot(page)
  const third = await nextTitle(page)
  await clickAtRest(cover(page))
  await expect(openTitle(page)).toHaveText(third)
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => titleOnScreen(page)).toBe(third)
  expect(new Set([first, next, third]).size).toBe(3)
})

test("a link goes on into the feed, also after a reload, and the tile of the link lies behind", async ({ page }) => {
  const linked = (await allTiles(page))[20]
  await visit(page, `/tiles/${linked?.slug}`)
  await toFoot(page)
  const next = await nextTitle(page)
  await clickAtRest(cover(page))
  await expect(openTitle(page)).toHaveText(next)
  await page.reload()
  await alive(page)
  await expect(openTitle(page)).toHaveText(next)
  await back(page).click()
  await expect.poll(() => titleOnScreen(page)).toBe(next)
  const feed = page.locator(".feed")
  await feed.evaluate((element) => element.scrollBy({ top: -element.clientHeight, behavior: "instant" }))
  await expect.poll(() => titleOnScreen(page)).toBe(linked?.title)
})

test("a tile of a category's feed goes on in that feed, also after a reload", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/?t=space")
  await openTile(page)
  await page.reload()
  await alive(page)
  await toFoot(page)
  const next = await nextTitle(page)
  await clickAtRest(cover(page))
  await expect(openTitle(page)).toHaveText(next)
  expect((await allTiles(page)).find(({ title }) => title === next)?.categories).toContain("space")
  await back(page).click()
  await expect(page).toHaveURL(/\/\?t=space$/)
  await expect(page.getByRole("feed", { name: "Tiles about Space" })).toBeVisible()
  await expect.poll(() => titleOnScreen(page)).toBe(next)
})

test("beside the stage a line and a key lead on, and the stage goes along", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/")
  const first = await titleInView(page)
  await openTile(page)
  // Its key comes with the story's foot.
  await expect(page.locator(".ending-slot")).toBeAttached()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.keyboard.press("n")
  await expect(openTitle(page)).not.toHaveText(first)
  const second = (await openTitle(page).textContent()) ?? ""
  await expect.poll(() => titleInView(page)).toBe(second)
  await toFoot(page)
  await noBarriers(page)
  await toFoot(page)
  const next = await nextTitle(page)
  await clickAtRest(cover(page))
  await expect(openTitle(page)).toHaveText(next)
  await expect.poll(() => titleInView(page)).toBe(next)
})

test("in a search the next result comes, under the same words", async ({ page }) => {
  await visit(page, "/search?q=moon")
  await page.locator('.results a[href^="/search/tiles/"]').first().click()
  await expect(detail(page)).toBeVisible()
  await toFoot(page)
  const next = await nextTitle(page)
  await clickAtRest(cover(page))
  await expect(openTitle(page)).toHaveText(next)
  await expect(page).toHaveURL(/\/search\/tiles\/[^?]+\?q=moon$/)
  await back(page).click()
  await expect(page).toHaveURL(/\/search\?q=moon$/)
})

import type { CDPSession, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { back, clickAtRest, detail, expect, openTile, test, titleInView, titleOnScreen, visit } from "./journey.ts"
import { slide } from "./touches.ts"

const cover = (page: Page) => page.getByRole("link", { name: /^Next: / })

const nextTitle = async (page: Page) => ((await cover(page).textContent()) ?? "").replace(/^Next: ?/, "")

const openTitle = (page: Page) => detail(page).getByRole("heading", { level: 1 })

/** Scrolls to the story's end, once everything above it has loaded. */
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

/** A finger that moves up by so many pixels from low on the screen, and stays down until the returned function lifts it. */
async function pullUp(page: Page, session: CDPSession, by: number): Promise<() => Promise<unknown>> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const from = { x: width / 2, y: height * 0.8 }
  const lift = await slide(session, from, { x: 0, y: -by }, 8)
  return () => lift(200)
}

test("a pull at a story's end opens the next story, and the feed moves along", async ({ page }) => {
  await visit(page, "/")
  const first = await titleInView(page)
  const slug = await openTile(page)
  await toFoot(page)
  const next = await nextTitle(page)
  const end = page.getByRole("region", { name: "The end of the story" })
  await clickAtRest(end.getByRole("button", { name: "Like", exact: true }))
  await expect(end.getByRole("button", { name: "Unlike" })).toBeVisible()
  await noBarriers(page)
  await toFoot(page)

  const session = await page.context().newCDPSession(page)
  // Too short to count.
  const liftEarly = await pullUp(page, session, 50)
  await liftEarly()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slug}$`))
  const lift = await pullUp(page, session, 180)
  await expect(page.getByText("Release to open")).toHaveCSS("opacity", "1")
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

test("at a desk a key and a link open the next story, and the stage moves along", { tag: "@desk" }, async ({
  page,
}) => {
  await visit(page, "/")
  const first = await titleInView(page)
  await openTile(page)
  // The key works once the story's end has loaded.
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

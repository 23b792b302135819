import type { Page } from "@playwright/test"
import { rememberBursts, seenOn } from "./bursts.ts"
import { currentTile, detail, expect, openTile, standsStill, tab, test, titleInView, visit } from "./journey.ts"
import { middle, type Point, slide, touchTwice } from "./touches.ts"

const story = (page: Page) => page.locator(".tile-screen")

/** Pulls an open story with a finger that rests before it lifts, as a quick one would flick it away. */
async function pull(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const isFollowing = async () => {
    const { result } = await session.send("Runtime.evaluate", { expression: 'document.querySelector(".tile-screen")' })
    if (result.objectId === undefined) return false
    const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId })
    // While the story is at its top its listener may keep the browser from scrolling.
    const isScrolled = await story(page).evaluate(({ scrollTop }) => scrollTop > 0)
    return listeners.some(({ type, passive }) => type === "touchmove" && passive === isScrolled)
  }
  await expect.poll(isFollowing).toBe(true)
  const lift = await slide(session, from, by)
  await expect(page.locator("html")).toHaveAttribute("data-dragged")
  await lift(200)
  await session.detach()
  await atRest(page)
}

/** No movement is under way, and nothing on the page is left of one. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-move")
  await expect(page.locator("html")).not.toHaveAttribute("data-dragged")
  await expect(page.locator("[data-moving], [data-lifted]")).toHaveCount(0)
}

test("a story pulled down or in from the edge closes, and the card it was opened from has the focus", async ({
  page,
}) => {
  await visit(page, "/")
  const title = await titleInView(page)
  await openTile(page)
  await atRest(page)
  await pull(page, { x: 200, y: 300 }, { x: 0, y: 60 })
  await expect(detail(page), "a short pull closes nothing").toBeVisible()
  await story(page).evaluate((element) => element.scrollTo({ top: 300, behavior: "instant" }))
  await pull(page, { x: 6, y: 500 }, { x: 200, y: 10 })
  await expect(detail(page)).toBeHidden()
  expect(await titleInView(page)).toBe(title)
  await expect(page.locator(".feed-item[data-current]:focus-within")).toHaveCount(1)

  await tab(page, "Search").click()
  const card = page.locator(".mosaic .card").first()
  await card.scrollIntoViewIfNeeded()
  await standsStill(card)
  const place = await card.boundingBox()
  await card.click()
  await expect(detail(page)).toBeVisible()
  await atRest(page)
  await pull(page, { x: 200, y: 300 }, { x: 30, y: 180 })
  await expect(detail(page)).toBeHidden()
  await expect(card).toBeFocused()
  await expect.poll(() => card.boundingBox()).toEqual(place)
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("the feed jumps to the next tile, a like has no confetti, and a story can still be pulled away", async ({
    page,
  }) => {
    await rememberBursts(page)
    await visit(page, "/")
    const first = await titleInView(page)
    await page.keyboard.press("ArrowDown")
    await expect.poll(() => titleInView(page)).not.toBe(first)
    expect(await page.locator(".feed").evaluate((feed) => feed.scrollTop % feed.clientHeight)).toBe(0)
    await touchTwice(page, await middle(page))
    await expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible()
    await expect.poll(async () => (await seenOn(page)).map(({ name }) => name)).toEqual(["like-heart"])
    await openTile(page)
    await atRest(page)
    await pull(page, { x: 200, y: 300 }, { x: 0, y: 200 })
    await expect(detail(page)).toBeHidden()
  })
})

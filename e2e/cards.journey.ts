import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { clickAtRest, currentTile, expect, operatedTest, settled, test, titleInView, visit } from "./journey.ts"
import { getIn, joinSheet, newAddress } from "./people.ts"

// Far into the feed, past pictures that the server draws when they are first asked for.
test.beforeEach(() => test.setTimeout(120_000))

const place = async (page: Page) => Number(await currentTile(page).getAttribute("aria-posinset"))

/** Steps on by key until the item at this place, counted from 1, is in view: quick steps are all counted. */
async function stepTo(page: Page, wanted: number): Promise<void> {
  for (let at = await place(page); at < wanted; at++) await page.keyboard.press("ArrowDown")
  await expect.poll(() => place(page)).toBe(wanted)
  await settled(page, ".feed")
  // An item whose tile is still loading has no name of its own.
  await expect(currentTile(page)).not.toHaveAttribute("aria-busy")
}

const mainButton = (page: Page) => currentTile(page).locator("[data-main]")

test("a guest joins on the feed's sixth item, goes on from there, and meets the card no more", async ({ page }) => {
  await visit(page, "/")
  await stepTo(page, 5)
  const before = await titleInView(page)
  await stepTo(page, 6)
  await expect(currentTile(page).getByRole("heading", { name: /^Join / })).toBeInViewport()
  await noBarriers(page)

  await page.keyboard.press("Enter")
  await expect(joinSheet(page)).toBeVisible()
  await getIn(page, newAddress())
  await expect(currentTile(page).getByRole("heading", { name: "You are in" })).toBeVisible()
  expect(await place(page)).toBe(6)
  await mainButton(page).click()
  await expect.poll(() => place(page)).toBe(7)

  await visit(page, "/")
  await expect(page.getByRole("heading", { name: /^Join |^You are in/ })).toHaveCount(0)
  const there = await place(page)
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => place(page)).toBe(there - 1)
  expect(await titleInView(page)).toBe(before)
})

operatedTest(
  "a post loads nothing from elsewhere until it is played, and stops when one goes on",
  async ({ page, operated }) => {
    const requests: string[] = []
    page.on("request", (request) => {
      if (!request.url().startsWith(operated.url) && /^https?:/.test(request.url())) requests.push(request.url())
    })
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title><p>It plays" }),
    )
    const player = page.frameLocator(".feed-item iframe").getByText("It plays")
    await visit(page, "/")
    await stepTo(page, 10)
    await expect(currentTile(page).getByRole("heading", { name: "How a candle eats itself" })).toBeVisible()
    await noBarriers(page)
    expect(requests).toEqual([])

    await mainButton(page).focus()
    await page.keyboard.press("Enter")
    await expect(player).toBeVisible()
    expect(requests).toEqual(["https://www.tiktok.com/player/v1/7301234567890123456?autoplay=1&rel=0"])
    await expect(currentTile(page).getByRole("button", { name: "Close" })).toBeFocused()
    await noBarriers(page)
    await currentTile(page).getByRole("button", { name: "Close" }).click()
    await expect(page.locator("iframe")).toHaveCount(0)

    await clickAtRest(currentTile(page).getByRole("button", { name: "Play" }))
    await expect(player).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect.poll(() => place(page)).toBe(11)
    await expect(page.locator("iframe")).toHaveCount(0)
  },
)

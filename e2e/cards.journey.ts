import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import {
  alive,
  clickAtRest,
  currentTile,
  drag,
  expect,
  operatedTest,
  settled,
  swipeOn,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"
import { getIn, joinSheet, newAddress } from "./people.ts"

// Far into the feed, and through pictures that are drawn as they are met.
test.beforeEach(() => test.setTimeout(120_000))

const place = async (page: Page) => Number(await currentTile(page).getAttribute("aria-posinset"))

/** Walks on by key until the item at this place, counted from 1, is in view: steps that come quickly are all counted. */
async function walkTo(page: Page, wanted: number): Promise<void> {
  for (let at = await place(page); at < wanted; at++) await page.keyboard.press("ArrowDown")
  await expect.poll(() => place(page)).toBe(wanted)
  await settled(page, ".feed")
  // An item whose tile is still being read has no name of its own.
  await expect(currentTile(page)).not.toHaveAttribute("aria-busy")
}

function mainButton(page: Page): Locator {
  return currentTile(page).locator("[data-main]")
}

const asksToJoin = (page: Page) => currentTile(page).getByRole("heading", { name: /^Join / })

test.describe("the way in", () => {
  test("stands at a stranger's sixth place, and is gone once they are in", async ({ page }) => {
    await visit(page, "/")
    await walkTo(page, 5)
    await expect(asksToJoin(page)).toBeHidden()
    const before = await titleInView(page)
    await walkTo(page, 6)
    await expect(asksToJoin(page)).toBeVisible()
    expect(await titleOnScreen(page)).toMatch(/^Join /)
    await noBarriers(page)

    await page.keyboard.press("Enter")
    await expect(joinSheet(page)).toBeVisible()
    await getIn(page, newAddress())
    await expect(currentTile(page).getByRole("heading", { name: "You are in" }), "nothing moved").toBeVisible()
    expect(await place(page)).toBe(6)
    await noBarriers(page)
    await mainButton(page).click()
    await expect.poll(() => place(page)).toBe(7)

    await visit(page, "/")
    await expect(page.getByRole("heading", { name: /^Join |^You are in/ })).toHaveCount(0)
    const there = await place(page)
    await page.keyboard.press("ArrowUp")
    await expect.poll(() => place(page)).toBe(there - 1)
    await expect(currentTile(page), "only the card is gone from between the tiles").toHaveAttribute(
      "aria-label",
      before,
    )
  })

  test("keeps the tile before it as the place, across a reload", async ({ page }) => {
    await visit(page, "/")
    await walkTo(page, 5)
    const before = await titleInView(page)
    await swipeOn(page)
    await expect(asksToJoin(page)).toBeVisible()
    await page.reload()
    await alive(page)
    expect(await titleOnScreen(page)).toBe(before)
    expect(await place(page)).toBe(5)
    // The card comes a moment after the page: a swipe before that leads to the tile behind it.
    await expect(page.getByRole("article", { name: "Join Confetti" })).toBeAttached()
    await swipeOn(page)
    await expect(asksToJoin(page)).toBeVisible()
  })

  test("is walked past by finger, key and button, and takes only the keys it has a use for", { tag: "@both" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "cf_look", value: "100b", url: baseURL ?? "" }])
    await visit(page, "/")
    await walkTo(page, 6)
    await expect(asksToJoin(page)).toBeVisible()
    for (const key of ["l", "s", "w", "m", "ArrowRight"]) await page.keyboard.press(key)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    expect(await place(page)).toBe(6)

    await currentTile(page).focus()
    await page.keyboard.press("Tab")
    await expect(mainButton(page)).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(currentTile(page).getByRole("button", { name: "Log in" })).toBeFocused()

    await page.getByRole("button", { name: "Next tile" }).click()
    await expect.poll(() => place(page)).toBe(7)
    await settled(page, ".feed")
    await page.getByRole("button", { name: "Previous tile" }).click()
    await expect.poll(() => place(page)).toBe(6)
    await settled(page, ".feed")
    await drag(page, page.locator(".feed"), { y: -1 })
    await expect.poll(() => place(page)).toBe(7)
  })
})

operatedTest.describe("an operator's posts", () => {
  /** Stands in for the services at the edge of the machine, and keeps what they were asked for. */
  async function elsewhere(page: Page, own: string): Promise<string[]> {
    const asked: string[] = []
    page.on("request", (request) => {
      if (!request.url().startsWith(own) && /^https?:/.test(request.url())) asked.push(request.url())
    })
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title><p>It plays" }),
    )
    return asked
  }

  const player = (page: Page) => page.frameLocator(".feed-item iframe").getByText("It plays")

  operatedTest(
    "load nothing from elsewhere before somebody asks, and end when they swipe on",
    async ({ page, operated }) => {
      const asked = await elsewhere(page, operated.url)
      await visit(page, "/")
      await walkTo(page, 10)
      await expect(currentTile(page).getByRole("heading", { name: "How a candle eats itself" })).toBeVisible()
      await expect(currentTile(page).getByRole("img", { name: "A candle inside three thin orbits." })).toBeVisible()
      await noBarriers(page)
      expect(asked).toEqual([])

      await mainButton(page).focus()
      await page.keyboard.press("Enter")
      await expect(player(page)).toBeVisible()
      expect(asked).toEqual(["https://www.tiktok.com/player/v1/7301234567890123456?autoplay=1&rel=0"])
      await expect(currentTile(page).getByRole("button", { name: "Close" })).toBeFocused()
      await noBarriers(page)
      await currentTile(page).getByRole("button", { name: "Close" }).click()
      await expect(page.locator("iframe")).toHaveCount(0)

      await clickAtRest(currentTile(page).getByRole("button", { name: "Play" }))
      await expect(player(page)).toBeVisible()
      await page.keyboard.press("ArrowDown")
      await expect.poll(() => place(page)).toBe(11)
      await expect(page.locator("iframe")).toHaveCount(0)
    },
  )

  operatedTest(
    "take turns, each with its own poster, and none is asked for by being looked at",
    async ({ page, operated }) => {
      const asked = await elsewhere(page, operated.url)
      await visit(page, "/")
      await walkTo(page, 18)
      await expect(currentTile(page).getByRole("heading", { name: "Behind the tiles" })).toBeVisible()
      await walkTo(page, 26)
      await expect(currentTile(page).getByRole("heading", { name: "We film what we write" })).toBeVisible()
      expect(asked).toEqual([])
      await mainButton(page).click()
      await expect(player(page)).toBeVisible()
      expect(asked).toEqual(["https://www.tiktok.com/embed/@confetti"])
    },
  )
})

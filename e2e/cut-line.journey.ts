import type { Page } from "@playwright/test"
import { alive, allTiles, currentTile, detail, expect, swipeOn, test, titleInView } from "./journey.ts"
import { centre, touch, touchTwice } from "./touches.ts"

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** A page that has just loaded for the first time, and gets nothing more. */
async function cutOff(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" })
  await page.context().setOffline(true)
  await alive(page)
}

const sheet = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name })

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

test("a feed whose line is cut as it has loaded does all that it shows @both", { tag: "@core" }, async ({
  page,
  complaints,
  isMobile,
}) => {
  await cutOff(page, "/")
  const tile = currentTile(page)
  const title = await titleInView(page)
  await tile.getByRole("button", { name: /^Like\b/ }).click()
  await expect(tile.getByRole("button", { name: /^Unlike\b/ })).toBeVisible()
  await page.keyboard.press("l")
  await expect(tile.getByRole("button", { name: /^Like\b/ })).toBeVisible()
  if (isMobile) {
    const heading = await centre(tile.getByRole("heading", { level: 2 }))
    await touchTwice(page, { x: heading.x, y: heading.y - 120 })
    await expect(tile.getByRole("button", { name: /^Unlike\b/ })).toBeVisible()
    await expect(page.locator(".like-heart")).toHaveCount(0)
    await touch(page, { x: heading.x, y: heading.y - 120 }, 700)
    await expect(sheet(page, title)).toBeVisible()
    await closeSheet(page)
  }
  for (const [key, name] of [
    ["w", "Why this tile"],
    ["m", title],
    ["?", "Keyboard shortcuts"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(sheet(page, name)).toBeVisible()
    await closeSheet(page)
  }
  await swipeOn(page)
  await page.keyboard.press("Home")
  await expect.poll(() => titleInView(page)).toBe(title)
  await page.keyboard.press("ArrowRight")
  await expect(tile.locator(".dots-row i").nth(1)).toHaveAttribute("data-current")
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

test("a story whose line is cut as it has loaded does all that it shows", { tag: "@core" }, async ({
  page,
  complaints,
}) => {
  const [tile] = await allTiles(page)
  await cutOff(page, `/tiles/${tile?.slug}`)
  const story = detail(page)
  await story
    .getByRole("button", { name: /^Like\b/ })
    .first()
    .click()
  await expect(story.getByRole("button", { name: /^Unlike\b/ }).first()).toBeVisible()
  await story.getByRole("button", { name: "Why this tile" }).click()
  await expect(sheet(page, "Why this tile")).toBeVisible()
  await closeSheet(page)
  await page.keyboard.press("?")
  await expect(sheet(page, "Keyboard shortcuts")).toBeVisible()
  await closeSheet(page)
  await story.locator("a[href^='#source']").first().click()
  await expect(sheet(page, /^Source \d+$/)).toBeVisible()
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

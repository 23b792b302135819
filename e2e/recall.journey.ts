import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { allTiles, currentTile, expect, settled, test, titleInView, visit } from "./journey.ts"
import { signUp } from "./people.ts"

const card = "Still with you?"

type Asked = { number: number; question: string; options: string[] } | null

/** Tiles that may be asked about now, and are not the feed's first ones. */
async function askableTiles(page: Page, most: number) {
  const found = []
  for (const tile of (await allTiles(page)).toReversed()) {
    if (tile.developing) continue
    const asked = await call<Asked>(page.request, "games-get_tile_question", { tileId: tile.id })
    if (asked) found.push(tile)
    if (found.length === most) return found
  }
  return found
}

async function finish(page: Page, tileIds: readonly string[], daysAgo: number): Promise<void> {
  const seenDate = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const reads = tileIds.map((tileId) => ({ tileId, share: 1, isRead: true, seenDate }))
  await call(page.request, "tiles-record_reads", { reads })
}

/** Stays on what is in view for as long as it takes to have read it, and goes on. */
async function readOn(page: Page): Promise<void> {
  await page.clock.fastForward(3500)
  const before = await currentTile(page).getAttribute("aria-posinset")
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => currentTile(page).getAttribute("aria-posinset")).not.toBe(before)
  await settled(page, ".feed")
}

test("who has read five tiles is asked once about one of yesterday's, by keys alone, and finds the week on the shelf", {
  tag: "@both",
}, async ({ page }) => {
  test.setTimeout(280_000)
  await page.clock.install()
  await visit(page, "/")
  const [tile, other] = await askableTiles(page, 2)
  if (!tile || !other) throw new Error("The pack has no tile to ask about.")
  await signUp(page.request)
  await finish(page, [tile.id], 1)
  await finish(page, [other.id], 0)

  // What follows a person is there once their points are asked for.
  const isFollowed = page.waitForResponse(/points-get_overview/)
  const found = page.waitForResponse(/recall-get_card/)
  await visit(page, "/")
  await isFollowed
  for (let at = 0; at < 6; at++) await readOn(page)
  // What was read is told some seconds later.
  await page.clock.fastForward(6000)
  await found
  for (let at = 0; at < 12 && (await titleInView(page)) !== card; at++) await readOn(page)
  expect(await titleInView(page)).toBe(card)
  const inView = currentTile(page)
  await expect(inView.getByText("You read this yesterday")).toBeVisible()
  await expect(inView.getByText(tile.title)).toBeVisible()
  await expect(inView.getByRole("button", { name: "Open the tile" })).toBeInViewport({ ratio: 1 })
  await expect(inView.getByRole("button", { name: "Not now" })).toBeInViewport({ ratio: 1 })
  await noBarriers(page)

  await inView.getByRole("list", { name: "Answers" }).getByRole("button").first().focus()
  await page.keyboard.press("Enter")
  await expect(inView.getByRole("status")).toContainText(/Yes, still with you\.|It is “/)
  await expect(inView.getByRole("list", { name: "Answers" }).getByRole("button", { name: /right/ })).toHaveCount(1)
  await noBarriers(page)
  await inView.getByRole("button", { name: "Open the tile" }).click()
  await expect(page).toHaveURL(new RegExp(`/tiles/${tile.slug}$`))
  await expect(page.getByRole("heading", { level: 1, name: tile.title })).toBeVisible()
  await page.goBack()

  // Read on, or begun anew, nothing is asked again that day.
  await expect.poll(() => call(page.request, "recall-get_card", { zone: "UTC" }), "one a day").toBeNull()

  await visit(page, "/me")
  await expect(page.getByRole("heading", { name: /^This week: \d+ things?$/ })).toBeVisible()
  await expect(page.getByRole("link", { name: other.title })).toBeVisible()
  await noBarriers(page)
})

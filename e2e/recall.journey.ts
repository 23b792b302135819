import type { Tile } from "@confetti/contract/tile"
import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { allTiles, currentTile, expect, settled, test, titleInView, visit } from "./journey.ts"
import { signUp } from "./people.ts"

const card = "Still with you?"

/** A tile that has a question now, and is not one of the feed's first. */
async function findAskableTile(page: Page): Promise<Tile> {
  for (const tile of (await allTiles(page)).toReversed()) {
    if (tile.developing) continue
    if (await call(page.request, "games-get_tile_question", { tileId: tile.id })) return tile
  }
  throw new Error("The pack has no tile with a question.")
}

async function readYesterday(page: Page, tileId: string): Promise<void> {
  const seenDate = new Date(Date.now() - 86_400_000).toISOString()
  await call(page.request, "tiles-record_reads", { reads: [{ tileId, share: 1, isRead: true, seenDate }] })
}

/** Stays on the item in view for as long as it takes to read it, and goes on. */
async function readOn(page: Page): Promise<void> {
  await page.clock.fastForward(3500)
  const before = await currentTile(page).getAttribute("aria-posinset")
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => currentTile(page).getAttribute("aria-posinset")).not.toBe(before)
  await settled(page, ".feed")
}

test("after five tiles a member is asked about one read yesterday, answers by keys, and opens it", async ({ page }) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await visit(page, "/")
  const tile = await findAskableTile(page)
  await signUp(page.request)
  await readYesterday(page, tile.id)

  // Reads are followed once the points have been requested.
  const isFollowed = page.waitForResponse(/points-get_overview/)
  const found = page.waitForResponse(/recall-get_card/)
  await visit(page, "/")
  await isFollowed
  for (let at = 0; at < 6; at++) await readOn(page)
  // Reads are sent together some seconds later.
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

  const answers = inView.getByRole("list", { name: "Answers" }).getByRole("button")
  await answers.first().focus()
  await page.keyboard.press("Enter")
  await expect(inView.getByRole("status")).toContainText(/Yes, you still know it\.|The answer is “/)
  await noBarriers(page)
  await inView.getByRole("button", { name: "Open the tile" }).click()
  await expect(page).toHaveURL(new RegExp(`/tiles/${tile.slug}$`))
  await expect(page.getByRole("heading", { level: 1, name: tile.title })).toBeVisible()
})

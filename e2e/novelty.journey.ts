import type { NoveltyPage } from "@confetti/contract/novelty"
import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { alive, allTiles, clickAtRest, currentTile, expect, settled, test, titleInView, visit } from "./journey.ts"
import { joinAt, newAddress, signUp, whoIsIn } from "./people.ts"

const desk = { width: 1440, height: 900 }

/** What the server has of whoever is signed in in this browser. */
async function historyThere({ request }: Page): Promise<NoveltyPage | undefined> {
  const person = await whoIsIn(request)
  const answer = await request.get(`/documents/users/${person?.id}/novelty`)
  return ((await answer.json()) as { documents: NoveltyPage[] }).documents[0]
}

/** To the last page of the current tile's strip, by keys. Gives the question there. */
async function atStripsEnd(page: Page): Promise<Locator> {
  const dots = currentTile(page).locator(".dots-row i")
  for (let at = 1; at < (await dots.count()); at++) {
    await page.keyboard.press("ArrowRight")
    await expect(dots.nth(at)).toHaveAttribute("data-current")
  }
  await settled(page, "[data-current] .strip")
  return currentTile(page).locator(".novelty")
}

test("a guest says what was new, joins, and has it once; the history is searched @both", async ({ page }) => {
  await visit(page, "/")
  const title = await titleInView(page)
  const question = await atStripsEnd(page)
  await expect(question.getByText("Did you know this?")).toBeInViewport()
  await question.getByRole("button", { name: "New to me" }).click()
  await expect(question.getByText("New to you", { exact: true })).toBeVisible()
  await expect(question.getByRole("button", { name: /^Change/ })).toBeFocused()

  // In the story it is not asked again; another one is answered there, by keys alone.
  const other = (await allTiles(page)).find((tile) => tile.title !== title)
  await visit(page, `/tiles/${other?.slug}`)
  const ending = page.locator(".tile-screen .novelty")
  await page.locator(".tile-screen .sources").scrollIntoViewIfNeeded()
  await ending.getByRole("button", { name: "I knew this" }).focus()
  await page.keyboard.press("Enter")
  await expect(ending.getByText("You knew this", { exact: true })).toBeVisible()
  await noBarriers(page)
  await page.reload()
  await alive(page)
  await page.locator(".tile-screen .sources").scrollIntoViewIfNeeded()
  await expect(ending.getByText("You knew this", { exact: true })).toBeVisible()
  await expect(ending.getByRole("button")).toHaveCount(0)

  await visit(page, "/me")
  await clickAtRest(page.getByRole("link", { name: /2 things today/ }))
  await expect(page).toHaveURL(/\/me\/history$/)
  await expect(page.getByRole("heading", { level: 1, name: "2 things today" })).toBeVisible()
  await page.getByRole("link", { name: "Me", exact: true }).first().click()
  await joinAt(page, newAddress())
  await expect.poll(async () => (await historyThere(page))?.summary.count).toBe(2)
  expect((await historyThere(page))?.entries.map(({ title: each, rating }) => [each, rating])).toEqual([
    [other?.title, "known"],
    [title, "new"],
  ])

  await visit(page, "/me/history")
  await page.getByRole("searchbox", { name: "Search your history" }).fill(title.slice(0, 12))
  await expect(page.getByText(/^1 thing for/)).toBeVisible()
  await expect(page.getByRole("link", { name: other?.title ?? "" })).toBeHidden()
  await page.getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(/\/me\/tiles\//)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await page.goBack()
  // The search is where it was.
  await expect(page.getByText(/^1 thing for/)).toBeVisible()
})

test("a long history comes in pages, by week and category, and stands in nobody's way", async ({ page }) => {
  await visit(page, "/me/history")
  await expect(page.getByRole("link", { name: "Learn the first thing" })).toBeVisible()
  await noBarriers(page)
  await signUp(page.request)
  const ids = (await allTiles(page)).filter(({ developing }) => !developing).map(({ id }) => id)
  const ratings = ids.map((tileId, at) => ({
    tileId,
    rating: at % 3 === 0 ? "known" : "new",
    ratedDate: new Date(Date.now() - at * 20 * 3_600_000).toISOString(),
  }))
  await call(page.request, "tiles-merge_novelty", { ratings })
  await visit(page, "/me/history")
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${ids.length} things since`) })).toBeVisible()
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^This week/)
  await noBarriers(page)
  const rows = page.locator(".history-entry")
  const countAtFoot = async () => {
    await rows.last().scrollIntoViewIfNeeded()
    return rows.count()
  }
  await expect.poll(countAtFoot).toBe(ids.length)

  const topic = page.getByRole("region", { name: "By category" }).getByRole("button").first()
  await topic.click()
  await expect(topic).toHaveAttribute("aria-pressed", "true")
  await expect(page.getByText(/^\d+ things in /)).toBeVisible()
  await page.setViewportSize(desk)
  await noBarriers(page)
})

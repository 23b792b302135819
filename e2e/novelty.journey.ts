import type { NoveltyPage } from "@confetti/contract/novelty"
import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { allTiles, clickAtRest, currentTile, expect, settled, test, titleInView, visit } from "./journey.ts"
import { joinAt, newAddress, whoIsIn } from "./people.ts"

/** The server's history of the person signed in in this browser. */
async function savedHistory({ request }: Page): Promise<NoveltyPage | undefined> {
  const person = await whoIsIn(request)
  const answer = await request.get(`/documents/users/${person?.id}/novelty`)
  return ((await answer.json()) as { documents: NoveltyPage[] }).documents[0]
}

/** Goes to the last page of the current tile's strip, by keys. Gives the question there. */
async function goToStripEnd(page: Page): Promise<Locator> {
  const dots = currentTile(page).locator(".dots-row i")
  for (let at = 1; at < (await dots.count()); at++) {
    await page.keyboard.press("ArrowRight")
    await expect(dots.nth(at)).toHaveAttribute("data-current")
  }
  await settled(page, "[data-current] .strip")
  return currentTile(page).locator(".novelty")
}

test("a guest says of two tiles whether they were new, finds both in the history, and keeps them when joining", async ({
  page,
}) => {
  await visit(page, "/")
  const title = await titleInView(page)
  const question = await goToStripEnd(page)
  await expect(question.getByText("Did you know this?")).toBeInViewport()
  await question.getByRole("button", { name: "New to me" }).click()
  await expect(question.getByText("New to you", { exact: true })).toBeVisible()
  await expect(question.getByRole("button", { name: /^Change/ })).toBeFocused()

  const other = (await allTiles(page)).find((tile) => tile.title !== title)
  await visit(page, `/tiles/${other?.slug}`)
  const ending = page.locator(".tile-screen .novelty")
  await page.locator(".tile-screen .sources").scrollIntoViewIfNeeded()
  await ending.getByRole("button", { name: "I knew this" }).focus()
  await page.keyboard.press("Enter")
  await expect(ending.getByText("You knew this", { exact: true })).toBeVisible()
  await noBarriers(page)

  await visit(page, "/me")
  await clickAtRest(page.getByRole("link", { name: /2 things today/ }))
  await expect(page).toHaveURL(/\/me\/history$/)
  await expect(page.getByRole("link", { name: title })).toBeVisible()
  await expect(page.getByRole("link", { name: other?.title ?? "" })).toBeVisible()
  await noBarriers(page)

  await visit(page, "/me")
  await joinAt(page, newAddress())
  await expect.poll(async () => (await savedHistory(page))?.summary.count).toBe(2)
  expect((await savedHistory(page))?.entries.map((entry) => [entry.title, entry.rating])).toEqual([
    [other?.title, "known"],
    [title, "new"],
  ])
})

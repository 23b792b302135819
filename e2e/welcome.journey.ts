import { type Page, request as requests } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { allTiles, currentTile, expect, settled, stepOn, test, titleInView, titleOnScreen, visit } from "./journey.ts"
import { joinAt, newAddress, signUp, whoIsIn } from "./people.ts"

const question = "Which three next?"

/** Steps on until the question is in view, which comes after three steps or soon after. */
async function stepToQuestion(page: Page): Promise<void> {
  // The six tiles to choose from are fetched once the page has settled.
  const ready = page.waitForResponse((answer) => /\/documents\/tiles\?ids=[^,]+(,[^,]+){5}$/.test(answer.url()))
  await visit(page, "/")
  const first = await titleInView(page)
  await page.keyboard.press("ArrowDown")
  await ready
  await expect.poll(() => titleInView(page)).not.toBe(first)
  await settled(page, ".feed")
  let steps = 1
  while ((await titleInView(page)) !== question && steps < 8) {
    await stepOn(page)
    steps++
  }
  expect(await titleInView(page)).toBe(question)
  expect(steps).toBeGreaterThanOrEqual(3)
}

test.describe("a first visit", () => {
  test.use({ wasAsked: false })

  test("a guest is asked after three tiles what should come next, sees it, and keeps it when joining", async ({
    page,
  }) => {
    await stepToQuestion(page)
    const choices = currentTile(page).getByRole("checkbox")
    await expect(choices).toHaveCount(6)
    const names = await choices.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""))
    await choices.nth(1).click()
    await choices.nth(4).focus()
    await page.keyboard.press("Space")
    await expect(currentTile(page).getByRole("status")).toHaveText("Two picked. They come next.")
    await noBarriers(page)
    await page.getByRole("button", { name: "Show me these" }).click()
    const picked = [names[1], names[4]].map((name) => name?.replace(/, [^,]*$/, ""))
    await expect.poll(() => titleInView(page)).toBe(picked[0])
    await settled(page, ".feed")
    // The card to join may stand between the two.
    let second = await stepOn(page)
    if (second === "Join Confetti") second = await stepOn(page)
    expect(second).toBe(picked[1])
    await page.keyboard.press("w")
    await expect(page.getByRole("dialog", { name: "Why this tile" }).getByText("Because you picked it")).toBeVisible()
    await page.keyboard.press("Escape")

    await visit(page, "/me")
    await joinAt(page, newAddress())
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cf_taste"))).toBeNull()
    const { held } = await call<{ held: { picks: { tileId: string }[] } }>(page.request, "users-export_data")
    const titles = new Map((await allTiles(page)).map(({ id, title }) => [id, title]))
    expect(new Set(held.picks.map(({ tileId }) => titles.get(tileId)))).toEqual(new Set(picked))
  })
})

/** The code of somebody with a name who likes this tile. */
async function inviteCodeOfFan(tileId: string): Promise<string> {
  const request = await requests.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  await signUp(request, newAddress("friend"))
  await call(request, "users-update_profile", { name: "Ada Lovelace" })
  await call(request, "likes-like_tile", { tileId })
  const person = await whoIsIn(request)
  await request.dispose()
  if (!person) throw new Error("The friend is not signed in.")
  return person.inviteCode
}

test("an invitation opens on the friend's favourite with the friend's name, and its preview names both", async ({
  page,
}) => {
  const favourite = (await allTiles(page)).findLast(({ developing }) => !developing)
  if (!favourite) throw new Error("The pack has no tiles.")
  const code = await inviteCodeOfFan(favourite.id)
  await visit(page, `/?invite=${code}`)
  expect(await titleOnScreen(page)).toBe(favourite.title)
  await expect(page.getByText("Ada thought you’d like this")).toBeVisible()
  await expect(page.getByText("The first tile here is Ada’s favourite")).toBeVisible()
  await noBarriers(page)
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content")
  expect(await meta("title")).toBe(`Ada thought you’d like this: ${favourite.title}`)
  expect(await meta("image")).toContain(`/media/${favourite.card}`)
})

import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { allTiles, alive, currentTile, expect, settled, titleInView, visit } from "./journey.ts"
import { begin, homeTab, mark, read, readOn, sevenKept, step, stepOverNext, test } from "./today-reading.ts"

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

const question = "Which three next?"

/** A day that was begun comes again by itself: nothing is touched, or the tile behind the one in view would stay where it stands. */
async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

test("a guest has seven tiles a day behind where they stand, with an honest end and a streak", {
  tag: ["@both", "@core"],
}, async ({ page }) => {
  test.setTimeout(180_000)
  // The same hour of the day on whatever day the journey is taken.
  await page.clock.install()
  await visit(page, "/")
  const first = await titleInView(page)
  await begin(page)
  await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
  expect(await titleInView(page), "the tile in view never moves").toBe(first)
  await noBarriers(page)

  await stepOverNext(page)
  const met = await readOn(page, ["Today 4 of 7"])
  const tiles = Array.from({ length: 7 }, (_, at) => `Today ${at + 1} of 7`)
  expect(met.filter((each) => each.startsWith("Today "))).toEqual(tiles)
  expect(met.filter((each) => !tiles.includes(each))).toEqual(["WURD", "BAW", "QUIZ_ME", "Today’s seven"])
  expect(met.indexOf("WURD"), "no game before the third tile").toBe(3)
  for (const game of ["WURD", "BAW", "QUIZ_ME"]) expect(tiles).toContain(met[met.indexOf(game) + 1])
  await expect(page.getByRole("heading", { name: "6 of 7, one is waiting" })).toBeVisible()
  await noBarriers(page)

  await page.getByRole("button", { name: "To the first that waits" }).click()
  await expect(mark(page)).toHaveText("Today 4 of 7")
  await page.keyboard.press("w")
  await expect(page.getByRole("dialog", { name: "Why this tile" })).toContainText("Today 4 of 7.")
  await page.keyboard.press("Escape")
  await read(page)
  await expect(homeTab(page, "Home, 7 of 7 read today")).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "Done for today: 7 of 7" })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  while ((await titleInView(page)) !== "Today’s seven") await step(page)
  await expect(page.getByRole("heading", { name: "Done for today: 7 of 7" })).toBeVisible()
  await expect(currentTile(page)).toContainText("Day 1 of a streak")
  await expect(currentTile(page)).toContainText(/The next seven come in \d+ (hours?|minutes?)/)
  await noBarriers(page)
  await page.getByRole("button", { name: "On to the endless feed" }).click()
  await expect.poll(() => titleInView(page)).not.toBe("Today’s seven")
  await settled(page, ".feed")

  const seven = await sevenKept(page)
  const place = await titleInView(page)
  await page.clock.fastForward("24:00:00")
  // On some days the tile in view is one of the next seven: it has been read.
  await expect(homeTab(page, /^Home, [01] of 7 read today$/)).toBeVisible()
  expect(await titleInView(page), "a new day leaves them where they are").toBe(place)
  const next = await sevenKept(page)
  expect(next.filter((id) => seven.includes(id))).toEqual([])
  await stepOverNext(page)
  const second = await readOn(page)
  expect(second.filter((each) => !tiles.includes(each))).toEqual(["WURD", "BAW", "QUIZ_ME", "Today’s seven"])
  await expect(page.getByRole("heading", { name: "Done for today: 7 of 7" })).toBeVisible()
  await expect(currentTile(page)).toContainText("2 days in a row")
})

test("in the middle of them a reload keeps the place, the seven and what was read", async ({ page }) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await visit(page, "/")
  await begin(page)
  await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
  await stepOverNext(page)
  await step(page)
  await read(page)
  await step(page)
  await expect(mark(page)).toHaveText("Today 2 of 7")
  const [title, seven] = [await titleInView(page), await sevenKept(page)]
  await reload(page)
  await expect(homeTab(page, "Home, 1 of 7 read today")).toBeVisible()
  expect([await titleInView(page), await sevenKept(page)]).toEqual([title, seven])
  await expect(mark(page)).toHaveText("Today 2 of 7")
  await read(page)
  expect((await readOn(page, [], 4)).slice(0, 3)).toEqual(["Today 3 of 7", "WURD", "Today 4 of 7"])

  await reload(page)
  await expect(homeTab(page, /^Home, \d of 7 read today$/)).toBeVisible()
  await expect(mark(page)).toHaveText("Today 5 of 7")
  const rest = await readOn(page)
  expect(rest, "the game that was seen does not come again").toEqual([
    "BAW",
    "Today 6 of 7",
    "QUIZ_ME",
    "Today 7 of 7",
    "Today’s seven",
  ])
  await page.getByRole("button", { name: "On to the endless feed" }).click()
  await expect.poll(() => titleInView(page)).not.toBe("Today’s seven")
  await settled(page, ".feed")
  await reload(page)
  await expect(homeTab(page, "Home, 7 of 7 read today")).toBeVisible()
  expect((await readOn(page, [], 4)).filter((each) => /^(WURD|BAW|QUIZ_ME|Today)/.test(each))).toEqual([])
})

test("whoever swipes before the seven come has what was next, and then the seven from the first to the last", {
  tag: "@both",
}, async ({ page }) => {
  test.setTimeout(180_000)
  await page.clock.install()
  // The answer takes its time, as on a slow line.
  let answer = (): void => undefined
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/functions/today-list_candidates", async (route) => {
    await isAsked
    await route.continue()
  })
  await visit(page, "/")
  // On some days one of the seven is among these: it counts, and does not come again.
  const walked: string[] = []
  for (let at = 0; at < 4; at++) {
    if (at > 0) await step(page)
    walked.push(await titleInView(page))
    await page.clock.fastForward(3500)
  }
  const place = await titleInView(page)
  const following = currentTile(page).locator("xpath=following-sibling::article[1]")
  await expect(following).not.toHaveAttribute("aria-label", "Loading")
  const next = await following.getAttribute("aria-label")
  answer()
  await expect(homeTab(page, /^Home, \d of 7 read today$/)).toBeVisible()
  expect(await titleInView(page)).toBe(place)
  await expect(following, "what a finger may be pulling in stays").toHaveAttribute("aria-label", next ?? "")
  const ids = (await allTiles(page)).filter(({ title }) => walked.includes(title)).map(({ id }) => id)
  const seen = (await sevenKept(page)).filter((id) => ids.includes(id)).length
  const met = await readOn(page)
  const isMarked = (each: string) => each.startsWith("Today ")
  expect(met.filter(isMarked)).toEqual(Array.from({ length: 7 - seen }, (_, at) => `Today ${seen + at + 1} of 7`))
  expect(met.filter((each) => each === "Today’s seven")).toHaveLength(1)
  await expect(page.getByRole("heading", { name: "Done for today: 7 of 7" })).toBeVisible()
})

test.describe("a stranger", () => {
  test.use({ wasAsked: false })

  test("is asked in the middle of the seven, has their picks next, and then the rest of the seven to their end", {
    tag: "@both",
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.clock.install()
    await visit(page, "/")
    await begin(page)
    await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
    const seven = await sevenKept(page)
    const met: string[] = []
    while (met.length < 10 && met.at(-1) !== question) met.push(...(await readOn(page, [], 1)))
    expect(met.indexOf(question)).toBeGreaterThanOrEqual(3)
    const choices = currentTile(page).getByRole("checkbox")
    const names = await choices.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""))
    for (const at of [0, 2]) await choices.nth(at).click()
    await expect(currentTile(page).getByRole("status")).toHaveText("Two picked. They come next.")
    const picks = [names[0], names[2]].map((name) => name?.replace(/, [^,]*$/, "") ?? "")
    await page.getByRole("button", { name: "Show me these" }).click()
    await expect.poll(() => titleInView(page)).toBe(picks[0])
    await settled(page, ".feed")

    await page.reload()
    await alive(page)
    await begin(page)
    await expect(homeTab(page, /^Home, [1-7] of 7 read today$/)).toBeVisible()
    expect([await titleInView(page), await sevenKept(page)]).toEqual([picks[0], seven])
    await step(page)
    // The question comes where there is room for it, so the way in may have its place between the two.
    if ((await titleInView(page)) === "Join Confetti") await step(page)
    expect(await titleInView(page)).toBe(picks[1])
    const rest = await readOn(page)
    const marks = [...met, ...rest].filter((each) => each.startsWith("Today "))
    expect(marks).toEqual(Array.from({ length: 7 }, (_, at) => `Today ${at + 1} of 7`))
    expect(rest.slice(-2)).toEqual(["Today 7 of 7", "Today’s seven"])
    await expect(page.getByRole("heading", { name: "Done for today: 7 of 7" })).toBeVisible()
  })
})

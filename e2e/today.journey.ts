import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { alive, test as base, currentTile, expect, settled, titleInView, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { newAddress, signIn, signUp } from "./people.ts"
import { rememberTutorials } from "./remember-tutorials.ts"
import { longestStart } from "./start-server.ts"
import { zone } from "./zone.ts"

/** A server that has seven tiles a day, and the games between them. */
const test = base.extend<object, { daily: OwnServer }>({
  daily: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({ env: { TODAY: "on" } })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ daily }, use) => use(daily.url),
})

/** The browser's errors for a request without a network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const seven = Array.from({ length: 7 }, (_, at) => `Today ${at + 1} of 7`)
const mark = (page: Page) => currentTile(page).locator(".cover-mark")
const homeTab = (page: Page, words: string | RegExp) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: words, exact: true })
const isDone = (page: Page) => expect(page.getByRole("heading", { name: "Done for today: 7 of 7" })).toBeVisible()

async function step(page: Page, key = "ArrowDown"): Promise<void> {
  const before = await currentTile(page).getAttribute("aria-posinset")
  await page.keyboard.press(key)
  await expect.poll(() => currentTile(page).getAttribute("aria-posinset")).not.toBe(before)
  await settled(page, ".feed")
  // A loading tile has neither a name nor a mark; one that failed says so.
  await expect(currentTile(page).locator(".waiting")).toHaveCount(0)
}

/** Stays on the tile in view for as long as it takes to have read it. */
async function read(page: Page): Promise<void> {
  await expect(mark(page)).toBeVisible()
  await page.clock.fastForward(3500)
}

type Reading = { skipped?: string; steps?: number; look?: () => Promise<void> }

/** Reads to the end of today's tiles, or so many steps, and looks at each tile; gives what stood on the way, by its mark or its title. */
async function readOn(page: Page, { skipped, steps = 16, look }: Reading = {}): Promise<string[]> {
  const met: string[] = []
  for (let at = 0; at < steps && met.at(-1) !== "Today’s seven"; at++) {
    await step(page)
    const isTile = await mark(page).isVisible()
    const text = isTile ? ((await mark(page).textContent()) ?? "") : await titleInView(page)
    met.push(text)
    if (isTile) await look?.()
    if (isTile && text !== skipped) await read(page)
  }
  return met
}

/** Goes on to the tile before the first of today's: the one behind the tile in view may be under a finger and stays, whatever it is. */
async function stepOverNext(page: Page): Promise<void> {
  const following = currentTile(page).locator("xpath=following-sibling::article[1]")
  await expect(following).not.toHaveAttribute("aria-label", "Loading")
  if ((await following.locator(".cover-mark").count()) > 0) return
  const next = (await following.getAttribute("aria-label")) ?? ""
  await step(page)
  expect(await titleInView(page)).toBe(next)
}

const sevenStored = (page: Page) =>
  page.evaluate(() => {
    const { today } = JSON.parse(localStorage.getItem("cf_today") ?? "{}") as { today?: { tiles: { id: string }[] } }
    return today?.tiles.map(({ id }) => id) ?? []
  })

test("a guest reads today's seven tiles, and starts a streak", { tag: "@core" }, async ({ page }) => {
  test.setTimeout(180_000)
  // The same hour of the day on whatever day the journey is taken.
  await page.clock.install()
  await visit(page, "/")
  const first = await titleInView(page)
  await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
  expect(await titleInView(page), "the tile in view never moves").toBe(first)

  await stepOverNext(page)
  const before = await readOn(page, { steps: 2 })
  await page.reload()
  await alive(page)
  await expect(homeTab(page, "Home, 2 of 7 read today")).toBeVisible()
  await expect(mark(page)).toHaveText("Today 2 of 7")

  const after = await readOn(page, { skipped: "Today 4 of 7" })
  const met = [...before, ...after]
  expect(met.filter((each) => seven.includes(each))).toEqual(seven)
  expect(met.filter((each) => !seven.includes(each))).toEqual([
    "WURD",
    "Join Confetti",
    "BAW",
    "QUIZ_ME",
    "Today’s seven",
  ])
  await expect(page.getByRole("heading", { name: "6 of 7, one left" })).toBeVisible()
  await noBarriers(page)

  await page.getByRole("button", { name: "Read the next one" }).click()
  await expect(mark(page)).toHaveText("Today 4 of 7")
  await page.keyboard.press("w")
  await expect(page.getByRole("dialog", { name: "Why this tile" })).toContainText("Today 4 of 7.")
  await page.keyboard.press("Escape")
  await read(page)
  await expect(homeTab(page, "Home, 7 of 7 read today")).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "Done for today: 7 of 7" })).toBeVisible()
  while ((await titleInView(page)) !== "Today’s seven") await step(page)
  await isDone(page)
  await expect(currentTile(page)).toContainText("Day 1 of a streak")
  await expect(currentTile(page)).toContainText(/The next seven come in \d+ (hours?|minutes?)/)
  await noBarriers(page)
  await page.getByRole("button", { name: "Continue to the feed" }).click()
  await expect.poll(() => titleInView(page)).not.toBe("Today’s seven")
})

test("somebody signed in has the same seven on two devices, and what they read counts on both", async ({
  page,
  browser,
  daily,
}) => {
  test.setTimeout(120_000)
  const address = await signUp(page.request, newAddress("today"))
  await visit(page, "/")
  await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
  for (let at = 0; at < 12 && !(await mark(page).isVisible()); at++) await step(page)
  await expect(homeTab(page, /^Home, [1-7] of 7 read today$/)).toBeVisible()
  const synced = () => call<{ readIds: string[] }>(page.request, "today-open_day", { zone })
  await expect.poll(async () => (await synced()).readIds.length, { timeout: 30_000 }).toBeGreaterThan(0)

  const context = await browser.newContext({ baseURL: daily.url, serviceWorkers: "block" })
  await rememberTutorials(context)
  const other = await context.newPage()
  await signIn(other.request, address, { mailCount: 2 })
  await visit(other, "/")
  await expect(homeTab(other, /^Home, [1-7] of 7 read today$/)).toBeVisible()
  // Which one is met first is each device's own.
  expect((await sevenStored(other)).toSorted()).toEqual((await sevenStored(page)).toSorted())
  await context.close()
})

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" })

  test("a guest reads today's seven offline, and after midnight the next seven", async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(240_000)
    await visit(page, "/")
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.clock.install()
    await page.reload()
    await alive(page)
    await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
    const cached = () =>
      page.evaluate(() => {
        const { offlineDay = "" } = JSON.parse(localStorage.getItem("cf_today") ?? "{}") as { offlineDay?: string }
        const { ready = [] } = JSON.parse(localStorage.getItem("cf_today_next") ?? "{}") as { ready?: object[] }
        return { isTodayCached: offlineDay !== "", nextCached: ready.length }
      })
    // More than seven for tomorrow, as some may be met on the way through the feed.
    await expect.poll(cached, { timeout: 60_000 }).toEqual({ isTodayCached: true, nextCached: 10 })
    await context.setOffline(true)
    await page.reload()
    await alive(page)
    await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
    const isPictureShown = () =>
      currentTile(page)
        .locator(".cover-art img")
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    const first = await readOn(page, { look: () => expect.poll(isPictureShown).toBe(true) })
    expect(first.filter((each) => seven.includes(each))).toEqual(seven)
    await isDone(page)
    const before = await sevenStored(page)

    await page.clock.fastForward("24:00:00")
    await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
    await expect(page.getByRole("heading", { name: "Read that day: 7 of 7" })).toBeVisible()
    expect((await sevenStored(page)).filter((id) => before.includes(id))).toEqual([])
    const second = await readOn(page)
    expect(second.filter((each) => seven.includes(each))).toEqual(seven)
    await expect(currentTile(page)).toContainText("2 days in a row")
    await step(page, "ArrowUp")
    await page.keyboard.press("Enter")
    await expect(page.locator("article.detail")).toBeVisible()
    await context.setOffline(false)
    expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
  })
})

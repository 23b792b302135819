import type { BrowserContext, Page } from "@playwright/test"
import { call } from "./call.ts"
import { alive, currentTile, expect, titleInView, visit } from "./journey.ts"
import { getIn, joinAt, newAddress, signUp } from "./people.ts"
import { begin, homeTab, mark, noNetwork, readOn, sevenKept, step, stepOverNext, test } from "./today-reading.ts"
import { zone } from "./zone.ts"

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

test("somebody has the same seven on both of their devices, and what they read counts on both", async ({
  page,
  browser,
  daily,
}) => {
  test.setTimeout(180_000)
  const address = newAddress("today")
  await visit(page, "/me")
  await joinAt(page, address)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Home/ }).click()
  await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
  const seven = await sevenKept(page)

  const other = await browser.newContext({ baseURL: daily.url, serviceWorkers: "block" })
  const desk = await otherDevice(other)
  await desk.getByRole("button", { name: "Log in", exact: true }).click()
  await getIn(desk, address, 2)
  await desk.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Home/ }).click()
  // Which one is met first is each device's own.
  await expect.poll(async () => (await sevenKept(desk)).toSorted()).toEqual(seven.toSorted())

  for (let at = 0; at < 12 && !(await mark(page).isVisible()); at++) await step(page)
  await expect(homeTab(page, /^Home, [1-7] of 7 read today$/)).toBeVisible()
  const told = () => call<{ readIds: string[] }>(desk.request, "today-open_day", { zone })
  await expect.poll(async () => (await told()).readIds.length, { timeout: 30_000 }).toBeGreaterThan(0)
  await desk.reload()
  await alive(desk)
  await begin(desk)
  await expect(homeTab(desk, /^Home, [1-7] of 7 read today$/)).toBeVisible()
  const count = (await told()).readIds.length
  while ((await titleInView(desk)) !== "Today’s seven") await step(desk)
  const numberIn = (text: string | null) => Number(/\d/.exec(text ?? "")?.[0])
  const atRing = async () => numberIn(await homeTab(desk, /^Home, \d of 7 read today$/).getAttribute("aria-label"))
  const atEnd = async () =>
    numberIn(
      await currentTile(desk)
        .getByRole("heading", { name: /\d of 7/ })
        .textContent(),
    )
  await expect.poll(async () => (await atEnd()) - (await atRing()), "the end says what the ring says").toBe(0)
  expect(await atEnd()).toBeGreaterThanOrEqual(count)
  await other.close()
})

test("a guest who signs in in the middle of the seven keeps what they read, in the ring and at the end", async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.clock.install()
  await visit(page, "/")
  await begin(page)
  await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
  await stepOverNext(page)
  expect(await readOn(page, [], 2)).toEqual(["Today 1 of 7", "Today 2 of 7"])
  await expect(homeTab(page, "Home, 2 of 7 read today")).toBeVisible()
  const seven = await sevenKept(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Me/ }).click()
  await joinAt(page, newAddress("midway"))
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Home/ }).click()
  await expect(homeTab(page, "Home, 2 of 7 read today")).toBeVisible()
  expect((await sevenKept(page)).toSorted()).toEqual(seven.toSorted())
  const rest = await readOn(page)
  expect(rest.filter((each) => each.startsWith("Today "))).toEqual(
    Array.from({ length: 5 }, (_, at) => `Today ${at + 3} of 7`),
  )
  await expect(page.getByRole("heading", { name: "Done for today: 7 of 7" })).toBeVisible()
  await expect(homeTab(page, "Home, 7 of 7 read today")).toBeVisible()
})

test("somebody signed in has the new day as soon as there is a connection, where they are, without a reload", async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000)
  await signUp(page.request)
  let days = 0
  // The server's clock stands: its answer is moved on by as many days as went by here.
  let isOffline = false
  await page.route("**/functions/today-open_day", async (route) => {
    // What a test answers itself needs no connection.
    if (isOffline) return route.abort("internetdisconnected")
    const response = await route.fetch()
    const { result } = (await response.json()) as { result: { day: string; nextDate: string; tiles: object[] } }
    const later = (date: string) => new Date(Date.parse(date) + days * 86_400_000).toISOString()
    const tiles = days === 0 ? result.tiles : result.tiles.toReversed()
    const moved = { ...result, tiles, day: later(result.day).slice(0, 10), nextDate: later(result.nextDate) }
    await route.fulfill({ response, json: { result: moved } })
  })
  await page.clock.install()
  await visit(page, "/")
  await begin(page)
  await expect(homeTab(page, /^Home, \d of 7 read today$/)).toBeVisible()
  const place = await titleInView(page)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  isOffline = true
  await context.setOffline(true)
  await page.clock.fastForward("24:00:00")
  await expect(homeTab(page, "Home")).toBeVisible()
  expect(await titleInView(page)).toBe(place)
  days = 1
  isOffline = false
  await context.setOffline(false)
  // The tile in view may be one of them, and was looked at all the time.
  await expect(homeTab(page, /^Home, [01] of 7 read today$/)).toBeVisible()
  expect(await titleInView(page)).toBe(place)
  // Where the tile in view is one of the seven it is the first of them.
  const isFirstInView = await mark(page).isVisible()
  await stepOverNext(page)
  expect(await readOn(page, [], 1)).toEqual([isFirstInView ? "Today 2 of 7" : "Today 1 of 7"])
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true)
  // What is read is told meanwhile, and asked for again.
  await page.unrouteAll({ behavior: "ignoreErrors" })
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

async function otherDevice(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await visit(page, "/me")
  return page
}

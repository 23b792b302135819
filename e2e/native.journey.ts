import type { Page } from "@playwright/test"
import { shellOrigin } from "./fake-phone.ts"
import { allTiles, clickAtRest, currentTile, detail, expect, openTile, tab, titleInView } from "./journey.ts"
import { start, test } from "./native-shell.ts"
import { inviter, joinAt, joinSheet, newAddress } from "./people.ts"

const pathOf = (page: Page) => new URL(page.url()).pathname

test("the first tile comes from the phone itself, under a dark status bar on black", async ({
  page,
  phone,
  shell,
  complaints,
}) => {
  await page.context().route(`${shell.server.url}/**`, (route) => route.abort())
  await start(page, phone)
  await expect.poll(() => titleInView(page)).not.toBe("")
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe("rgb(0, 0, 0)")
  await expect.poll(() => phone.optionsOf("StatusBar", "setBackgroundColor")).toEqual([{ color: "#000000" }])
  expect(phone.optionsOf("StatusBar", "setStyle")).toEqual([{ style: "DARK" }])
  // There is no connection: the browser says so of each request, and of nothing else.
  expect(complaints.splice(0).filter((each) => !each.includes("net::ERR_FAILED"))).toEqual([])
})

test("everything that is the server's comes from the server, pictures too", async ({ page, phone, shell }) => {
  await start(page, phone)
  const picture = currentTile(page).locator("picture img").first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${shell.server.url}/media/`)
  await tab(page, "Search").click()
  await expect(page).toHaveURL(`${shellOrigin}/search`)
  await expect(page.getByRole("searchbox")).toBeVisible()
})

test("somebody joins with a bearer that only the phone's own storage keeps, and signs out", { tag: "@core" }, async ({
  page,
  phone,
}) => {
  await start(page, phone)
  await tab(page, "Me").click()
  await joinAt(page, newAddress())
  await expect.poll(() => phone.kept.size).toBe(1)
  const [token = ""] = [...phone.kept.values()]
  expect(token.length).toBeGreaterThan(20)
  const inPage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(inPage).not.toContain(token)

  // The app was killed.
  await start(page, phone)
  await tab(page, "Settings").click()
  const out = page.getByRole("button", { name: "Sign out here" })
  await clickAtRest(out)
  await expect(out).toBeHidden()
  await expect.poll(() => phone.kept.size).toBe(0)
})

test("a link that starts the app opens its page, keeps its invitation, and counts once", async ({
  page,
  phone,
  shell,
}) => {
  const { inviteCode } = await inviter("Ada", shell.server.url)
  const [tile] = await allTiles(page)
  phone.launchUrl = `${shell.server.url}/tiles/${tile?.slug}?invite=${inviteCode}`
  await start(page, phone)
  await expect(detail(page)).toBeVisible()
  expect(page.url()).toBe(`${shellOrigin}/tiles/${tile?.slug}`)
  expect(await page.evaluate(() => localStorage.getItem("cf_referred_by_code"))).toBe(inviteCode)
  // Nothing of ours lies before it: back leads to its section.
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)
  await start(page, phone)
  await expect(detail(page)).toBeHidden()
})

test("a link that is opened meanwhile leads to its path, and back to where one was", async ({ page, phone, shell }) => {
  const { inviteCode } = await inviter("Bob", shell.server.url)
  const tile = (await allTiles(page)).at(-1)
  await start(page, phone)
  await tab(page, "Me").click()
  await expect(page).toHaveURL(`${shellOrigin}/me`)
  await phone.openLink(page, "https://elsewhere.example/tiles/a")
  await phone.openLink(page, `${shell.server.url}/auth/callback/google`)
  expect(pathOf(page)).toBe("/me")
  await phone.openLink(page, `${shell.server.url}/tiles/${tile?.slug}?invite=${inviteCode}`)
  await expect(page).toHaveURL(`${shellOrigin}/tiles/${tile?.slug}`)
  await expect(detail(page).getByRole("heading", { name: tile?.title ?? "" })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("cf_referred_by_code"))).toBe(inviteCode)
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/me`)
  await phone.openLink(page, `${shell.server.url}/search?t=space`)
  await expect(page).toHaveURL(`${shellOrigin}/search?t=space`)
})

test("Android's back closes a sheet, pops tiles, leaves a tab for Home, and at the root leaves the app", async ({
  page,
  phone,
}) => {
  await start(page, phone)
  await openTile(page)
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)
  await expect(detail(page)).toBeHidden()
  await tab(page, "Me").click()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(joinSheet(page)).toBeVisible()
  await phone.pressBack(page)
  await expect(joinSheet(page)).toBeHidden()
  expect(pathOf(page)).toBe("/me")
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)
  expect(phone.optionsOf("App", "minimizeApp")).toEqual([])
  await phone.pressBack(page)
  await expect.poll(() => phone.optionsOf("App", "minimizeApp").length).toBe(1)
  expect(pathOf(page)).toBe("/")
})

test("a like is felt, a tile goes out by the phone's sheet, and foreign links open within the app", async ({
  page,
  phone,
  shell,
}) => {
  await start(page, phone)
  await currentTile(page).getByRole("button", { name: "Like", exact: true }).click()
  await expect.poll(() => phone.optionsOf("Haptics", "impact")).toEqual([{ style: "MEDIUM" }])
  await currentTile(page).getByRole("button", { name: "Share", exact: true }).click()
  await expect.poll(() => phone.optionsOf("Share", "share").length).toBe(1)
  const [shared] = phone.optionsOf("Share", "share")
  expect(String(shared?.["url"])).toMatch(new RegExp(`^${shell.server.url}/tiles/`))
  await openTile(page)
  const source = detail(page).locator('.sources a[target="_blank"]').first()
  await source.scrollIntoViewIfNeeded()
  const href = await source.getAttribute("href")
  await clickAtRest(source)
  await expect.poll(() => phone.optionsOf("Browser", "open")).toMatchObject([{ url: href }])
  expect(page.context().pages()).toHaveLength(1)
})

test("what happens is told with the phone it happened on, and to native analytics by its own door", async ({
  page,
  phone,
}) => {
  const told: { name: string; platform: string; isNative: boolean; device: unknown }[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/analytics-log_events") && request.method() === "POST")
      told.push(...(request.postDataJSON() as { data: { events: typeof told } }).data.events)
  })
  await start(page, phone)
  await tab(page, "Me").click()
  await joinAt(page, newAddress())
  await expect.poll(() => told.filter(({ name }) => name === "create_account").length).toBe(2)
  const accounts = told.filter(({ name }) => name === "create_account")
  expect(accounts.filter(({ isNative }) => isNative)).toHaveLength(1)
  // There are three platforms, and Android is none of them.
  expect(accounts.map(({ platform }) => platform)).toEqual(["unknown", "unknown"])
  expect(accounts[0]?.device).toEqual({
    windowWidth: 390,
    windowHeight: 844,
    device: "Linux",
    homeFeedGesture: "idle",
    hasAndroidSideGestures: true,
  })
})

test("an error report says on which phone it happened, and of whom nothing", async ({ page, phone, complaints }) => {
  await start(page, phone)
  const sent = page.waitForRequest((request) => request.url().endsWith("/errors") && request.method() === "POST")
  await page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError("tile is undefined"))))
  const { events } = (await sent).postDataJSON() as { events: Record<string, unknown>[] }
  expect(events).toMatchObject([
    {
      exceptions: [{ message: "tile is undefined" }],
      metaData: {
        device: { windowWidth: 390, windowHeight: 844, device: "Linux", homeFeedGesture: "idle", platform: "android" },
      },
    },
  ])
  expect(events[0]?.["user"]).toEqual({ id: "[REDACTED]" })
  await expect.poll(() => complaints.splice(0)).toEqual(["TypeError: tile is undefined"])
})

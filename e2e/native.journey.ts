import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { type FakePhone, shellOrigin } from "./fake-phone.ts"
import { allTiles, clickAtRest, currentTile, detail, expect, openTile, tab, titleInView } from "./journey.ts"
import { appId, start, test } from "./native-shell.ts"
import { inviter, joinAt, joinSheet, newAddress } from "./people.ts"

/** A new person is signed in: the phone stores their bearer token, and the settings show their address. */
async function isIn(page: Page, phone: FakePhone, address: string): Promise<void> {
  await expect(joinSheet(page)).toBeHidden()
  await expect.poll(() => phone.kept.size).toBe(1)
  await tab(page, "Settings").click()
  await expect(page.getByRole("region", { name: "Signed in as" }).getByText(address)).toBeVisible()
}

test("joining stores the bearer token in the phone's own storage only, until signing out", { tag: "@core" }, async ({
  page,
  phone,
}) => {
  const address = newAddress()
  await start(page, phone)
  await tab(page, "Me").click()
  await joinAt(page, address)
  await isIn(page, phone, address)
  const [token = ""] = [...phone.kept.values()]
  expect(token.length).toBeGreaterThan(20)
  const inPage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(inPage).not.toContain(token)

  // The app was killed.
  await start(page, phone)
  await isIn(page, phone, address)
  const out = page.getByRole("button", { name: "Sign out here" })
  await clickAtRest(out)
  await expect(out).toBeHidden()
  await expect.poll(() => phone.kept.size).toBe(0)
})

test.describe("on iOS", () => {
  test.use({ system: "ios" })

  test("Apple's sheet signs in, and the person stays signed in after a restart", async ({ page, phone, shell }) => {
    const address = newAddress()
    shell.provider.person = { sub: randomUUID(), email: address, email_verified: "true" }
    phone.answers["AppleSignIn.signIn"] = ({ nonce }) => ({
      data: { idToken: shell.provider.issue({ aud: appId, nonce }) },
    })
    await start(page, phone)
    await tab(page, "Me").click()
    await page.getByRole("button", { name: "Join", exact: true }).click()
    await joinSheet(page).getByRole("button", { name: "Continue with Apple" }).click()
    await isIn(page, phone, address)
    expect(phone.optionsOf("AppleSignIn", "signIn")).toMatchObject([{ scopes: ["EMAIL"] }])
    await start(page, phone)
    await isIn(page, phone, address)
  })
})

test("without a connection the first tile comes from the phone; with one, pictures come from the server", async ({
  page,
  phone,
  shell,
  complaints,
}) => {
  const fromServer = `${shell.server.url}/**`
  await page.context().route(fromServer, (route) => route.abort())
  await start(page, phone)
  await expect.poll(() => titleInView(page)).not.toBe("")
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe("rgb(0, 0, 0)")
  await expect.poll(() => phone.optionsOf("StatusBar", "setBackgroundColor")).toEqual([{ color: "#000000" }])
  expect(phone.optionsOf("StatusBar", "setStyle")).toEqual([{ style: "DARK" }])

  await page.context().unroute(fromServer)
  await start(page, phone)
  // The browser reports each request that failed, and nothing else.
  expect(complaints.splice(0).filter((each) => !each.includes("net::ERR_FAILED"))).toEqual([])
  const picture = currentTile(page).locator("picture img").first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${shell.server.url}/media/`)
})

test("links and tapped notifications open their page, whether the app was closed or open", async ({
  page,
  phone,
  shell,
}) => {
  const { inviteCode } = await inviter("Ada", shell.server.url)
  const [first, ...others] = await allTiles(page)
  const last = others.at(-1)
  phone.launchUrl = `${shell.server.url}/tiles/${first?.slug}?invite=${inviteCode}`
  await start(page, phone)
  await expect(detail(page).getByRole("heading", { name: first?.title ?? "" })).toBeVisible()
  await expect(page).toHaveURL(`${shellOrigin}/tiles/${first?.slug}`)
  expect(await page.evaluate(() => localStorage.getItem("cf_referred_by_code"))).toBe(inviteCode)
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)

  // While the app is open, Back leads to where one was.
  await tab(page, "Me").click()
  await expect(page).toHaveURL(`${shellOrigin}/me`)
  await phone.openLink(page, `${shell.server.url}/tiles/${last?.slug}`)
  await expect(detail(page).getByRole("heading", { name: last?.title ?? "" })).toBeVisible()
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/me`)

  await phone.tap(page, "//evil.example/")
  await phone.tap(page, "/search?t=space")
  await expect(page).toHaveURL(`${shellOrigin}/search?t=space`)

  // The link that started the app before is not opened again.
  phone.tappedPath = `/tiles/${last?.slug}`
  await start(page, phone)
  await expect(page).toHaveURL(`${shellOrigin}/tiles/${last?.slug}`)
  await expect(detail(page).getByRole("heading", { name: last?.title ?? "" })).toBeVisible()
})

test("on Android, likes, sharing and links use the phone, and Back closes one thing at a time", async ({
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

  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)
  await expect(detail(page)).toBeHidden()
  await tab(page, "Me").click()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(joinSheet(page)).toBeVisible()
  await phone.pressBack(page)
  await expect(joinSheet(page)).toBeHidden()
  await expect(page).toHaveURL(`${shellOrigin}/me`)
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)
  expect(phone.optionsOf("App", "minimizeApp")).toEqual([])
  await phone.pressBack(page)
  await expect.poll(() => phone.optionsOf("App", "minimizeApp").length).toBe(1)
  await expect(page).toHaveURL(`${shellOrigin}/`)
})

test("notifications reach the phone under its newest token, and stop when turned off", async ({
  page,
  phone,
  shell,
}) => {
  const here = page.getByRole("switch", { name: /^On this device/ })
  const reached = (token: string) => shell.services.taken.filter((each) => each.token === token)
  const removed: unknown[] = []
  page.on("response", (response) => {
    if (!response.url().endsWith("/notifications-remove_subscription") || response.request().method() !== "POST") return
    if (response.ok()) removed.push((response.request().postDataJSON() as { data: unknown }).data)
  })
  phone.pushToken = "fcm-token:first"
  await start(page, phone)
  await tab(page, "Me").click()
  await joinAt(page, newAddress())
  await tab(page, "Settings").click()
  await here.click()
  await expect(page.getByText("Notifications: on")).toBeVisible()
  await expect.poll(() => reached("fcm-token:first").length).toBe(1)

  // The push service gives out another token at the next start, and the one before is removed.
  phone.pushToken = "fcm-token:second"
  await start(page, phone)
  await expect.poll(() => removed).toEqual([{ endpoint: "fcm:fcm-token:first" }])
  await expect.poll(() => reached("fcm-token:second").length).toBe(1)

  await tab(page, "Settings").click()
  await here.click()
  await expect(page.getByText("Notifications: off", { exact: true })).toBeVisible()
  expect(phone.optionsOf("PushNotifications", "unregister")).toHaveLength(1)
  await expect.poll(() => removed.at(-1)).toEqual({ endpoint: "fcm:fcm-token:second" })
  await start(page, phone)
  await tab(page, "Settings").click()
  await expect(here).not.toBeChecked()
  expect(shell.services.faults).toEqual([])
})

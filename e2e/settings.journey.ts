import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, expect, tab, test, visit } from "./journey.ts"
import { keepsPasskeys, signIn, signUp, whoIsIn } from "./people.ts"

/** Somebody new, on their settings. */
async function settingsOf(page: Page): Promise<string> {
  const address = await signUp(page.request)
  await visit(page, "/settings")
  await expect(page.getByRole("region", { name: "Signed in as" })).toBeVisible()
  return address
}

test("a name and a picture are kept, and stand on the shelf", async ({ page }) => {
  await settingsOf(page)
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("You are Ada Lovelace now")).toBeVisible()
  await expect(page.getByRole("region", { name: "Signed in as" })).toContainText("Ada Lovelace")

  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose a picture" }).click(),
  ])
  await chooser.setFiles({ name: "me.png", mimeType: "image/png", buffer: await page.screenshot() })
  await expect(page.getByText("Your new picture is up")).toBeVisible()
  await tab(page, "Me").click()
  await expect(page.getByRole("heading", { level: 1, name: "Ada Lovelace" })).toBeVisible()
  const picture = page.locator(".shelf-person img")
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  const size = await picture.evaluate((each: HTMLImageElement) => [each.naturalWidth, each.naturalHeight])
  expect(size[0]).toBe(size[1])
  expect(size[0]).toBeLessThanOrEqual(512)
  await noBarriers(page)

  await page.getByRole("link", { name: "Edit profile" }).click()
  await page.getByRole("button", { name: "Remove", exact: true }).click()
  await expect(page.getByText("Picture removed")).toBeVisible()
  expect(await whoIsIn(page.request)).toMatchObject({ name: "Ada Lovelace", picture: null })
})

test("who does not want to be counted is not, here and in their account", async ({ page }) => {
  await settingsOf(page)
  const counted = page.getByRole("switch", { name: /^Count what I do/ })
  await expect(counted).toBeChecked()
  await counted.click()
  await expect(page.getByText("Nothing you do is counted")).toBeVisible()
  await expect(counted).not.toBeChecked()
  expect(await whoIsIn(page.request)).toMatchObject({ analytics: false })
  expect(await page.evaluate(() => localStorage.getItem("cf_analytics_off"))).toBe("1")
})

test("a browser that asks not to be followed is heeded", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }))
  await visit(page, "/settings")
  await expect(page.getByRole("switch", { name: /^Count what I do/ })).toBeDisabled()
  await expect(page.getByText("Your browser asks sites not to follow you")).toBeVisible()
})

test("a passkey is added, renamed and removed", async ({ page }) => {
  await keepsPasskeys(page)
  await settingsOf(page)
  const list = page.getByRole("list", { name: "Your passkeys" })
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await expect(page.getByText("Passkey added")).toBeVisible()
  await expect(list.getByRole("listitem")).toHaveCount(1)
  await noBarriers(page)

  await list.getByRole("button", { name: /^Rename/ }).click()
  const sheet = page.getByRole("dialog", { name: "Rename the passkey" })
  await sheet.getByRole("textbox", { name: "Name" }).fill("Kitchen laptop")
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Save" }).click()
  await expect(sheet).toBeHidden()
  await expect(list.getByText("Kitchen laptop")).toBeVisible()

  await list.getByRole("button", { name: "Remove Kitchen laptop" }).click()
  await page.getByRole("dialog", { name: "Remove this passkey?" }).getByRole("button", { name: "Remove it" }).click()
  await expect(page.getByText("Passkey removed")).toBeVisible()
  await expect(list).toBeHidden()
})

test("another device is listed, and signed out from here", async ({ page, browser }) => {
  const address = await settingsOf(page)
  const elsewhere = await browser.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  await signIn(elsewhere.request, address, { mailCount: 2 })
  await page.reload()
  const devices = page.getByRole("list", { name: "Where you are signed in" })
  await expect(devices.getByRole("listitem")).toHaveCount(2)
  await expect(devices.getByText("This device")).toHaveCount(1)
  await noBarriers(page)
  await devices.getByRole("button", { name: /^Sign out/ }).click()
  await expect(devices.getByRole("listitem")).toHaveCount(1)
  expect(await whoIsIn(elsewhere.request)).toBeNull()
  expect(await whoIsIn(page.request)).not.toBeNull()
  await elsewhere.close()
})

test("everything held about a person comes as one file", async ({ page }) => {
  const address = await settingsOf(page)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^confetti-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await download.path(), "utf8")
  expect(JSON.parse(text)).toMatchObject({ format: "confetti-export", version: 1 })
  expect(text).toContain(address)
})

test("what is tapped before the app is there counts", async ({ page }) => {
  let release = () => undefined as void
  const isReleased = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto("/settings", { waitUntil: "commit" })
  await page
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: "Largest, 150 %" }) })
    .click()
  await page.getByRole("switch", { name: /^A button for every swipe/ }).check()
  release()
  await alive(page)
  await expect(page.locator("html")).toHaveAttribute("data-buttons")
  await expect(page.locator("html")).toHaveCSS("--text-scale", "1.5")
  await page.reload()
  await expect(page.getByRole("radio", { name: "Largest, 150 %" })).toBeChecked()
  await expect(page.getByRole("switch", { name: /^A button for every swipe/ })).toBeChecked()
})

test("nothing moves from under a guest's finger while the settings come alive @both", async ({ page }) => {
  await visit(page, "/settings")
  await expect(page.getByText("Nothing yet. Every tile")).toBeVisible()
  await page.waitForLoadState("networkidle")
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: "layout-shift", buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.01)
})

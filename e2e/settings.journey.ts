import { readFile } from "node:fs/promises"
import { noBarriers } from "./barriers.ts"
import { expect, tab, test, visit } from "./journey.ts"
import { signIn, signUp, whoIsIn } from "./people.ts"

test("a name and a picture are saved, shown on the shelf and part of the export", async ({ page }) => {
  const address = await signUp(page.request)
  await visit(page, "/settings")
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Your name is now Ada Lovelace")).toBeVisible()
  await expect(page.getByRole("region", { name: "Signed in as" })).toContainText("Ada Lovelace")

  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose a picture" }).click(),
  ])
  await chooser.setFiles({ name: "me.png", mimeType: "image/png", buffer: await page.screenshot() })
  await expect(page.getByText("Picture saved")).toBeVisible()
  await tab(page, "Me").click()
  await expect(page.getByRole("heading", { level: 1, name: "Ada Lovelace" })).toBeVisible()
  const picture = page.locator(".shelf-person img")
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  const size = await picture.evaluate((each: HTMLImageElement) => [each.naturalWidth, each.naturalHeight])
  expect(size[0]).toBe(size[1])
  expect(size[0]).toBeLessThanOrEqual(512)
  await noBarriers(page)

  await page.getByRole("link", { name: "Edit profile" }).click()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^confetti-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await download.path(), "utf8")
  expect(JSON.parse(text)).toMatchObject({ format: "confetti-export", version: 1 })
  expect(text).toContain(address)
  expect(text).toContain("Ada Lovelace")

  await page.getByRole("button", { name: "Remove", exact: true }).click()
  await expect(page.getByText("Picture removed")).toBeVisible()
  expect(await whoIsIn(page.request)).toMatchObject({ name: "Ada Lovelace", picture: null })
})

test("another device is listed, and signed out from here", async ({ page, browser }) => {
  const address = await signUp(page.request)
  const elsewhere = await browser.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  await signIn(elsewhere.request, address, { mailCount: 2 })
  await visit(page, "/settings")
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

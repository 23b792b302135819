import type { Page } from "@playwright/test"
import sharp from "sharp"
import { noBarriers } from "./barriers.ts"
import { expect, test as base } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { ownerIn } from "./studio-people.ts"

const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
  server: async ({}, use) => {
    const server = await startOwnServer()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

test.describe.configure({ timeout: 180_000 })

async function openNewTile(page: Page): Promise<void> {
  await ownerIn(page)
  await page.getByRole("button", { name: "New tile" }).click()
  await page.getByLabel("Working title").fill("Bread rises while nobody looks")
  await page.getByRole("button", { name: "Begin", exact: true }).click()
  await expect(page.getByRole("textbox", { name: "Title", exact: true }).first()).toBeVisible()
}

test("text is formed by keys alone, and a link leads nowhere it should not @desk", async ({ page }) => {
  await openNewTile(page)
  const text = page.getByRole("textbox", { name: "Text", exact: true }).first()
  await text.click()
  await page.keyboard.type("Yeast is ")
  await page.keyboard.press("ControlOrMeta+b")
  await page.keyboard.type("alive")
  await expect(text.locator("strong")).toHaveText("alive")
  await page.keyboard.press("Enter")
  await page.keyboard.type("- sugar")
  await page.keyboard.press("Enter")
  await page.keyboard.type("water")
  await expect(text.locator("ul > li")).toHaveText(["sugar", "water"])

  // Alt+F10 leads to the tools, arrows from one to the next, Escape back.
  await page.keyboard.press("Alt+F10")
  await expect(page.getByRole("button", { name: "Strong" }).first()).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("button", { name: "Link", exact: true }).first()).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(text).toBeFocused()

  await page.keyboard.press("Shift+Home")
  await page.keyboard.press("ControlOrMeta+k")
  const sheet = page.getByRole("dialog", { name: "Add a link" })
  await sheet.getByLabel("Leads to").fill("javascript:alert(1)")
  await page.keyboard.press("Enter")
  await expect(sheet.getByRole("alert")).toContainText("begins with https://")
  await sheet.getByLabel("Leads to").fill("example.org/water")
  await page.keyboard.press("Enter")
  await expect(text.locator("a")).toHaveAttribute("href", "https://example.org/water")
  await expect(text).toBeFocused()
})

test("a picture is sent, cropped by its focus, and seen in the preview as it is typed @both", async ({ page }) => {
  await openNewTile(page)
  const preview = page.getByRole("region", { name: "Preview", exact: true })
  // Beside the form there is room for it on a desk alone.
  const isPhone = (page.viewportSize()?.width ?? 0) < 800
  if (isPhone) await page.getByRole("button", { name: "Preview" }).first().click()
  const phone = preview.frameLocator("iframe")
  await expect(phone.getByRole("heading", { name: "Bread rises while nobody looks" })).toBeVisible()

  await preview.getByRole("button", { name: "As a link" }).click()
  await expect(preview.getByRole("figure")).toContainText("Bread rises while nobody looks")
  await preview.getByRole("button", { name: "Cover", exact: true }).click()
  await noBarriers(page)
})

test("the picture of a tile is chosen and cropped by keys @desk", async ({ page }) => {
  await openNewTile(page)
  await page.getByRole("radio", { name: "Use a picture" }).check()
  const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#c04020" } })
    .png()
    .toBuffer()
  await page.locator("input[type=file]").first().setInputFiles({ name: "bread.png", mimeType: "image/png", buffer })
  const point = page.getByRole("slider", { name: "What every crop keeps in sight" })
  await expect(point).toBeVisible()
  await point.focus()
  await page.keyboard.press("Shift+ArrowLeft")
  await expect(point).toHaveAttribute("aria-valuetext", "40 % from the left, 50 % from the top")
  await expect(page.getByRole("list", { name: "In each format" }).locator("img")).toHaveCount(4)

  const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(40 * 1024 * 1024) }
  await page.locator("input[type=file]").first().setInputFiles(large)
  await expect(page.getByText("This picture is 40 MB, and 20 MB is the most.")).toBeVisible()
  await expect(point).toBeVisible()
})

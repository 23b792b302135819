import type { Page } from "@playwright/test"
import sharp from "sharp"
import { noBarriers } from "./barriers.ts"
import { editedTest as test, expect, visit } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save and publish" }).click()
  await expect(page.getByText("Not saved yet.")).toBeHidden()
}

const open = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name }).click()

test("an owner changes the brand, the categories and a page, and readers see each at once @desk", async ({
  page,
  browser,
  owner,
  edited,
}) => {
  const reader = await browser.newPage({ baseURL: edited.url })
  await ownerIn(page, "/studio/brand", owner)
  const name = page.getByLabel("Name", { exact: true })
  await expect(name).toBeDisabled()
  await page.getByRole("button", { name: "Take over" }).click()
  await name.fill("Lantern")
  const preview = page.getByRole("region", { name: "Preview" })
  await expect(preview.getByRole("heading", { name: "Join Lantern" })).toBeVisible()
  const icon = sharp({ create: { width: 600, height: 600, channels: 3, background: "#e06020" } })
  const buffer = await icon.png().toBuffer()
  await page.getByLabel("Picture of the icon").setInputFiles({ name: "icon.png", mimeType: "image/png", buffer })
  await expect(page.getByRole("img", { name: "The icon" })).toHaveAttribute("src", /\/studio\/pictures\//)
  await noBarriers(page)
  await publish(page)
  await visit(reader, "/")
  await expect(reader).toHaveTitle(/Lantern/)
  await expect(reader.locator('link[rel="apple-touch-icon"]')).toHaveAttribute("href", /^\/media\/.*\.png$/)
  await page.getByRole("button", { name: "Back to the file" }).click()
  await page.getByRole("button", { name: "Use the file" }).click()
  await expect(name).toHaveValue("Confetti")

  await open(page, "Categories")
  await page.getByRole("button", { name: "Take over" }).click()
  await page.getByRole("button", { name: "Add a category" }).click()
  const added = page.getByRole("dialog", { name: "New category" })
  await added.getByLabel("Name", { exact: true }).fill("Bread & butter")
  await expect(added.getByLabel("Address")).toHaveValue("bread-butter")
  await added.getByLabel("Emoji").fill("🍞")
  await noBarriers(page)
  await added.getByRole("button", { name: "Add" }).click()
  await expect(page.getByRole("list", { name: "The rail, as readers see it" })).toContainText("Bread & butter")
  await publish(page)
  const { documents } = await (await reader.request.get("/documents/categories")).json()
  expect(documents.at(-1)).toMatchObject({ slug: "bread-butter", emoji: "🍞" })

  await page.goto("/studio/pages/about")
  await page.getByRole("button", { name: "Take over" }).click()
  await page.getByRole("textbox", { name: "Text" }).fill("With a [link](/privacy).\n\n## And a heading")
  const shown = page.getByRole("region", { name: "As readers see it" })
  await expect(shown.getByRole("heading", { name: "And a heading" })).toBeVisible()
  await publish(page)
  await visit(reader, "/about")
  await expect(reader.getByRole("heading", { name: "And a heading" })).toBeVisible()
  await reader.close()
})

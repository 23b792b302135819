import { noBarriers } from "./barriers.ts"
import { choosePicture } from "./choose-picture.ts"
import { editedTest as test, expect } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

test("an editor formats text and crops a picture by keyboard, and the preview shows them @desk", async ({
  page,
  owner,
}) => {
  await ownerIn(page, "/studio", owner)
  await page.getByRole("button", { name: "New tile" }).click()
  await page.getByLabel("Working title").fill("A loaf as it will look")
  await page.getByRole("button", { name: "Create", exact: true }).click()
  const opening = page.getByRole("region", { name: "Opening" })
  const text = opening.getByRole("textbox", { name: "Text", exact: true })
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.type("Yeast is ")
  await expect(text).toHaveText("Yeast is ")
  await page.keyboard.press("ControlOrMeta+b")
  await expect(opening.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.type("alive")
  await expect(text.locator("strong")).toHaveText("alive")
  await page.keyboard.press("Enter")
  await page.keyboard.type("- sugar")
  await page.keyboard.press("Enter")
  await page.keyboard.type("water")
  await expect(text.locator("ul > li")).toHaveText(["sugar", "water"])

  // Alt+F10 leads to the tools, arrows from one to the next, Escape back.
  await page.keyboard.press("Alt+F10")
  await expect(opening.getByRole("button", { name: "Bold" })).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(opening.getByRole("button", { name: "Link", exact: true })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(text).toBeFocused()
  await page.keyboard.press("Shift+Home")
  await page.keyboard.press("ControlOrMeta+k")
  const sheet = page.getByRole("dialog", { name: "Add a link" })
  await sheet.getByLabel("Address").fill("example.org/water")
  await page.keyboard.press("Enter")
  await expect(text.locator("a")).toHaveAttribute("href", "https://example.org/water")
  await expect(text).toBeFocused()

  await choosePicture(page.getByRole("group", { name: "Picture" }))
  const point = page.getByRole("slider", { name: "Focus point" })
  await point.focus()
  await page.keyboard.press("Shift+ArrowLeft")
  await expect(point).toHaveAttribute("aria-valuetext", "40% from the left, 50% from the top")
  await expect(page.getByRole("list", { name: "In each format" }).locator("img")).toHaveCount(4)
  await noBarriers(page)

  const preview = page.getByRole("region", { name: "Preview", exact: true })
  const phone = preview.frameLocator("iframe")
  await expect(phone.getByRole("heading", { name: "A loaf as it will look" })).toBeVisible()
  await preview.getByRole("button", { name: "Story" }).click()
  await expect(phone.getByRole("link", { name: "water" })).toBeVisible()
  await preview.getByRole("button", { name: "As a link" }).click()
  await expect(preview.getByRole("figure")).toContainText("A loaf as it will look")
})

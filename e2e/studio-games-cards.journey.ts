import { noBarriers } from "./barriers.ts"
import { choosePicture } from "./choose-picture.ts"
import { editedTest as test, expect } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

test("an editor decides the word of a day, and adds a post that readers get @desk", async ({
  page,
  owner,
  request,
}) => {
  await ownerIn(page, "/studio/games", owner)
  await page.getByRole("button", { name: "Take over" }).click()
  await expect(page.getByText("Edited in the studio")).toBeVisible()
  const days = page.getByRole("list", { name: "Days" }).getByRole("listitem")
  const tomorrow = days.filter({ has: page.getByRole("heading") }).nth(1)
  await tomorrow.getByRole("button", { name: "WURD" }).click()
  await page.getByRole("button", { name: "Show the puzzle" }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByRole("img")).toHaveAccessibleName(/^[A-Z]{5}$/)
  await noBarriers(page)
  await sheet.getByLabel("Word").fill("abbot")
  await sheet.getByRole("button", { name: "Save", exact: true }).click()
  // A word that another day of the year has is asked about once more.
  const again = sheet.getByRole("button", { name: "Save anyway" })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(sheet).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(tomorrow.getByRole("button", { name: "WURD Chosen" })).toBeFocused()

  await page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name: "Cards" }).click()
  await page.getByRole("button", { name: "Add a post" }).click()
  await sheet.getByLabel("Address").fill("https://www.tiktok.com/@confetti/video/7301234567890123456")
  await sheet.getByLabel("Title").fill("How a candle eats itself")
  await sheet.getByLabel("Until").fill("2040-01-01T00:00")
  await sheet.getByLabel("With a poster").check()
  await choosePicture(sheet)
  await sheet.getByLabel("Description").fill("A candle that burns in front of a red wall.")
  await expect(sheet.getByRole("slider")).toBeVisible()
  const card = sheet.frameLocator("iframe")
  await expect(card.getByRole("heading", { name: "How a candle eats itself" })).toBeVisible()
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Add", exact: true }).click()
  await page.getByRole("button", { name: "Save and publish" }).click()
  const row = page.getByRole("list", { name: "Posts" }).getByRole("listitem").filter({ hasText: "candle" })
  await expect(row.getByText(/Running/)).toBeVisible()
  await expect(row.getByText(/Place \d+/)).toBeVisible()
  expect(await (await request.get("/documents/feedCards")).text()).toContain("How a candle eats itself")
})

import { noBarriers } from "./barriers.ts"
import { expect, test, titleInView, visit } from "./journey.ts"

test("a tile is saved and shared as a picture, with its link", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(navigator, "canShare", { value: () => true })
    Object.defineProperty(navigator, "share", {
      value: async ({ files = [], title, text }: ShareData) => {
        const [file] = files
        const { width, height } = file ? await createImageBitmap(file) : { width: 0, height: 0 }
        shared.push({ name: file?.name, type: file?.type, width, height, title, text })
      },
    })
  })
  await visit(page, "/")
  const title = await titleInView(page)
  await page.keyboard.press("m")
  await page.getByRole("button", { name: "Share as a picture" }).click()
  const sheet = page.getByRole("dialog", { name: "Share as a picture" })
  const share = sheet.getByRole("button", { name: "Share the picture" })
  await expect(share).toBeVisible({ timeout: 30_000 })
  await noBarriers(page)
  const saving = page.waitForEvent("download")
  await sheet.getByRole("button", { name: "Save the picture" }).click()
  expect((await saving).suggestedFilename()).toMatch(/^[a-z0-9-]+\.jpg$/)
  await share.click()
  await expect(sheet).toBeHidden()
  const [sent] = await page.evaluate(() => (globalThis as unknown as { shared: Record<string, unknown>[] }).shared)
  expect(sent).toMatchObject({ type: "image/jpeg", width: 1080, height: 1350, title })
  expect(sent?.["name"]).toMatch(/^[a-z0-9-]+\.jpg$/)
  expect(sent?.["text"]).toMatch(/\/tiles\//)
})

import type { Page } from "@playwright/test"
import sharp from "sharp"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { expect, test as base, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { ownerIn } from "./studio-people.ts"

/** Each journey brands a server of its own. */
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

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save and publish" }).click()
  await expect(page.getByText("Not saved yet.")).toBeHidden()
}

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#e06020" } })
    .png()
    .toBuffer()

test("an owner brands the app, and a reader sees it at once @both", async ({ page, browser, server }) => {
  await ownerIn(page, "/studio/brand")
  await expect(page.getByLabel("Name", { exact: true })).toBeDisabled()
  await noBarriers(page)
  await page.getByRole("button", { name: "Take over" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Lantern")
  await page.getByLabel("Tagline").fill("Small lights for long evenings")
  await page.getByLabel("Hue, in degrees").fill("40")
  const preview = page.getByRole("region", { name: "Preview" })
  await expect(preview.getByRole("heading", { name: "Join Lantern" })).toBeVisible()

  const picture = page.getByLabel("Picture of the icon")
  await picture.setInputFiles({ name: "small.png", mimeType: "image/png", buffer: await square(200) })
  await expect(page.getByText("This one has 200 pixels a side")).toBeVisible()
  await picture.setInputFiles({ name: "icon.png", mimeType: "image/png", buffer: await square(600) })
  await expect(page.getByRole("img", { name: "The icon" })).toHaveAttribute("src", /\/studio\/pictures\//)
  // What was typed outlives the page.
  await page.reload()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Lantern")
  await noBarriers(page)
  await publish(page)

  const reader = await browser.newPage({ baseURL: server.url })
  await visit(reader, "/")
  await expect(reader).toHaveTitle(/Lantern/)
  const icon = await reader.locator('link[rel="apple-touch-icon"]').getAttribute("href")
  expect(icon).toMatch(/^\/media\/[a-z2-7]{20}\.png$/)
  expect((await reader.request.get(icon ?? "")).headers()["content-type"]).toBe("image/png")
  const manifest = await (await reader.request.get("/manifest.webmanifest")).json()
  expect(manifest).toMatchObject({ name: "Lantern", icons: [{ type: "image/png", sizes: "192x192" }, {}, {}] })
  expect(await reader.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--hue"))).toBe("40")
  await reader.close()

  await page.getByLabel("Name", { exact: true }).fill("")
  await page.getByRole("button", { name: "Save and publish" }).click()
  await expect(page.getByText("Nothing was saved: one thing is not right.")).toBeVisible()
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/Is empty/)
  await noBarriers(page)
  await page.getByRole("button", { name: "Discard" }).click()

  await page.getByRole("button", { name: "Back to the file" }).click()
  await page.getByRole("button", { name: "Use the file" }).click()
  await expect(page.getByRole("button", { name: "Take over" })).toBeVisible()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Confetti")
})

test("categories are put in order, given a hue, and added; readers' rail follows @both", async ({
  page,
  browser,
  server,
}) => {
  await ownerIn(page, "/studio/categories")
  await page.getByRole("button", { name: "Take over" }).click()
  const rail = page.getByRole("list", { name: "The rail, as readers see it" }).getByRole("listitem")
  const [first = "", second = ""] = await rail.allInnerTexts()
  const [firstName = "", secondName = ""] = [first, second].map((text) => text.replace(/^\P{L}+/u, ""))
  await page.getByRole("button", { name: `Change ${firstName}`, exact: true }).click()
  const sheet = page.getByRole("dialog", { name: firstName })
  await sheet.getByLabel("Hue, in degrees").fill("200")
  await expect(sheet.getByRole("list", { name: "Contrast" }).getByText("readable").first()).toBeVisible()
  await expect(sheet.getByText(/so it can’t be removed/)).toBeVisible()
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Done" }).click()

  await page.getByRole("button", { name: "Add a category" }).click()
  const added = page.getByRole("dialog", { name: "New category" })
  await added.getByLabel("Name", { exact: true }).fill("Bread & butter")
  await expect(added.getByLabel("Address")).toHaveValue("bread-butter")
  await added.getByLabel("Emoji").fill("🍞")
  await added.getByRole("button", { name: "Add" }).click()
  await expect(rail).toContainText([firstName, secondName, "Bread & butter"].slice(-1))
  await noBarriers(page)
  await publish(page)

  const reader = await browser.newPage({ baseURL: server.url })
  await visit(reader, "/")
  const { documents } = await (await reader.request.get("/documents/categories")).json()
  expect(documents.at(-1)).toMatchObject({ slug: "bread-butter", emoji: "🍞" })
  expect(documents[0]).toMatchObject({ title: firstName, hue: 200 })
  await reader.close()
})

test("two owners change a page at once: the second sees both, and loses neither", async ({
  page,
  browser,
  server,
  complaints,
}) => {
  await ownerIn(page, "/studio/pages/about")
  await page.getByRole("button", { name: "Take over" }).click()
  const text = page.getByRole("textbox", { name: "Text" })
  await text.fill("Mine.\n\n<b>no</b>")
  const shown = page.getByRole("region", { name: "As readers have it" })
  await expect(shown.getByText("Mine.")).toBeVisible()
  await expect(text).toHaveAccessibleDescription(/Line 3:/)
  await noBarriers(page)
  await text.fill("Mine, with a [link](/privacy).\n\n## And a heading")
  await expect(shown.getByRole("heading", { name: "And a heading" })).toBeVisible()

  // On another device: one device would go on with what is not published yet.
  const { cookies } = await page.context().storageState()
  const other = await browser.newPage({ baseURL: server.url, storageState: { cookies, origins: [] } })
  await visit(other, "/studio/pages/about")
  await other.getByLabel("Title").fill("About, by another")
  await publish(other)
  await other.close()

  await page.getByRole("button", { name: "Save and publish" }).click()
  const both = page.getByRole("dialog", { name: "Two versions" })
  await expect(both.getByText("About, by another")).toBeVisible()
  await expect(both.getByText("## And a heading")).toBeVisible()
  await noBarriers(page)
  await both.getByRole("button", { name: "Go on with mine" }).click()
  await publish(page)
  const answer = await (await page.request.get(`${server.url}/about`)).text()
  expect([answer.includes("And a heading"), answer.includes("by another")]).toEqual([true, false])
  expectRefusals(complaints)
})

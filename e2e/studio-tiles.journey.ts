import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { choosePicture } from "./choose-picture.ts"
import { clickAtRest, editedTest as test, expect, visit } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

const titleField = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true }).first()
const isSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible()

async function beginTile(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "New tile" }).click()
  await page.getByLabel("Working title").fill(title)
  await page.getByRole("button", { name: "Create", exact: true }).click()
  await expect(titleField(page)).toHaveValue(title)
}

/** The list of what is missing shrinks above a text as fields are filled in: letters typed before it has the focus go nowhere. */
async function typeInto(text: Locator, words: string): Promise<void> {
  await clickAtRest(text)
  await expect(text).toBeFocused()
  await text.page().keyboard.type(words)
  await expect(text).toHaveText(words)
}

test("a new editor writes a tile and publishes it, and readers have it at once @desk", { tag: "@core" }, async ({
  page,
  owner,
}) => {
  await ownerIn(page, "/studio", owner)
  await beginTile(page, "Bread rises while nobody looks")

  // A missing part leads to its field.
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await noBarriers(page)
  await page
    .getByRole("dialog", { name: "Not ready to publish" })
    .getByRole("button", { name: /^Teaser/ })
    .click()
  const teaser = page.getByRole("textbox", { name: "Teaser" })
  await expect(teaser).toBeFocused()
  await teaser.fill("Yeast eats sugar and breathes out bubbles.")
  await page.getByRole("checkbox", { name: /Kitchen/ }).check()
  await page.getByRole("radio", { name: "Portrait" }).check()
  const picture = page.getByRole("group", { name: "Picture" })
  await choosePicture(picture)
  await expect(picture.getByRole("slider")).toBeVisible()
  await picture.getByLabel("Description").fill("A loaf of bread that fills the whole picture.")
  const opening = page.getByRole("region", { name: "Opening" }).getByRole("textbox", { name: "Text" })
  await typeInto(opening, "It takes an hour, or a night.")
  await page.getByRole("button", { name: "Add a subtile" }).click()
  for (const at of [1, 2, 3]) {
    const subtile = page.getByRole("group", { name: `Subtile ${at}`, exact: true })
    await subtile.getByRole("textbox", { name: "Heading" }).fill(`What happens ${at}`)
    await typeInto(subtile.getByRole("textbox", { name: "Text" }), `The words of part ${at}.`)
  }
  await page.getByRole("button", { name: "Add a source" }).click()
  const source = page.getByRole("group", { name: "Source 1" })
  await source.getByRole("textbox", { name: "Title" }).fill("On bread")
  await source.getByRole("textbox", { name: "Author" }).fill("A Baker")
  await expect(page.getByText("Ready to publish.")).toBeVisible()
  await isSaved(page)
  await noBarriers(page)

  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByRole("button", { name: "Publish now" }).click()
  await expect(page.getByText("Published", { exact: true })).toBeVisible()
  await visit(page, "/tiles/bread-rises-while-nobody-looks")
  await expect(page.getByRole("heading", { name: "Bread rises while nobody looks" }).first()).toBeVisible()
  await visit(page, "/search?t=kitchen&q=nobody%20looks")
  await expect(page.locator(".results").getByText("Bread rises while nobody looks").first()).toBeVisible()
})

test("what an editor types is not lost offline, nor in a second tab of the same tile @desk", async ({
  page,
  owner,
  context,
  complaints,
}) => {
  await ownerIn(page, "/studio", owner)
  await beginTile(page, "Ink outlives its pen")
  await isSaved(page)
  const { pathname } = new URL(page.url())
  await context.setOffline(true)
  await titleField(page).fill("Written on a train, in a tunnel")
  await expect(page.getByText("Offline. Saved on this device").first()).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const first = await context.newPage()
  await visit(first, pathname)
  await expect(titleField(first)).toHaveValue("Written on a train, in a tunnel")
  await expect(first.getByRole("region", { name: "Restored" })).toBeVisible()
  await isSaved(first)

  const second = await context.newPage()
  await visit(second, pathname)
  await expect(titleField(second)).toHaveValue("Written on a train, in a tunnel")
  await titleField(first).fill("What the first tab wrote")
  await isSaved(first)
  await titleField(second).fill("What the second tab wrote")
  await second.getByRole("textbox", { name: "Teaser" }).fill("Only the second tab has a teaser.")
  const conflict = second.getByRole("region", { name: /has changed this tile/ })
  const title = conflict.getByRole("group", { name: /^Title/ })
  await expect(title.getByText("What the first tab wrote")).toBeVisible()
  await noBarriers(second)
  await title.getByRole("radio", { name: /Their version/ }).check()
  await conflict.getByRole("button", { name: "Continue with this version" }).click()
  await expect(titleField(second)).toHaveValue("What the first tab wrote")
  await expect(second.getByRole("textbox", { name: "Teaser" })).toHaveValue("Only the second tab has a teaser.")
  await isSaved(second)

  await second.getByRole("button", { name: "More", exact: true }).click()
  await second.getByRole("button", { name: "Revisions" }).click()
  await second.getByRole("button", { name: /Conflicting version/ }).click()
  await second.getByRole("button", { name: "Restore this revision" }).click()
  await expect(titleField(second)).toHaveValue("What the second tab wrote")
  // Requests that could not be made, and a save that was refused.
  complaints.splice(0)
})

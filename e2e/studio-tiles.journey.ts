import { readFileSync } from "node:fs"
import type { Locator, Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { clickAtRest, expect, editedTest as test, visit } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 180_000 })

/** Begins a tile, and waits for its form. */
async function beginTile(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "New tile" }).click()
  await page.getByLabel("Working title").fill(title)
  await page.getByRole("button", { name: "Begin", exact: true }).click()
  await expect(titleField(page)).toHaveValue(title)
}

const titleField = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true }).first()
const isSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible()

/** The list of what is missing shrinks above it as fields are filled in: letters typed before it has the focus go nowhere. */
async function typeInto(text: Locator, words: string): Promise<void> {
  await clickAtRest(text)
  await expect(text).toBeFocused()
  await text.page().keyboard.type(words)
  await expect(text).toHaveText(words)
}

async function writeSubtile(page: Page, at: number): Promise<void> {
  const card = page.getByRole("group", { name: `Subtile ${at}`, exact: true })
  await card.getByRole("textbox", { name: "Heading" }).fill(`What happens ${at}`)
  await typeInto(card.getByRole("textbox", { name: "Text" }), `The words of part ${at}.`)
}

test("a new editor writes a tile with five subtiles and publishes it; readers have it at once @both", {
  tag: "@core",
}, async ({ page, owner }) => {
  await ownerIn(page, "/studio", owner)
  await noBarriers(page)
  await beginTile(page, "Bread rises while nobody looks")
  await noBarriers(page)

  // What is missing is said from the start, and leads to its field.
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  const notYet = page.getByRole("dialog", { name: "Not yet" })
  await notYet.getByRole("button", { name: /^Teaser/ }).click()
  const teaser = page.getByRole("textbox", { name: "Teaser" })
  await expect(teaser).toBeFocused()
  await teaser.fill("Yeast eats sugar and breathes out bubbles.")
  await page.getByRole("checkbox", { name: /Kitchen/ }).check()
  await page.getByRole("radio", { name: "Portrait" }).check()
  await drawPicture(page)
  const opening = page.getByRole("region", { name: "Opening" }).getByRole("textbox", { name: "Text" })
  await typeInto(opening, "It takes an hour, or a night.")

  for (const at of [3, 4, 5]) {
    await page.getByRole("button", { name: "Add a subtile" }).click()
    await expect(page.getByRole("group", { name: `Subtile ${at}`, exact: true })).toBeVisible()
  }
  for (const at of [1, 2, 3, 4, 5]) await writeSubtile(page, at)

  // What is removed by mistake comes back where it was.
  await page.getByRole("button", { name: "Remove What happens 3" }).click()
  await page.getByRole("button", { name: "Put it back" }).click()
  await expect(
    page.getByRole("group", { name: "Subtile 3", exact: true }).getByRole("textbox", { name: "Heading" }),
  ).toHaveValue("What happens 3")

  await page.getByRole("button", { name: "Add a source" }).click()
  const source = page.getByRole("group", { name: "Source 1" })
  await source.getByRole("textbox", { name: "Title" }).fill("On bread")
  await source.getByRole("textbox", { name: "By whom" }).fill("A Baker")

  await expect(page.getByText("Nothing stands in the way of publishing.")).toBeVisible()
  await isSaved(page)
  await noBarriers(page)

  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await noBarriers(page)
  await page.getByRole("button", { name: "Publish now" }).click()
  await expect(page.getByText("Published", { exact: true })).toBeVisible()

  await visit(page, "/tiles/bread-rises-while-nobody-looks")
  await expect(page.getByRole("heading", { name: "Bread rises while nobody looks" }).first()).toBeVisible()
  await visit(page, "/search?t=kitchen&q=nobody%20looks")
  await expect(page.locator(".results").getByText("Bread rises while nobody looks").first()).toBeVisible()
})

test("two tabs of one tile: neither version is lost, and the editor chooses part by part", async ({
  page,
  owner,
  context,
  complaints,
}) => {
  await ownerIn(page, "/studio", owner)
  await beginTile(page, "Salt keeps its secrets")
  await isSaved(page)
  const other = await context.newPage()
  await visit(other, new URL(page.url()).pathname)
  await expect(titleField(other)).toHaveValue("Salt keeps its secrets")

  await titleField(page).fill("What the first tab wrote")
  await isSaved(page)
  await titleField(other).fill("What the second tab wrote")
  await other.getByRole("textbox", { name: "Teaser" }).fill("Only the second tab has a teaser.")

  // Who comes second is refused, and browsers say so.
  const conflict = other.getByRole("region", { name: /changed this tile meanwhile/ })
  await expect(conflict).toBeVisible()
  const title = conflict.getByRole("group", { name: /^Title/ })
  await expect(title.getByText("What the first tab wrote")).toBeVisible()
  await expect(title.getByText("What the second tab wrote")).toBeVisible()
  await noBarriers(other)
  await title.getByRole("radio", { name: /Theirs/ }).check()
  await conflict.getByRole("button", { name: "Go on with this" }).click()
  await expect(titleField(other)).toHaveValue("What the first tab wrote")
  await expect(other.getByRole("textbox", { name: "Teaser" })).toHaveValue("Only the second tab has a teaser.")
  await isSaved(other)

  // What was not chosen is among the revisions, and can be brought back.
  await other.getByRole("button", { name: "More", exact: true }).click()
  await other.getByRole("button", { name: "Revisions" }).click()
  await other.getByRole("button", { name: /Came second/ }).click()
  await expect(other.getByRole("dialog").getByText("second", { exact: false }).first()).toBeVisible()
  await noBarriers(other)
  await other.getByRole("button", { name: "Restore this one" }).click()
  await expect(titleField(other)).toHaveValue("What the second tab wrote")
  expectRefusals(complaints)
})

test("what is typed without a connection survives the page, and is saved when there is one", async ({
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
  await expect(page.getByText("Offline. Kept on this device").first()).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await visit(next, pathname)
  await expect(titleField(next)).toHaveValue("Written on a train, in a tunnel")
  await expect(next.getByRole("region", { name: "Restored" })).toBeVisible()
  await isSaved(next)
  await noBarriers(next)
  await next.reload()
  await expect(titleField(next)).toHaveValue("Written on a train, in a tunnel")
  await expect(next.getByRole("region", { name: "Restored" })).toBeHidden()
  // Requests that could not be made.
  complaints.splice(0)
})

test("what is typed when the session ends elsewhere is there for the same editor again", async ({
  page,
  owner,
  context,
  complaints,
}) => {
  await ownerIn(page, "/studio", owner)
  await beginTile(page, "Silk is stronger than it looks")
  await isSaved(page)
  await context.setOffline(true)
  await titleField(page).fill("Silk is stronger than it lo")
  await expect(page.getByText("Offline. Kept on this device").first()).toBeVisible()
  // A device that was given away, say: every session is ended from another one.
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.post("/auth/sign-out", { headers, data: {} })).status()).toBe(200)
  await context.setOffline(false)
  await expect(page.getByRole("heading", { name: "The studio", level: 1 })).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await expect(titleField(page)).toHaveValue("Silk is stronger than it lo")
  await expect(page.getByRole("region", { name: "Restored" })).toBeVisible()
  await isSaved(page)
  // Requests that could not be made, and those that were refused.
  complaints.splice(0)
})

test("a tile from a file says so, and is edited once it is taken over", async ({ page, owner, edited }) => {
  await ownerIn(page, "/studio", owner)
  const [path = ""] = edited.pack.tiles
  const [, title = ""] = /^title: ["']?(.*?)["']?$/m.exec(readFileSync(path, "utf8")) ?? []
  await page.getByRole("searchbox", { name: "Search by title or address" }).fill(title)
  await expect(page.getByRole("list", { name: "Tiles" }).getByRole("listitem")).toHaveCount(1)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole("link", { name: title }).click()
  await expect(page.getByText(path.slice(edited.pack.dir.length + 1))).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Take over to edit" }).click()
  await titleField(page).fill(`${title} indeed`)
  await isSaved(page)
  await expect(page.getByText("Changes not published")).toBeVisible()
  await page.getByRole("button", { name: "Publish changes" }).click()
  await page.getByRole("button", { name: "Publish them now" }).click()
  await expect(page.getByText("Changes not published")).toBeHidden()
  await page.goBack()
  await expect(page.getByRole("heading", { name: "Tiles", level: 1 })).toBeVisible()
})

/** A recipe is chosen from the start: what it shows is still to be said. */
async function drawPicture(page: Page): Promise<void> {
  const picture = page.getByRole("group", { name: "Picture" })
  await picture.getByLabel("Emoji").fill("🍞")
  await picture.getByLabel("What is seen in it").fill("A loaf of bread inside three thin orbits.")
}

import { readFileSync } from "node:fs"
import { basename } from "node:path"
import type { FrameLocator, Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { noBarriers } from "./barriers.ts"
import { clickAtRest, detail, expect, editedTest as test, visit } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 180_000 })

const opening = (page: Page) => page.getByRole("region", { name: "Opening" })
const isSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible()

/** The draft as readers would have it. Beside the text there is room for it on a desk alone. */
async function storyInPreview(page: Page): Promise<FrameLocator> {
  const preview = page.getByRole("region", { name: "Preview", exact: true })
  const isPhone = (page.viewportSize()?.width ?? 0) < 800
  if (isPhone) await page.getByRole("button", { name: "Preview" }).first().click()
  await preview.getByRole("button", { name: "Story" }).click()
  return preview.frameLocator("iframe")
}

async function openNewTile(page: Page, owner: string): Promise<void> {
  await ownerIn(page, "/studio", owner)
  await page.getByRole("button", { name: "New tile" }).click()
  await page.getByLabel("Working title").fill("A loaf, block by block")
  await page.getByRole("button", { name: "Begin", exact: true }).click()
  const text = opening(page).getByRole("textbox", { name: "Text", exact: true })
  await clickAtRest(text)
  await expect(text).toBeFocused()
  await page.keyboard.type("It takes an hour, or a night.")
}

test("an editor asks a question by its form, finds it again, and changes it @both", async ({ page, owner }) => {
  await openNewTile(page, owner)
  const text = opening(page).getByRole("textbox", { name: "Text", exact: true })
  const yaml = opening(page).getByRole("textbox", { name: "Self-test, as YAML" })

  // Thought better of, it leaves nothing behind.
  await opening(page).getByRole("button", { name: "Self-test" }).click()
  const form = page.getByRole("dialog", { name: "New: Self-test" })
  await expect(form.getByLabel("Question")).toBeFocused()
  await form.getByLabel("Question").fill("Never mind")
  await page.keyboard.press("Escape")
  await expect(form).toBeHidden()
  await expect(text).toBeFocused()
  await expect(yaml).toBeHidden()

  await opening(page).getByRole("button", { name: "Self-test" }).click()
  await form.getByLabel("Question").fill("What lifts it: the yeast?")
  await form.getByRole("textbox", { name: "Option 1" }).fill("Bubbles")
  await form.getByRole("textbox", { name: "Option 2" }).fill("- Steam")
  await form.getByRole("button", { name: "Add" }).click()

  // What is missing is said where it is missing, and the focus is there.
  await expect(form.getByText("Mark the option that is right.")).toBeVisible()
  await expect(form.getByRole("radio", { name: "Option 1 is right" })).toBeFocused()
  await noBarriers(page)
  await form.getByRole("radio", { name: "Option 1 is right" }).check()
  await form.getByLabel("Why").fill("Yeast breathes out.")
  await page.keyboard.press("Enter")
  await page.keyboard.type("It eats sugar.")
  await form.getByRole("button", { name: "Add" }).click()
  await expect(form).toBeHidden()
  await expect(text).toBeFocused()
  await expect(yaml).toHaveValue(
    'question: "What lifts it: the yeast?"\noptions:\n  - Bubbles\n  - "- Steam"\nright: Bubbles\nwhy: Yeast breathes out. It eats sugar.',
  )
  await isSaved(page)

  await page.reload()
  await opening(page).getByRole("button", { name: "Edit Self-test" }).click()
  const again = page.getByRole("dialog", { name: "Self-test" })
  await expect(again.getByRole("radio", { name: "Option 1 is right" })).toBeChecked()
  await expect(again.getByRole("textbox", { name: "Option 2" })).toHaveValue("- Steam")
  await again.getByRole("textbox", { name: "Option 1" }).fill("Bubbles of gas")
  await again.getByRole("button", { name: "Save" }).click()
  await expect(opening(page).getByRole("button", { name: "Edit Self-test" })).toBeFocused()
  await expect(yaml).toHaveValue(/right: Bubbles of gas/)

  // One step back is the block as it was.
  await opening(page).getByRole("button", { name: "Undo" }).click()
  await expect(yaml).toHaveValue(/right: Bubbles\n/)
  await opening(page).getByRole("button", { name: "Redo" }).click()
  await isSaved(page)

  // Readers get it as it was filled in.
  const story = await storyInPreview(page)
  await expect(story.getByText("What lifts it: the yeast?")).toBeVisible()
  await expect(story.getByText("Bubbles of gas").first()).toBeVisible()
})

test("what a form does not know stays as it is written", async ({ page, owner }) => {
  await openNewTile(page, owner)
  await opening(page).getByRole("button", { name: "Another tile" }).click()
  const form = page.getByRole("dialog", { name: "New: Another tile" })
  await form.getByLabel("Tile", { exact: true }).fill("https://example.org/tiles/umami-broth")
  await page.keyboard.press("Enter")
  const yaml = opening(page).getByRole("textbox", { name: "Another tile, as YAML" })
  await expect(yaml).toHaveValue("tile: umami-broth")
  await yaml.fill("tile: umami-broth # or bread")
  await opening(page).getByRole("button", { name: "Edit Another tile" }).click()
  const refusal = page.getByRole("dialog", { name: "Another tile" })
  await expect(refusal.getByText(/It has a comment/)).toBeVisible()
  await noBarriers(page)
  await refusal.getByRole("button", { name: "Back to the text" }).click()
  await expect(opening(page).getByRole("button", { name: "Edit Another tile" })).toBeFocused()
  await expect(yaml).toHaveValue("tile: umami-broth # or bread")
})

test("an editor fills in a long scroll in any order, and sees it in its own @both", async ({ page, owner }) => {
  await openNewTile(page, owner)
  await opening(page).getByRole("button", { name: "Long scroll" }).click()
  const form = page.getByRole("dialog", { name: "New: Long scroll" })
  await expect(form.getByLabel("Title")).toBeFocused()
  await form.getByLabel("Title").fill("Down into the loaf")
  const rows = [
    ["0", "The crust"],
    ["90", "The tin"],
    ["45", "The middle"],
  ] as const
  for (const [at, [value, label]] of rows.entries()) {
    await form.getByRole("textbox", { name: `Value ${at + 1}` }).fill(value)
    await form.getByRole("textbox", { name: `Label ${at + 1}` }).fill(label)
  }
  await form.getByRole("button", { name: "Add", exact: true }).click()
  await expect(form).toBeHidden()
  await expect(opening(page).getByRole("textbox", { name: "Long scroll, as YAML" })).toHaveValue(
    /label: The crust[^]*label: The middle[^]*label: The tin/,
  )
  await isSaved(page)
  const story = await storyInPreview(page)
  await expect(story.getByText("Down into the loaf")).toBeVisible()
  await expect(story.getByText("The middle")).toBeVisible()
})

/** Chooses a picture of this size in a form, as if it were the editor's own. */
async function send(side: Locator, width: number, height: number, background: string): Promise<void> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  await side.locator("input[type=file]").setInputFiles({ name: "hill.png", mimeType: "image/png", buffer })
}

const alts = ["A bare hill under low clouds.", "The same hill with a wood on it."] as const

/** Both pictures are there, and not only their ghosts. */
async function seesBoth(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded()
  for (const name of alts) {
    const picture = figure.getByRole("img", { name })
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  }
}

test("an editor sends two pictures to compare, and readers have the pair @both", async ({ page, owner, edited }) => {
  const [, path = ""] = edited.pack.tiles
  const [, title = ""] = /^title: ["']?(.*?)["']?$/m.exec(readFileSync(path, "utf8")) ?? []
  await ownerIn(page, "/studio", owner)
  await page.getByRole("searchbox", { name: "Search by title or address" }).fill(title)
  await page.getByRole("link", { name: title }).click()
  await page.getByRole("button", { name: "Take over to edit" }).click()

  await opening(page).getByRole("button", { name: "Two pictures" }).click()
  const form = page.getByRole("dialog", { name: "New: Two pictures" })
  const left = form.getByRole("group", { name: "Before, on the left" })
  const right = form.getByRole("group", { name: "After, on the right" })
  await expect(left.getByRole("button", { name: "Choose a picture" })).toBeFocused()
  await send(left, 600, 400, "#604020")
  await left.getByLabel("What is seen in it").fill(alts[0])
  await left.getByLabel("Label").fill("1900")
  await send(right, 400, 400, "#206040")
  await right.getByLabel("What is seen in it").fill(alts[1])
  await right.getByLabel("Label").fill("2000")
  await form.getByLabel("Caption").fill("One hill, a century apart.")
  for (const [side, alt] of [
    [left, alts[0]],
    [right, alts[1]],
  ] as const)
    await expect(side.getByRole("img", { name: alt })).toBeVisible()

  // What does not fit is said where it stands, and another one takes its place.
  await form.getByRole("button", { name: "Add" }).click()
  await expect(right.getByText(/Cut both to one shape/)).toBeVisible()
  await expect(right.getByRole("button", { name: "Choose another picture" })).toBeFocused()
  await noBarriers(page)
  await send(right, 900, 600, "#206040")
  await expect(right.getByText(/Cut both to one shape/)).toBeHidden()
  await form.getByRole("button", { name: "Add" }).click()
  await expect(form).toBeHidden()
  await expect(opening(page).getByRole("textbox", { name: "Two pictures, as YAML" })).toHaveValue(
    /^before:\n {2}picture: /,
  )
  await isSaved(page)

  // A draft's pair is seen before anybody else has it.
  const story = await storyInPreview(page)
  await seesBoth(story.getByRole("figure").filter({ hasText: "One hill, a century apart." }))

  await page.getByRole("button", { name: "Publish changes" }).click()
  await page.getByRole("button", { name: "Publish them now" }).click()
  await expect(page.getByText("Changes not published")).toBeHidden()

  await visit(page, `/tiles/${basename(path, ".md")}`)
  const figure = detail(page).getByRole("figure").filter({ hasText: "One hill, a century apart." })
  await seesBoth(figure)
  await figure.getByRole("slider", { name: "Divider between “1900” and “2000”" }).focus()
  await page.keyboard.press("End")
  await expect(figure.getByRole("slider")).toHaveAttribute("aria-valuetext", "100 % 1900, 0 % 2000")
})

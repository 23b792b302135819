import { readFileSync } from "node:fs"
import { basename } from "node:path"
import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { choosePicture } from "./choose-picture.ts"
import { clickAtRest, detail, editedTest as test, expect, visit } from "./journey.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

const isSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible()

async function describePicture(side: Locator, background: string, alt: string): Promise<void> {
  await choosePicture(side, background)
  await side.getByLabel("Description").fill(alt)
  await expect(side.getByRole("img", { name: alt })).toBeVisible()
}

test("an editor takes over a tile from a file, adds a question and two pictures by forms, and readers get them @desk", async ({
  page,
  owner,
  edited,
}) => {
  const [, path = ""] = edited.pack.tiles
  const [, title = ""] = /^title: ["']?(.*?)["']?$/m.exec(readFileSync(path, "utf8")) ?? []
  await ownerIn(page, "/studio", owner)
  await page.getByRole("searchbox", { name: "Search by title or address" }).fill(title)
  await page.getByRole("link", { name: title }).click()
  await expect(page.getByText(path.slice(edited.pack.dir.length + 1))).toBeVisible()
  await page.getByRole("button", { name: "Take over to edit" }).click()

  const opening = page.getByRole("region", { name: "Opening" })
  const text = opening.getByRole("textbox", { name: "Text", exact: true })
  const yaml = opening.getByRole("textbox", { name: "Self-test, as YAML" })
  await clickAtRest(text)
  await opening.getByRole("button", { name: "Self-test" }).click()
  const form = page.getByRole("dialog", { name: "New: Self-test" })
  await expect(form.getByLabel("Question")).toBeFocused()
  await form.getByLabel("Question").fill("What lifts it: the yeast?")
  await form.getByRole("textbox", { name: "Option 1" }).fill("Bubbles")
  await form.getByRole("textbox", { name: "Option 2" }).fill("Steam")
  await form.getByRole("button", { name: "Add" }).click()
  await expect(form.getByText("Mark the option that is right.")).toBeVisible()
  await expect(form.getByRole("radio", { name: "Option 1 is right" })).toBeFocused()
  await noBarriers(page)
  await form.getByRole("radio", { name: "Option 1 is right" }).check()
  await form.getByLabel("Why").fill("Yeast breathes out.")
  await form.getByRole("button", { name: "Add" }).click()
  await expect(form).toBeHidden()
  await expect(text).toBeFocused()
  await expect(yaml).toHaveValue(/right: Bubbles\n/)

  await opening.getByRole("button", { name: "Edit Self-test" }).click()
  const again = page.getByRole("dialog", { name: "Self-test" })
  await again.getByRole("textbox", { name: "Option 1" }).fill("Bubbles of gas")
  await again.getByRole("button", { name: "Save" }).click()
  await expect(opening.getByRole("button", { name: "Edit Self-test" })).toBeFocused()
  await expect(yaml).toHaveValue(/right: Bubbles of gas/)
  await opening.getByRole("button", { name: "Undo" }).click()
  await expect(yaml).toHaveValue(/right: Bubbles\n/)

  await opening.getByRole("button", { name: "Two pictures" }).click()
  const pair = page.getByRole("dialog", { name: "New: Two pictures" })
  const alts = ["A bare hill under low clouds.", "The same hill with a wood on it."] as const
  const left = pair.getByRole("group", { name: "Before, on the left" })
  const right = pair.getByRole("group", { name: "After, on the right" })
  await describePicture(left, "#604020", alts[0])
  await left.getByLabel("Label").fill("1900")
  await describePicture(right, "#206040", alts[1])
  await right.getByLabel("Label").fill("2000")
  await pair.getByLabel("Caption").fill("One hill, a century apart.")
  await noBarriers(page)
  await pair.getByRole("button", { name: "Add" }).click()
  await expect(pair).toBeHidden()
  await isSaved(page)

  await page.getByRole("button", { name: "Publish changes" }).click()
  await page.getByRole("button", { name: "Publish changes now" }).click()
  await expect(page.getByText("Changes not published")).toBeHidden()
  await visit(page, `/tiles/${basename(path, ".md")}`)
  await expect(detail(page).getByText("What lifts it: the yeast?")).toBeVisible()
  const figure = detail(page).getByRole("figure").filter({ hasText: "One hill, a century apart." })
  await figure.scrollIntoViewIfNeeded()
  for (const name of alts) {
    const picture = figure.getByRole("img", { name })
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  }
})

import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { giveVoice, voiceOf } from "./fake-voice.ts"
import { back, detail, expect, openTile, test, titleInView, visit } from "./journey.ts"

const spoken = (page: Page) => page.locator("[data-spoken]")

const isInView = (page: Page) =>
  spoken(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

/** Whether the paragraph being read lies below what is visible while the story is at its top. */
const isBelowTheFold = (page: Page) =>
  spoken(page).evaluate((element) => {
    const scrolled = element.closest(".tile-screen")?.scrollTop ?? 0
    return element.getBoundingClientRect().top + scrolled > innerHeight
  })

test("a story is read aloud with its paragraph marked and in view, and then the next story", async ({ page }) => {
  await giveVoice(page)
  const voice = voiceOf(page)
  await visit(page, "/")
  const title = await titleInView(page)
  await openTile(page)
  await detail(page).getByRole("button", { name: "Listen" }).click()
  await expect(spoken(page)).toHaveText(title)
  expect(await voice.last()).toBe(title)
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title)
  await noBarriers(page)

  while (!(await isBelowTheFold(page))) await voice.finish()
  await expect(spoken(page)).toContainText((await voice.last()).slice(0, 20))
  await expect.poll(() => isInView(page)).toBe(true)

  const bar = page.getByRole("region", { name: "Listening" })
  const line = await voice.last()
  await bar.getByRole("button", { name: "Pause" }).click()
  expect(await voice.waiting()).toBe(0)
  await bar.getByRole("button", { name: "Play" }).click()
  expect(await voice.last()).toBe(line)

  await bar.getByRole("combobox", { name: "Speed" }).selectOption("1.5×")
  await bar.getByRole("switch", { name: "Keep going to the next tile" }).check()
  await voice.finishAll()
  const heading = detail(page).getByRole("heading", { level: 1 })
  await expect(heading).not.toHaveText(title)
  const next = (await heading.textContent()) ?? ""
  await expect(spoken(page)).toHaveText(next)
  expect((await voice.said()).at(-1)).toEqual([next, 1.5])

  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => voice.waiting()).toBe(0)
})

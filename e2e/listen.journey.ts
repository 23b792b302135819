import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { giveVoice, voiceOf } from "./fake-voice.ts"
import { alive, back, detail, expect, idle, openTile, test, titleInView, visit } from "./journey.ts"

const spoken = (page: Page) => page.locator("[data-spoken]")

const isInView = (page: Page) =>
  spoken(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

/** Whether what is read lies below what one sees of the story at its top. */
const isBelowTheFold = (page: Page) =>
  spoken(page).evaluate((element) => {
    const scrolled = element.closest(".tile-screen")?.scrollTop ?? 0
    return element.getBoundingClientRect().top + scrolled > innerHeight
  })

test("a story is read aloud, with what is read marked and in view", async ({ page }) => {
  await giveVoice(page)
  const voice = voiceOf(page)
  await visit(page, "/")
  const title = await titleInView(page)
  await openTile(page)
  await detail(page).getByRole("button", { name: "Listen" }).click()
  await expect(spoken(page)).toHaveText(title)
  expect(await voice.last()).toBe(title)
  const bar = page.getByRole("region", { name: "Listening" })
  await noBarriers(page)
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title)

  while (!(await isBelowTheFold(page))) await voice.finish()
  await expect(spoken(page)).toContainText((await voice.last()).slice(0, 20))
  await expect.poll(() => isInView(page)).toBe(true)

  // Silent while it is paused; then the same line again.
  await bar.getByRole("button", { name: "Pause" }).click()
  expect(await voice.waiting()).toBe(0)
  const line = await voice.last()
  await bar.getByRole("button", { name: "Play" }).click()
  expect(await voice.last()).toBe(line)

  // Who looks elsewhere is left there, until they step.
  await page.locator(".tile-screen").evaluate((screen) => {
    const over = new Promise((done) => screen.addEventListener("scrollend", done, { once: true }))
    screen.scrollTo({ top: 0, behavior: "instant" })
    return over
  })
  await voice.finish()
  await voice.finish()
  expect(await page.locator(".tile-screen").evaluate((screen) => screen.scrollTop)).toBe(0)
  await bar.getByRole("button", { name: "On a paragraph" }).click()
  await expect.poll(() => isInView(page)).toBe(true)

  await bar.getByRole("button", { name: "Stop listening" }).click()
  await expect(bar).toBeHidden()
  await expect(spoken(page)).toHaveCount(0)
  expect(await voice.waiting()).toBe(0)
})

test("it goes on to the next tile where that is wanted, at the speed that was chosen, and stops with the story", async ({
  page,
}) => {
  await giveVoice(page)
  const voice = voiceOf(page)
  await visit(page, "/")
  const first = await titleInView(page)
  await openTile(page)
  await expect(detail(page).getByRole("button", { name: "Listen" })).toBeVisible()
  await idle(page)
  await page.keyboard.press("r")
  const bar = page.getByRole("region", { name: "Listening" })
  await bar.getByRole("combobox", { name: "Speed" }).selectOption("1.5×")
  await bar.getByRole("switch", { name: "Keep going to the next tile" }).check()
  const heading = detail(page).getByRole("heading", { level: 1 })
  await voice.finishAll()
  await expect(heading).not.toHaveText(first)
  const next = (await heading.textContent()) ?? ""
  await expect(spoken(page)).toHaveText(next)
  expect((await voice.said()).at(-1)).toEqual([next, 1.5])

  await page.reload()
  await alive(page)
  await expect(heading).toHaveText(next)
  // Nothing speaks by itself.
  await detail(page).getByRole("button", { name: "Listen" }).click()
  await expect.poll(() => voice.said()).toEqual([[next, 1.5]])
  await expect(bar.getByRole("switch", { name: "Keep going to the next tile" })).toBeChecked()
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => voice.waiting()).toBe(0)
})

test("a device without a voice for the language has no button", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(speechSynthesis, "getVoices", { value: () => [] }))
  await visit(page, "/")
  await openTile(page)
  await expect(detail(page).getByRole("button", { name: "Share" }).first()).toBeVisible()
  await expect(detail(page).getByRole("button", { name: "Listen" })).toHaveCount(0)
})

import { randomBytes } from "node:crypto"
import type { QuizPlay } from "@confetti/contract/games"
import type { APIRequestContext, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { allTiles, expect, test, visit } from "./journey.ts"
import { getIn, newAddress } from "./people.ts"
import { zone } from "./zone.ts"

const letters = ["a", "b", "c", "d"] as const

/** The right options of today's quiz, found out by playing it as somebody else. */
async function rightAnswers(request: APIRequestContext): Promise<number[]> {
  const player = { installation: randomBytes(16).toString("hex") }
  const begin = { game: "QUIZ_ME", zone, isTimed: false, ...player }
  let play = await call<QuizPlay>(request, "games-start_game", begin)
  for (let at = 0; at < play.questions; at++) {
    const asked = { day: play.day, at, ...player }
    await call(request, "games-show_question", asked)
    play = await call<QuizPlay>(request, "games-answer_question", { ...asked, option: 0 })
  }
  return play.answered.map(({ right }) => right)
}

const options = (page: Page) => page.getByRole("list", { name: "Answers" }).getByRole("button")
const next = (page: Page) => page.getByRole("button", { name: /^(Next question|See your result)$/ })
const question = (page: Page, number: number) =>
  page.getByRole("heading", { level: 2, name: new RegExp(`^Question ${number} of 5`) })

async function isOpen(page: Page, number: number): Promise<void> {
  await expect(question(page, number)).toBeVisible()
  await expect(options(page).first()).not.toHaveAttribute("aria-disabled")
}

test("a guest answers today's quiz, and keeps the point and the streak after joining", { tag: "@core" }, async ({
  page,
}) => {
  const right = await rightAnswers(page.request)
  await visit(page, "/games/quiz")
  await expect(page.getByRole("heading", { name: "QUIZ_ME", level: 1 })).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Start" }).click()
  for (const [at, option] of right.entries()) {
    await isOpen(page, at + 1)
    // By taps and by keys in turn.
    if (at % 2 === 0) await options(page).nth(option).click()
    else await page.keyboard.press(letters[option] ?? "")
    await expect(page.getByRole("heading", { name: "Right", exact: true })).toBeVisible()
    await expect(next(page)).toBeFocused()
    if (at === 0) await noBarriers(page)
    await page.keyboard.press("Enter")
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("5 of 5 right")
  await expect(page.getByText("1 day in a row")).toBeVisible()
  await expect(page.getByText(/^Next quiz in/)).toBeVisible()
  await noBarriers(page)

  await page.getByRole("main").getByRole("button", { name: "Join" }).click()
  await getIn(page, newAddress())
  await expect(page.getByText("+1 point")).toBeVisible()
  await expect(page.getByText("1 day in a row")).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 }), "a finished quiz stays finished").toHaveText("5 of 5 right")
  await visit(page, "/me/points")
  await expect(page.getByRole("region", { name: "Points history" }).getByRole("listitem").first()).toContainText("+1")
})

test("a tile ends with a question about what was just read", async ({ page }) => {
  const tile = await tileWithQuestion(page)
  await visit(page, `/tiles/${tile.slug}`)
  const asked = page.getByRole("region", { name: tile.question })
  // The end of a story is fetched as the reader gets near it.
  await page.locator(".sources").scrollIntoViewIfNeeded()
  await page.locator(".more-tiles").scrollIntoViewIfNeeded()
  await asked.scrollIntoViewIfNeeded()
  await expect(asked.getByText("What did you just read?")).toBeVisible()
  await noBarriers(page)
  await asked.getByRole("button").nth(2).click()
  await expect(asked.getByRole("status")).toHaveText(/^(Right\.|Not quite\.) /)
  await noBarriers(page)
})

async function tileWithQuestion(page: Page): Promise<{ slug: string; question: string }> {
  for (const { id, slug, developing } of await allTiles(page)) {
    const asked = developing
      ? null
      : await call<{ question: string } | null>(page.request, "games-get_tile_question", { tileId: id })
    if (asked) return { slug, question: asked.question }
  }
  throw new Error("No tile has a question.")
}

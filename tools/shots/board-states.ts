import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { BawPlay, WurdPlay } from "@confetti/contract/games"
import { markGuess } from "@confetti/domain/games/wurd"
import type { Locator, Page } from "playwright"
import { call } from "../../e2e/call.ts"
import type { Shot } from "./states.ts"

const words = join(import.meta.dirname, "../../content/games/words")
const listOf = (file: string): string[] => readFileSync(join(words, file), "utf8").trim().split("\n")

/** The boards of the three games, played by a guest with nothing but the lists of words. */
export const boardShots: Shot[] = [
  { name: "55-wurd-new", pose: (page) => openWurd(page) },
  {
    name: "55-wurd-typing",
    pose: async (page) => {
      await openWurd(page)
      await guess(page, "slate")
      await guess(page, "corny")
      await page.keyboard.type("hum")
    },
  },
  {
    name: "55-wurd-refused",
    pose: async (page) => {
      await openWurd(page)
      await page.keyboard.type("zzzzz")
      await page.keyboard.press("Enter")
      await page.getByText("ZZZZZ is not in the word list").first().waitFor()
    },
  },
  { name: "55-wurd-over", pose: solveWurd },
  {
    name: "55-wurd-given-up",
    pose: async (page) => {
      await openWurd(page)
      await guess(page, "slate")
      await page.getByRole("button", { name: "Give up" }).click()
      await page.getByRole("button", { name: "Show the word" }).click()
      await page.getByRole("region", { name: "Your result" }).waitFor()
    },
  },
  { name: "56-baw-new", pose: (page) => openBaw(page) },
  { name: "56-baw-found", pose: findWords },
  {
    name: "56-baw-hints",
    pose: async (page) => {
      await openBaw(page)
      await page.getByRole("button", { name: "Hints" }).click()
      await page.getByRole("button", { name: "Show hints" }).click()
      await page.getByRole("table").waitFor()
    },
  },
  {
    name: "56-baw-over",
    pose: async (page) => {
      await findWords(page)
      await page.getByRole("button", { name: "Finish for today" }).click()
      await page.getByRole("button", { name: "Finish and show all words" }).click()
      await page.getByRole("heading", { name: "All words" }).waitFor()
    },
  },
  { name: "57-quiz-new", pose: (page) => openQuiz(page) },
  { name: "57-quiz-question", pose: (page) => beginQuiz(page) },
  {
    name: "57-quiz-answered",
    pose: async (page) => {
      await beginQuiz(page)
      await page.keyboard.press("b")
      await page.getByRole("button", { name: "Next question" }).waitFor()
    },
  },
  {
    name: "57-quiz-over",
    pose: async (page) => {
      await beginQuiz(page)
      for (let number = 1; number <= 5; number++) {
        await page.locator('.quiz-options button:not([aria-disabled="true"]):not(:disabled)').first().waitFor()
        await page.keyboard.press("b")
        await page.getByRole("button", { name: /^(Next question|See your result)$/ }).click()
      }
      await page.getByRole("heading", { name: "The questions" }).waitFor()
    },
  },
  {
    name: "58-tile-question",
    pose: async (page, { tiles }) => {
      await page.goto(`/tiles/${tiles[0]?.slug}`)
      await page.waitForLoadState("networkidle")
      const question = page.locator(".tile-question")
      // Loads as its place comes near.
      for (let step = 0; step < 20 && !(await appears(question)); step++) await page.mouse.wheel(0, 2000)
      await question.scrollIntoViewIfNeeded()
    },
  },
]

function appears(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 500 }).then(
    () => true,
    () => false,
  )
}

/** Opens a game, with its explanation put away. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
  const explanation = page.getByRole("dialog")
  if (await explanation.isVisible()) await page.keyboard.press("Escape")
  await explanation.waitFor({ state: "hidden" })
}

async function openWurd(page: Page): Promise<void> {
  await open(page, "/games/wurd")
  await page.locator('[aria-label="Your guesses"][aria-busy="false"]').waitFor()
}

async function guess(page: Page, word: string): Promise<void> {
  const rows = page.getByRole("list", { name: "Your guesses" }).getByRole("listitem")
  await page.keyboard.type(word)
  await page.keyboard.press("Enter")
  await rows.filter({ hasText: new RegExp(`${word}:`, "i") }).waitFor()
}

/** The guest's play as the server has it. */
async function playOf<Play>(page: Page, game: string): Promise<Play> {
  const installation = await page.evaluate(() => localStorage.getItem("cf_games_guest"))
  return call<Play>(page.request, "games-start_game", { game, zone: "UTC", installation })
}

/** By leaving out what the marks rule out. */
async function solveWurd(page: Page): Promise<void> {
  await openWurd(page)
  let left = listOf("wurd-answers.txt")
  for (let next: string | undefined = "slate"; next !== undefined; next = left[0]) {
    await guess(page, next)
    const { rows, state } = await playOf<WurdPlay>(page, "WURD")
    if (state !== "playing") break
    left = left.filter((word) => rows.every((row) => markGuess(word, row.word).join() === row.marks.join()))
  }
  await page.getByRole("region", { name: "Your result" }).waitFor()
}

async function openBaw(page: Page): Promise<void> {
  await open(page, "/games/baw")
  await page.getByRole("group", { name: "Letters" }).waitFor()
}

/** The longest words and some short ones. */
async function findWords(page: Page): Promise<void> {
  await openBaw(page)
  const { letters, required } = await playOf<BawPlay>(page, "BAW")
  const fits = (word: string): boolean =>
    word.length > 3 && word.includes(required) && [...word].every((letter) => letters.includes(letter))
  const fitting = listOf("common.txt")
    .filter(fits)
    .toSorted((a, b) => b.length - a.length)
  for (const word of [...fitting.slice(0, 6), ...fitting.slice(-3)]) {
    await page.keyboard.type(word)
    await page.keyboard.press("Enter")
  }
  await page.getByText(/^9 of/).first().waitFor()
}

async function openQuiz(page: Page): Promise<void> {
  await open(page, "/games/quiz")
  await page.getByRole("button", { name: "Start" }).waitFor()
}

async function beginQuiz(page: Page): Promise<void> {
  await openQuiz(page)
  await page.getByRole("button", { name: "Start" }).click()
  await page.locator('.quiz-options button:not([aria-disabled="true"]):not(:disabled)').first().waitFor()
}

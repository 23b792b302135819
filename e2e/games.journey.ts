import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { currentTile, expect, test as journey, settled, tab, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { getIn, newAddress } from "./people.ts"
import { longestStart } from "./start-server.ts"

const answer = "crane"
const day = 86_400_000

/** The same puzzles on every day a journey may fall on, whatever time zone it is played in. */
function knownDays(): string {
  const days = [-1, 0, 1].map((ahead) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10))
  const puzzles = `  WURD: { word: ${answer}, line: "It lifts and wades." }\n  BAW: { letters: aeglnty, required: e }\n`
  return days.map((each) => `${each}:\n${puzzles}`).join("")
}

const test = journey.extend<object, { gameServer: OwnServer }>({
  gameServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({
        edit: ({ dir }) => writeFileSync(join(dir, "games/days.yaml"), knownDays()),
        env: { GAMES: "WURD,BAW,QUIZ_ME" },
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ gameServer }, use) => use(gameServer.url),
})

const rows = (page: Page) => page.getByRole("list", { name: "Your guesses" }).getByRole("listitem")
const verdict = (page: Page) => page.getByRole("region", { name: "Your result" }).getByRole("heading", { level: 2 })

async function wurdIsReady(page: Page): Promise<void> {
  await expect(page.locator('[aria-label="Your guesses"][aria-busy="false"]')).toBeVisible()
}

async function openWurd(page: Page): Promise<void> {
  await visit(page, "/games/wurd")
  await wurdIsReady(page)
}

/** Enters a word with the real keyboard. */
async function enter(page: Page, word: string): Promise<void> {
  await page.keyboard.type(word)
  await page.keyboard.press("Enter")
}

/** Enters a row of WURD with the real keyboard, and waits until it is marked. */
async function guess(page: Page, word: string, at: number): Promise<void> {
  await enter(page, word)
  await expect(rows(page).nth(at - 1)).toContainText(new RegExp(`Row ${at}, ${word}: .*(place|word)`, "i"))
}

async function tapWord(page: Page, word: string): Promise<void> {
  const keys = page.getByRole("group", { name: "Keyboard" })
  for (const letter of word) await keys.getByRole("button", { name: new RegExp(`^${letter}(,|$)`, "i") }).click()
  await keys.getByRole("button", { name: "Enter" }).click()
}

test("a guest wins WURD by keys and taps, and has the point after joining", { tag: "@core" }, async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openWurd(page)
  const fits = () =>
    page.locator(".games-root").evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
  await expect.poll(fits, "the board fits a small phone").toBe(true)
  await guess(page, "crown", 1)
  await expect(rows(page).first()).toContainText(
    "C right place, R right place, O not in the word, W not in the word, N wrong place",
  )
  await expect(page.getByRole("button", { name: "N, wrong place" })).toBeVisible()
  await enter(page, "xyzzq")
  await expect(page.getByText("XYZZQ is not in the word list")).toBeVisible()
  for (let at = 0; at < 3; at++) await page.keyboard.press("Backspace")

  await page.reload()
  await expect(rows(page).first()).toContainText("Row 1, CROWN: C right place")
  await expect(rows(page).nth(1)).toContainText("being typed: X Y")
  await noBarriers(page)
  for (let at = 0; at < 2; at++) await page.keyboard.press("Backspace")
  await tapWord(page, answer)
  await expect(verdict(page)).toHaveText("Two guesses. That was sharp")
  await expect(page.getByText("It lifts and wades.")).toBeVisible()
  await noBarriers(page)

  await page.getByRole("main").getByRole("button", { name: "Join" }).click()
  await getIn(page, newAddress("wurd"))
  await expect(page.getByText("+1 point", { exact: true })).toBeVisible()
  await page.reload()
  await expect(verdict(page)).toHaveText("Two guesses. That was sharp")
  expectRefusals(complaints)
})

test("a WURD row entered offline is sent once when the connection returns", { tag: "@core" }, async ({
  page,
  context,
  complaints,
}) => {
  await openWurd(page)
  const sent: string[] = []
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("games-submit_guess")) sent.push(request.postData() ?? "")
  })
  await context.setOffline(true)
  await enter(page, "slate")
  await expect(page.locator(".wurd-wait")).toContainText("is waiting for a connection")
  await expect(rows(page).first()).toContainText("not checked yet")
  await context.setOffline(false)
  await expect(rows(page).first()).toContainText("Row 1, SLATE: S not in the word")
  await expect.poll(() => sent.length).toBe(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")))
})

test("a guest plays BAW to its end by taps and keys, and has the point after joining", {
  tag: ["@both", "@core"],
}, async ({ page }) => {
  const letter = (name: string) =>
    page.getByRole("group", { name: "Letters" }).getByRole("button", { name, exact: true })
  // A phone shows the count in a line, a desk in a column.
  const hasWords = (count: number) =>
    expect(page.getByText(new RegExp(`^${count} of \\d+ words`)).filter({ visible: true })).toHaveCount(1)
  const overflow = () =>
    page
      .locator(".root-screen")
      .evaluate((each) => [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth])

  await visit(page, "/games/baw")
  await hasWords(0)
  await expect.poll(overflow, "the game fits the window").toEqual([0, 0])
  await noBarriers(page)
  for (const name of ["G", "E, in every word", "N", "E, in every word"]) await letter(name).click()
  await expect(page.locator(".baw-typed")).toHaveText("GENE")
  await page.getByRole("button", { name: "Enter", exact: true }).click()
  await hasWords(1)
  // Typed quickly, without waiting for an answer.
  for (const word of ["eagle", "tangle", "gentle"]) await enter(page, word)
  await hasWords(4)
  await enter(page, "elegantly")
  await expect(page.getByRole("status").filter({ hasText: "Pangram! +16" })).toHaveCount(1)
  await expect.poll(overflow, "the game still fits the window").toEqual([0, 0])

  await visit(page, "/games/baw")
  await hasWords(5)
  await page.getByRole("button", { name: "Finish for today" }).click()
  await page.getByRole("button", { name: "Finish and show all words" }).click()
  const words = page.getByRole("region", { name: "All words" })
  await expect(words.getByRole("listitem").filter({ hasText: /^elegantly pangram, found$/ })).toHaveCount(1)
  await noBarriers(page)

  await page.getByRole("main").getByRole("button", { name: "Join" }).click()
  await getIn(page, newAddress("baw"))
  await expect(page.getByText("+1 point", { exact: true })).toBeVisible()
  await expect(page.getByText("1 day in a row")).toBeVisible()
  await tab(page, "Me").click()
  await expect(page.getByRole("link", { name: /^1 point/ })).toBeVisible()
})

test("a game opened from its card in the feed is continued from the games tab", async ({ page }) => {
  // Covers on this server are drawn when they are first asked for.
  test.setTimeout(120_000)
  await visit(page, "/")
  const place = async () => Number(await currentTile(page).getAttribute("aria-posinset"))
  for (let at = await place(); at < 10; at++) await page.keyboard.press("ArrowDown")
  await expect.poll(place).toBe(10)
  await settled(page, ".feed")
  const feedCard = currentTile(page)
  await expect(feedCard.getByRole("heading", { name: "WURD" })).toBeVisible()
  await noBarriers(page)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/games\/wurd$/)
  await wurdIsReady(page)
  await guess(page, "slate", 1)
  await page.goBack()
  await expect(feedCard).toContainText("5 guesses are left.")
  expect(await place()).toBe(10)

  await tab(page, "Games").click()
  const card = page.locator(".game-card").filter({ has: page.getByRole("heading", { name: "WURD", exact: true }) })
  await expect(card).toContainText("1 of 6")
  await noBarriers(page)
  await card.getByRole("link", { name: "Continue: WURD" }).click()
  await page.getByRole("button", { name: "Give up" }).click()
  await page.getByRole("button", { name: "Show the word" }).click()
  await expect(page.getByText(`The word was ${answer}`, { exact: true })).toBeVisible()
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Games" }).click()
  await expect(card).toContainText("Not solved this time")
  await expect(page.getByRole("region", { name: "Your streak" })).toContainText("1day")
})

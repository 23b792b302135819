import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { test as base, currentTile, expect, settled, tab, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"
import { zone } from "./zone.ts"

/** A server that plays every game. */
const test = base.extend<object, { playing: OwnServer }>({
  playing: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({ env: { GAMES: "WURD,BAW,QUIZ_ME" } })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ playing }, use) => use(playing.url),
})

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

/** What this browser's guest is called by, once they have come near the games. */
async function guestOf(page: Page): Promise<string> {
  const read = () => page.evaluate(() => localStorage.getItem("cf_games_guest"))
  await expect.poll(read).not.toBeNull()
  return (await read()) ?? ""
}

/** Plays as this browser's guest would: a word of theirs was marked. */
async function guess(page: Page, word: string): Promise<void> {
  const installation = await guestOf(page)
  const game = "WURD"
  const { day, rows } = await call<{ day: string; rows: unknown[] }>(page.request, "games-start_game", {
    game,
    zone,
    installation,
  })
  await call(page.request, "games-submit_guess", { game, day, at: rows.length, word, installation })
}

async function giveUp(page: Page): Promise<void> {
  const installation = await guestOf(page)
  const game = "WURD"
  const { day } = await call<{ day: string }>(page.request, "games-start_game", { game, zone, installation })
  await call(page.request, "games-finish_game", { game, day, installation })
}

const cardOf = (page: Page, game: string): Locator =>
  page.locator(".game-card").filter({ has: page.getByRole("heading", { name: game, exact: true }) })

test("today's games are on the tab, each with its state, and lead into the game and back", { tag: "@both" }, async ({
  page,
}) => {
  await visit(page, "/games")
  await expect(cardOf(page, "WURD")).toContainText("Five letters, six guesses")
  await expect(cardOf(page, "BAW")).toBeVisible()
  await noBarriers(page)

  await guess(page, "crane")
  await cardOf(page, "WURD").getByRole("link", { name: "Play: WURD" }).click()
  await expect(page).toHaveURL(/\/games\/wurd$/)
  await page.getByRole("navigation", { name: "Where this belongs" }).getByRole("link", { name: "Games" }).click()
  await expect(cardOf(page, "WURD")).toContainText("1 of 6")
  await expect(cardOf(page, "WURD").getByRole("link", { name: "Go on: WURD" })).toBeFocused()

  await giveUp(page)
  await page.reload()
  await expect(cardOf(page, "WURD")).toContainText("Not solved this time")
  await expect(page.getByRole("region", { name: "Your streak" })).toContainText("1day")
  await expect(page.getByRole("list", { name: "The last seven days" }).getByRole("listitem").last()).toContainText(
    ": played",
  )
  await noBarriers(page)
})

test("what belongs to the games lies in sheets that are in nobody's way", async ({ page }) => {
  await visit(page, "/games")
  await page.getByRole("button", { name: "Yesterday’s words" }).click()
  const words = page.getByRole("dialog", { name: "Yesterday’s words" })
  await expect(words.getByRole("listitem").nth(19)).toBeAttached()
  await noBarriers(page)
  await page.keyboard.press("Escape")
  await expect(words).toBeHidden()

  await page.getByRole("button", { name: "Past days of WURD" }).click()
  const days = page.getByRole("list", { name: "Days of WURD" }).getByRole("link")
  await expect(days).toHaveCount(30)
  await noBarriers(page)
  await page.getByRole("button", { name: "Earlier days" }).click()
  await expect(days).toHaveCount(60)
  await days.first().click()
  await expect(page).toHaveURL(/\/games\/wurd\?day=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole("dialog")).toBeHidden()
})

test("a game says once how it is played, in one picture, and again when asked", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cf_games_explained", "[]"))
  await visit(page, "/games/baw")
  const howTo = page.getByRole("dialog", { name: "How to play BAW" })
  await expect(howTo).toBeVisible()
  await noBarriers(page)
  await howTo.getByRole("button", { name: "Got it" }).click()
  await expect(howTo).toBeHidden()
  await tab(page, "Games").click()
  await cardOf(page, "BAW").getByRole("link").click()
  await expect(page).toHaveURL(/\/games\/baw$/)
  await expect(howTo).toBeHidden()
  await page.getByRole("button", { name: "How to play" }).click()
  await expect(howTo).toBeVisible()
})

test("a game's card in the feed opens it in place, and tells how far one is when one comes back", {
  tag: "@both",
}, async ({ page }) => {
  test.setTimeout(120_000)
  await visit(page, "/")
  const place = async () => Number(await currentTile(page).getAttribute("aria-posinset"))
  for (let at = await place(); at < 10; at++) await page.keyboard.press("ArrowDown")
  await expect.poll(place).toBe(10)
  await settled(page, ".feed")
  const card = currentTile(page)
  await expect(card.getByRole("heading", { name: "WURD" })).toBeVisible()
  await noBarriers(page)

  await page.evaluate(() => Reflect.set(globalThis, "isSamePage", true))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/games\/wurd$/)
  await guess(page, "crane")
  await page.goBack()
  await expect(card).toContainText("5 guesses are left.")
  expect(await place()).toBe(10)

  await card.getByRole("button", { name: "Go on" }).click()
  await expect(page).toHaveURL(/\/games\/wurd$/)
  await giveUp(page)
  await page.goBack()
  await expect(card).toContainText(/Not solved this time\. The next one comes in \d+ (hour|minute)/)
  expect(await place()).toBe(10)
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSamePage"))).toBe(true)
  await noBarriers(page)
})

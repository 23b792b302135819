import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { tutorials } from "@confetti/domain/tutorials/tutorials"
import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { test as base, expect, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { getIn, newAddress, signIn } from "./people.ts"
import { rememberTutorials } from "./remember-tutorials.ts"
import { longestStart } from "./start-server.ts"

const answer = "crane"

/** A server with games, on which every day's word is the same. */
const test = base.extend<object, { games: OwnServer }>({
  games: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const today = new Date().toISOString().slice(0, 10)
      const days = [-1, 0, 1].map(
        (at) => `${addDays(today, at)}:\n  WURD: { word: ${answer}, line: "It lifts and wades." }\n`,
      )
      const server = await startOwnServer({
        env: { GAMES: "WURD,BAW" },
        edit: ({ dir }) => writeFileSync(join(dir, "games/days.yaml"), days.join("")),
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ games }, use) => use(games.url),
})

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

const rows = (page: Page) => page.getByRole("list", { name: "Your guesses" }).getByRole("listitem")
const verdict = (page: Page) => page.getByRole("region", { name: "How it went" }).getByRole("heading", { level: 2 })

async function open(page: Page, path = "/games/wurd"): Promise<void> {
  await visit(page, path)
  await expect(page.locator('[aria-label="Your guesses"][aria-busy="false"]')).toBeVisible()
}

/** A row by the real keyboard, until it is marked. */
async function guess(page: Page, word: string, at: number): Promise<void> {
  await page.keyboard.type(word)
  await page.keyboard.press("Enter")
  await expect(rows(page).nth(at - 1)).toContainText(new RegExp(`Row ${at}, ${word}: .*(place|word)`, "i"))
}

/** The same by the keys on the screen. */
async function tapWord(page: Page, word: string): Promise<void> {
  const keys = page.getByRole("group", { name: "Keyboard" })
  for (const letter of word) await keys.getByRole("button", { name: new RegExp(`^${letter}(,|$)`, "i") }).click()
  await keys.getByRole("button", { name: "Enter" }).click()
}

const isWhole = (page: Page) =>
  page.locator(".games-root").evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)

test("a guest plays by the real keyboard to a win, across a reload", { tag: "@both" }, async ({ page, complaints }) => {
  await open(page)
  await expect.poll(() => isWhole(page)).toBe(true)
  await guess(page, "crown", 1)
  await expect(rows(page).first()).toContainText(
    "C right place, R right place, O not in the word, W not in the word, N elsewhere",
  )
  await expect(page.getByRole("button", { name: "N, elsewhere" })).toBeVisible()
  await page.keyboard.type("xyzzq")
  await page.keyboard.press("Enter")
  await expect(page.getByText("XYZZQ is not in the list")).toBeVisible()
  await expect(rows(page).nth(1)).toContainText("being typed: X Y Z Z Q")
  for (let at = 0; at < 3; at++) await page.keyboard.press("Backspace")
  await page.reload()
  await expect(rows(page).nth(0)).toContainText("Row 1, CROWN: C right place")
  await expect(rows(page).nth(1)).toContainText("being typed: X Y")
  await noBarriers(page)
  await page.keyboard.press("Backspace")
  await page.keyboard.press("Backspace")
  await guess(page, answer, 2)
  await expect(verdict(page)).toHaveText("Two guesses. That was sharp")
  await expect(page.getByText("It lifts and wades.")).toBeVisible()
  await expect(page.getByText("2: 1, this one too")).toBeAttached()
  await noBarriers(page)
  await page.reload()
  await expect(verdict(page)).toHaveText("Two guesses. That was sharp")
  expectRefusals(complaints)
})

test("a guest plays by taps, and the point is theirs once they join", { tag: "@core" }, async ({ page }) => {
  await open(page)
  await tapWord(page, "slate")
  await expect(rows(page).first()).toContainText("Row 1, SLATE: S not in the word")
  await expect(page.getByRole("button", { name: "S, not in the word" })).toBeVisible()
  await tapWord(page, answer)
  await expect(verdict(page)).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: "Join" }).click()
  await getIn(page, newAddress("wurd"))
  await expect(page.getByText("+1 point", { exact: true })).toBeVisible()
  await expect(rows(page).nth(1)).toContainText("every letter in its right place")
})

test("two devices of one person play one game", async ({ page, browser, games, complaints }) => {
  const address = newAddress("wurd")
  await signIn(page.request, address)
  await open(page)
  await guess(page, "slate", 1)

  const other = await browser.newContext({ baseURL: games.url })
  await rememberTutorials(other, tutorials)
  await signIn(other.request, address, { mailCount: 2 })
  const elsewhere = await other.newPage()
  await open(elsewhere)
  await expect(rows(elsewhere).first()).toContainText("Row 1, SLATE: S not in the word")
  await guess(elsewhere, "irony", 2)

  await page.keyboard.type("mound")
  await page.keyboard.press("Enter")
  await expect(rows(page).nth(1)).toContainText("Row 2, IRONY: I not in the word")
  await expect(rows(page).nth(2)).toContainText("being typed: M O U N D")
  await page.keyboard.press("Enter")
  await expect(rows(page).nth(2)).toContainText("Row 3, MOUND: M not in the word")
  await other.close()
  expectRefusals(complaints)
})

test("six words that do not do tell the word", { tag: "@both" }, async ({ page }) => {
  await open(page)
  for (const [at, word] of ["slate", "irony", "lymph", "mound", "fight", "crown"].entries())
    await guess(page, word, at + 1)
  await expect(verdict(page)).toHaveText("So close. The next one is yours")
  await expect(page.getByText("The word was crane", { exact: true })).toBeVisible()
  await noBarriers(page)
})

test("a row waits for a connection, and goes once", { tag: "@core" }, async ({ page, context, complaints }) => {
  await open(page)
  const sent: string[] = []
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("games-submit_guess")) sent.push(request.postData() ?? "")
  })
  await context.setOffline(true)
  await page.keyboard.type("slate")
  await page.keyboard.press("Enter")
  await expect(page.locator(".wurd-wait")).toContainText("waits for a connection")
  await expect(rows(page).first()).toContainText("not marked yet")
  await context.setOffline(false)
  await expect(rows(page).first()).toContainText("Row 1, SLATE: S not in the word")
  await expect.poll(() => sent.length).toBe(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")))
})

test("without motion the marks are there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  await guess(page, answer, 1)
  await expect(page.locator(".wurd-row[data-flips]")).toHaveCount(0)
  await expect(verdict(page)).toBeVisible()
  await expect(page.locator(".burst")).toHaveCount(0)
})

test("a board fits a small phone, asks before it is given up, and leaves the word to be seen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page)
  await expect.poll(() => isWhole(page)).toBe(true)
  await guess(page, "slate", 1)
  await page.getByRole("button", { name: "Give up" }).click()
  await page.keyboard.type("crane")
  await page.getByRole("button", { name: "Keep guessing" }).click()
  await expect(rows(page).nth(1)).toContainText("empty")
  await page.getByRole("button", { name: "Give up" }).click()
  await page.getByRole("button", { name: "Show the word" }).click()
  await expect(page.getByText("The word was crane", { exact: true })).toBeVisible()
})

test.describe("with what works offline", () => {
  test.use({ serviceWorkers: "allow" })

  test("nothing that the app fetches or keeps tells the word before the end", async ({ page }) => {
    const fetched = new Set<string>()
    // A stream never ends.
    page.on("response", (response) => {
      const isStream = response.headers()["content-type"]?.startsWith("text/event-stream")
      if (response.request().method() === "GET" && !isStream) fetched.add(response.url())
    })
    for (const path of ["/", "/games", "/games/wurd"]) await visit(page, path)
    await expect(page.locator('[aria-label="Your guesses"][aria-busy="false"]')).toBeVisible()
    await guess(page, "slate", 1)
    await page.evaluate(async () => {
      if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }))
    })
    const kept = await page.evaluate(async () => {
      const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? "")
      }
      return texts
    })
    const sent = await Promise.all([...fetched].map(async (url) => (await page.request.get(url)).text()))
    expect(sent.length + kept.length).toBeGreaterThan(40)
    for (const text of [...sent, ...kept]) {
      expect(text).not.toContain(`"${answer}"`)
      expect(text).not.toContain("It lifts and wades")
    }
  })
})

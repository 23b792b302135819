import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { StatementEntry } from "@confetti/contract/points"
import { addDays } from "@confetti/domain/games/puzzle-day"
import type { Page } from "@playwright/test"
import { call } from "./call.ts"
import { test as base, currentTile, expect, openTile, stepOn, titleLink, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { brokenLine, firstOfEach, likesAreAgreed, nothingWaits } from "./on-rough-line.ts"
import { signUp, whoIsIn } from "./people.ts"
import { type FaultOf, type RoughLine, startRoughLine } from "./rough-line.ts"
import { longestStart } from "./start-server.ts"

/** A line in front of a server with a word game, for each journey a new one. */
const test = base.extend<{ line: RoughLine }, { far: OwnServer }>({
  far: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const today = new Date().toISOString().slice(0, 10)
      const days = [-1, 0, 1].map((at) => `${addDays(today, at)}:\n  WURD: { word: crane, line: "It wades." }\n`)
      const server = await startOwnServer({
        env: { GAMES: "WURD" },
        edit: ({ dir }) => writeFileSync(join(dir, "games/days.yaml"), days.join("")),
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  line: async ({ far }, use) => {
    const line = await startRoughLine(far.url)
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

const like = "/functions/likes-like_tile"
const unlike = "/functions/likes-unlike_tile"
const reads = "/functions/tiles-record_reads"
const guess = "/functions/games-submit_guess"

const heart = (page: Page) => currentTile(page).getByRole("button", { name: /^(Like|Unlike)\b/ })

/** Somebody new likes a tile and reads it. Gives its id. */
async function likeAndRead(page: Page, line: RoughLine, faultOf: FaultOf): Promise<string> {
  await page.clock.install()
  await signUp(page.request)
  await visit(page, "/")
  // Whose the likes of this device are is agreed: from here on they are told one by one.
  await likesAreAgreed(page)
  await stepOn(page)
  const slug = (await titleLink(page).getAttribute("href"))?.split("/").at(-1)
  const answer = await page.request.get(`/documents/tiles?slug=${slug}`)
  line.follow(faultOf)
  await heart(page).click()
  // At once, whatever the line does.
  await expect(currentTile(page).getByRole("button", { name: /^Unlike\b/ })).toBeVisible()
  await openTile(page)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

/** What the server has: the likes, and for which tiles it paid a read. */
async function told(page: Page): Promise<{ likes: string[]; paid: string[] }> {
  const person = await whoIsIn(page.request)
  const answer = await page.request.get(`/documents/users/${person?.id}/likes`)
  const { documents } = (await answer.json()) as { documents: { tileIds: string[] }[] }
  const { entries } = await call<{ entries: StatementEntry[] }>(page.request, "points-list_entries")
  const paid = entries.filter(({ action }) => action === "read_a_tile").map(({ tile }) => tile?.id ?? "")
  return { likes: documents.flatMap(({ tileIds }) => tileIds), paid }
}

/** How far the page's clock is put on, over and over: a line that is slow is slow by the real one, and is given up where it is left behind. */
const [fast, slow] = [2000, 200]

/** Three seconds in view, and some until reads go together. */
async function isRead(page: Page, line: RoughLine, by = fast): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(by)
    expect(line.reached(reads)).toBeGreaterThan(0)
  }).toPass({ intervals: [200], timeout: 60_000 })
}

/** A guess, which is marked in the end, and once. */
async function guessOnce(page: Page, by = fast): Promise<void> {
  await visit(page, "/games/wurd")
  await expect(page.locator('[aria-label="Your guesses"][aria-busy="false"]')).toBeVisible()
  await page.keyboard.type("crown")
  await page.keyboard.press("Enter")
  const rows = page.getByRole("list", { name: "Your guesses" }).getByRole("listitem")
  await expect(async () => {
    await page.clock.fastForward(by)
    await expect(rows.first()).toContainText("Row 1, CROWN: C right place", { timeout: 100 })
  }).toPass({ intervals: [200], timeout: 60_000 })
  await page.reload()
  await expect(rows.first()).toContainText("Row 1, CROWN: C right place")
  await expect(rows.nth(1)).not.toContainText("CROWN")
}

test("a line that takes everything and answers nothing: what was done counts once", async ({
  page,
  line,
  complaints,
}) => {
  test.setTimeout(240_000)
  const id = await likeAndRead(page, line, firstOfEach([like, reads, guess], { is: "unanswered" }))
  await isRead(page, line)
  await nothingWaits(page)
  expect(await told(page)).toEqual({ likes: [id], paid: [id] })
  expect(line.reached(like)).toBe(2)
  await guessOnce(page)
  // How the play stands said that it had arrived.
  expect(line.reached(guess)).toBe(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
})

test("a line that swallows everything: what was done arrives once it no longer does", async ({
  page,
  line,
  complaints,
}) => {
  test.setTimeout(120_000)
  const id = await likeAndRead(page, line, (path) => ({ is: path.startsWith("/functions/") ? "swallowed" : "passed" }))
  await page.clock.fastForward(10_000)
  expect(line.reached(like)).toBe(0)
  line.follow(() => ({ is: "passed" }))
  await isRead(page, line)
  await nothingWaits(page)
  expect(await told(page)).toEqual({ likes: [id], paid: [id] })
  expect(line.reached(like)).toBe(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
})

test("a line that takes 800 ms each way: nobody waits for a heart, and nothing is sent twice", async ({
  page,
  line,
}) => {
  test.setTimeout(120_000)
  const id = await likeAndRead(page, line, () => ({ is: "passed", afterMs: 800 }))
  await isRead(page, line, slow)
  await nothingWaits(page)
  expect(await told(page)).toEqual({ likes: [id], paid: [id] })
  await guessOnce(page, slow)
  expect([line.reached(like), line.reached(guess)]).toEqual([1, 1])
})

test("a line that breaks in the middle of an answer: what was done counts once", async ({ page, line, complaints }) => {
  test.setTimeout(120_000)
  const id = await likeAndRead(page, line, firstOfEach([like, reads, guess], { is: "cut" }))
  await isRead(page, line)
  await nothingWaits(page)
  expect(await told(page)).toEqual({ likes: [id], paid: [id] })
  expect(line.reached(like)).toBe(2)
  await guessOnce(page)
  // How the play stands said that it had arrived.
  expect(line.reached(guess)).toBe(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
})

test("answers that overtake each other: the last tap is what counts, in two tabs", async ({ page, context, line }) => {
  test.setTimeout(120_000)
  let count = 0
  const id = await likeAndRead(page, line, () => ({ is: "overtaken", byMs: count++ % 2 === 0 ? 1200 : 0 }))
  const other = await context.newPage()
  await visit(other, "/")
  await expect(currentTile(other).getByRole("button", { name: /^Unlike\b/ })).toBeVisible()
  await heart(other).click()
  await expect(currentTile(other).getByRole("button", { name: /^Like\b/ })).toBeVisible()
  // The other tab may have been tapped before all of its app had come.
  await expect(async () => {
    await page.clock.fastForward(2000)
    // A tab may hear late that the other one has told it, and tell it again under the same key.
    expect(line.reached(unlike)).toBeGreaterThan(0)
  }).toPass({ intervals: [200], timeout: 30_000 })
  await nothingWaits(page)
  expect((await told(page)).likes).toEqual([])
  await other.reload()
  await expect(currentTile(other).getByRole("button", { name: /^Like\b/ })).toBeVisible()
  expect(id).not.toBe("")
})

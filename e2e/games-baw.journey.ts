import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { hasSeen, rememberBursts } from "./bursts.ts"
import { expect, test as journey, tab, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { getIn, joinSheet, newAddress } from "./people.ts"
import { longestStart } from "./start-server.ts"

const day = 86_400_000

/** The same letters on every day a journey may fall on, whatever zone it is played in. */
function knownDays(): string {
  const days = [-1, 0, 1].map((ahead) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10))
  return days.map((each) => `${each}:\n  BAW: { letters: aeglnty, required: e }\n`).join("")
}

const test = journey.extend<object, { gaming: OwnServer }>({
  gaming: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({
        edit: ({ dir }) => writeFileSync(join(dir, "games/days.yaml"), knownDays()),
        env: { GAMES: "WURD,BAW" },
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ gaming }, use) => use(gaming.url),
})

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

const rank = (page: Page) => page.getByRole("button", { name: /Show all ranks/ })
const typed = (page: Page) => page.locator(".baw-typed")
const piece = (page: Page, letter: string) =>
  page
    .getByRole("group", { name: "Letters" })
    .getByRole("button", { name: letter === "E" ? "E, in every word" : letter, exact: true })

async function openBaw(page: Page): Promise<void> {
  await visit(page, "/games/baw")
  await expect(piece(page, "E")).toBeVisible()
}

/** By the real keyboard. */
async function enter(page: Page, word: string): Promise<void> {
  await page.keyboard.type(word)
  await page.keyboard.press("Enter")
}

/** How many words are counted, as a phone's line or a desk's column says. */
const isCounted = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^${count} of \\d+ words`)).filter({ visible: true })).toHaveCount(1)

async function finish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Finish for today" }).click()
  await page.getByRole("button", { name: "Finish and show the words" }).click()
  await expect(page.getByRole("heading", { name: "Every word" })).toBeVisible()
}

/** Everything stands in the window: nothing is left to scroll to. */
async function fits(page: Page): Promise<void> {
  const screen = page.locator(".root-screen")
  const left = () =>
    screen.evaluate((each) => [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth])
  await expect.poll(left).toEqual([0, 0])
}

test("a guest plays the day by taps and keys, and goes on after a reload", { tag: ["@both", "@core"] }, async ({
  page,
  complaints,
}) => {
  await rememberBursts(page)
  await openBaw(page)
  await isCounted(page, 0)
  await fits(page)
  await noBarriers(page)

  for (const letter of "GENE") await piece(page, letter).click()
  await expect(typed(page)).toHaveText("GENE")
  await page.getByRole("button", { name: "Enter", exact: true }).click()
  await isCounted(page, 1)
  await expect(rank(page)).toHaveAccessibleName(/^Speck 1 point /)

  await enter(page, "gel")
  await expect(page.getByRole("status").filter({ hasText: "Too short" })).toHaveCount(1)
  await enter(page, "tally")
  await expect(page.getByRole("status").filter({ hasText: "Needs the E" })).toHaveCount(1)
  await enter(page, "aggle")
  await expect(page.getByRole("status").filter({ hasText: "Not in the list" })).toHaveCount(1)
  expectRefusals(complaints)

  // One after the other, without waiting for any.
  for (const word of ["eagle", "tangle", "gentle"]) await enter(page, word)
  await isCounted(page, 4)
  await enter(page, "elegantly")
  await expect(page.getByRole("status").filter({ hasText: "Pangram! +16" })).toHaveCount(1)
  await expect.poll(() => hasSeen(page, "burst")).toBe(true)
  await isCounted(page, 5)
  await fits(page)

  await visit(page, "/games/baw")
  await isCounted(page, 5)
  await enter(page, "gale")
  await isCounted(page, 6)

  await finish(page)
  await expect(page.getByText(/^A point is waiting for you/)).toBeVisible()
  await expect(page.getByText("without hints")).toBeVisible()
  const words = page.getByRole("region", { name: "Every word" })
  await expect(words.getByRole("listitem").filter({ hasText: /^elegantly pangram, found$/ })).toHaveCount(1)
  await noBarriers(page)

  await visit(page, "/games/baw")
  await expect(page.getByRole("heading", { name: "Every word" })).toBeVisible()
})

test("the letters are shuffled, with a journey each, and without one under reduced motion", async ({ page }) => {
  await openBaw(page)
  const places = async () => {
    const boxes = await page.getByRole("group", { name: "Letters" }).getByRole("button").all()
    return Promise.all(boxes.map((box) => box.evaluate((each) => each.style.getPropertyValue("--turn"))))
  }
  const before = await places()
  await page.getByRole("button", { name: "Shuffle" }).click()
  expect(await places()).not.toEqual(before)
  const after = await places()
  await page.keyboard.press("Space")
  await expect.poll(places).not.toEqual(after)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect(piece(page, "A")).toHaveCSS("transition-duration", "0s")
  await enter(page, "elegantly")
  await isCounted(page, 1)
  await expect(page.locator(".burst, .baw-flying")).toHaveCount(0)
})

test("hints tell their price first, and are a table after", async ({ page }) => {
  await openBaw(page)
  await enter(page, "gene")
  await isCounted(page, 1)
  await page.getByRole("button", { name: "Hints" }).click()
  await expect(page.getByText(/only the title/)).toBeVisible()
  await page.getByRole("button", { name: "Show hints" }).click()
  await expect(page.getByRole("table").getByRole("row", { name: /^E/ })).toBeVisible()
  await noBarriers(page)
  await page.keyboard.press("Escape")
  await finish(page)
  await expect(page.getByText("without hints")).toHaveCount(0)
})

test("words entered without a connection wait, and are counted once there is one", async ({
  page,
  context,
  complaints,
}) => {
  await openBaw(page)
  await enter(page, "gene")
  await isCounted(page, 1)
  await context.setOffline(true)
  await enter(page, "gale")
  await enter(page, "eagle")
  await isCounted(page, 1)
  await page.getByRole("button", { name: /^1 of \d+ words 2 waiting Show them/ }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "waiting" })).toHaveCount(2)
  await page.keyboard.press("Escape")
  await context.setOffline(false)
  await isCounted(page, 3)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")))
})

test("who joins at the end has the point and the words", async ({ page }) => {
  await openBaw(page)
  await enter(page, "gentle")
  await isCounted(page, 1)
  await finish(page)
  await page.getByRole("main").getByRole("button", { name: "Join" }).click()
  await expect(joinSheet(page)).toBeVisible()
  await getIn(page, newAddress())
  await expect(page.getByText("+1 point", { exact: true })).toBeVisible()
  await expect(page.getByText("1 day in a row")).toBeVisible()
  await tab(page, "Me").click()
  await expect(page.getByRole("link", { name: /^1 point/ })).toBeVisible()
})

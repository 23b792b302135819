import type { OwnThoughtsPage } from "@confetti/contract/thoughts"
import type { Tile } from "@confetti/contract/tile"
import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { allTiles, test as base, currentTile, expect, stepOn, titleInView, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { getIn, joinSheet, newAddress, signUp, whoIsIn } from "./people.ts"
import { longestStart } from "./start-server.ts"
import { hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"
import { newWriter, review, standing } from "./thoughts-people.ts"

/** A server on which people write what they think. */
const test = base.extend<object, { thoughts: OwnServer }>({
  thoughts: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({ env: { THOUGHTS: "on", UPLOADS: "off", GAMES: "none" } })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ thoughts }, use) => use(thoughts.url),
})

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

const section = (page: Page) => page.getByRole("region", { name: "Thoughts" })
const tabOf = (page: Page, name: string) => section(page).getByRole("tab", { name })
const takeBy = (page: Page, name: string) => section(page).getByRole("article", { name: `Thought by ${name}` })
const own = (page: Page) => section(page).getByRole("article", { name: "Your thought" })
const field = (page: Page) => section(page).getByRole("textbox", { name: "Your take" })

async function openThoughts(page: Page, { slug }: Tile): Promise<void> {
  // To another part of the page that is open a browser only scrolls.
  await page.goto("about:blank")
  await visit(page, `/tiles/${slug}#thoughts`)
}

async function finishedTiles(page: Page): Promise<[Tile, Tile, Tile]> {
  const [first, second, third] = (await allTiles(page)).filter(({ developing }) => !developing)
  if (!first || !second || !third) throw new Error("The pack has too few tiles.")
  return [first, second, third]
}

async function ownThoughts(page: Page): Promise<OwnThoughtsPage["thoughts"]> {
  const me = await whoIsIn(page.request)
  const answer = await page.request.get(`/documents/users/${me?.id}/thoughts`)
  const { documents } = (await answer.json()) as { documents: OwnThoughtsPage[] }
  return documents[0]?.thoughts ?? []
}

/** Goes through the feed until the card with the three thoughts is in view. */
async function goToCard(page: Page): Promise<Locator> {
  await visit(page, "/")
  for (let step = 0; step < 30 && (await titleInView(page)) !== "Found interesting"; step += 1) await stepOn(page)
  await expect(currentTile(page)).toHaveAttribute("aria-label", "Found interesting")
  return currentTile(page)
}

test("a guest reads takes, joins and writes one; it waits, stands, is found interesting, taken down and restored", {
  tag: "@core",
}, async ({ page, thoughts }) => {
  test.setTimeout(480_000)
  await rememberPointsToasts(page)
  const { url, dataDir } = thoughts
  const [tile, second, third] = await finishedTiles(page)
  const readers = await Promise.all(["Rae", "Sol", "Tam"].map((name) => newWriter(url, name)))
  await standing(thoughts, { tileId: tile.id, text: "I read this twice, and then to my mother.", by: "Mira" })
  await standing(thoughts, { tileId: second.id, text: "Nobody told me this at school.", by: "Noor" }, [...readers])
  await standing(thoughts, { tileId: third.id, text: "<b>Bold</b> of them.", by: "Otto" }, [...readers])

  await openThoughts(page, tile)
  await expect(section(page).getByRole("heading", { name: "Thoughts", exact: true })).toBeVisible()
  await tabOf(page, "Takes").click()
  await expect(takeBy(page, "Mira")).toContainText("I read this twice")
  await noBarriers(page)

  const words = "The moon keeps our mirrors, and gives the light back."
  await field(page).fill(words)
  await section(page).getByRole("button", { name: "Send", exact: true }).click()
  await expect(joinSheet(page)).toBeVisible()
  await noBarriers(page)
  await getIn(page, newAddress("ada"))
  await expect(field(page)).toHaveValue(words)
  await section(page).getByRole("button", { name: "Send", exact: true }).click()
  await tabOf(page, "Takes").click()
  await expect(own(page)).toContainText(words)
  await expect(own(page)).toContainText("A reviewer reads it first. You will see it here meanwhile.")
  await noBarriers(page)

  await expect.poll(async () => (await ownThoughts(page)).length).toBe(1)
  const [mine] = await ownThoughts(page)
  const thoughtId = mine?.thought.id ?? ""
  expect(await review(dataDir, "list")).toContain(thoughtId)
  await review(dataDir, "approve", thoughtId)
  const { entries } = await call<{ entries: { kind: string; points: number; action?: string }[] }>(
    page.request,
    "points-list_entries",
  )
  expect(entries.filter(({ points }) => points === 5)).toHaveLength(1)
  await openThoughts(page, tile)
  await tabOf(page, "Takes").click()
  await expect(own(page)).toContainText("Everybody can read it.")

  for (const reader of readers) await call(reader, "thoughts-mark_interesting", { thoughtId })
  const card = await goToCard(page)
  await expect(card).toContainText(words)
  // Words, and no markup.
  await expect(card).toContainText("<b>Bold</b> of them.")
  await noBarriers(page)

  // Reported, it is put before nobody until somebody has looked.
  const [reader] = readers
  if (reader)
    await call(reader, "thoughts-report_thought", { thoughtId, reason: "spam", text: "It is an advertisement." })
  const cards = await (await page.request.get("/documents/feedCards")).text()
  expect(cards).not.toContain(words)
  expect(await review(dataDir, "show", thoughtId)).toContain("It is an advertisement.")
  await review(dataDir, "reject", thoughtId, "--reason", "It advertises mirrors.")
  await openThoughts(page, tile)
  await tabOf(page, "Takes").click()
  await expect(own(page)).toContainText("It was taken down: It advertises mirrors.")
  await noBarriers(page)
  await own(page).getByRole("button", { name: "Ask for another look" }).click()
  await own(page).getByRole("textbox").fill("I have nothing to sell.")
  await own(page).getByRole("button", { name: "Ask", exact: true }).click()
  await expect(own(page)).toContainText("Somebody looks at it once more.")
  // It is said at once, and on its way.
  await expect.poll(() => review(dataDir, "list")).toMatch(/appeal +I have nothing to sell\./)
  await review(dataDir, "approve", thoughtId)

  await page.evaluate(() => sessionStorage.removeItem("points toasts seen"))
  await visit(page, "/me")
  const shelf = page.getByRole("region", { name: "Your thoughts" })
  await shelf.scrollIntoViewIfNeeded()
  await expect(shelf).toContainText(words)
  await expect(shelf).toContainText("Everybody can read it.")
  // The five points land as a pill, which fades over whatever lies below.
  await hasShownPoints(page, /for your thought/)
  await expect(page.locator(".points-toast")).toHaveCount(0)
  await noBarriers(page)
  for (const each of readers) await each.dispose()
})

/** By the Tab key alone, until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("Tab does not lead there.")
}

test("by the keyboard alone: a take is marked, reported, and its author hidden and shown again", async ({
  page,
  thoughts,
}) => {
  test.setTimeout(240_000)
  const [, , tile] = await finishedTiles(page)
  await standing(thoughts, { tileId: tile.id, text: "Buy my mirrors, all of you.", by: "Zed" })
  await signUp(page.request)
  await openThoughts(page, tile)
  await expect(tabOf(page, "Takes")).toContainText(/[1-9]/)
  await tabTo(page, section(page).getByRole("tab", { selected: true }))
  if ((await tabOf(page, "Takes").getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowRight")
  await expect(takeBy(page, "Zed")).toBeVisible()

  const interesting = takeBy(page, "Zed").getByRole("button", { name: /^Interesting/ })
  await tabTo(page, interesting)
  await page.keyboard.press("Space")
  await expect(interesting).toHaveAttribute("aria-pressed", "true")

  const menu = takeBy(page, "Zed").getByRole("button", { name: "What you can do with the thought by Zed" })
  await tabTo(page, menu)
  await page.keyboard.press("Enter")
  const sheet = page.getByRole("dialog")
  await expect(sheet).toBeVisible()
  await noBarriers(page)
  await tabTo(page, sheet.getByRole("button", { name: "Report" }))
  await page.keyboard.press("Enter")
  await tabTo(page, sheet.getByRole("radio", { name: "It is spam or advertising" }))
  await page.keyboard.press("Space")
  await noBarriers(page)
  await tabTo(page, sheet.getByRole("button", { name: "Send report" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Thank you" })).toBeVisible()
  await noBarriers(page)
  await tabTo(page, sheet.getByRole("button", { name: "Hide this person" }))
  await page.keyboard.press("Enter")
  await tabTo(page, sheet.getByRole("button", { name: "Hide", exact: true }))
  await page.keyboard.press("Enter")
  await expect(sheet).toBeHidden()
  await expect(takeBy(page, "Zed")).toHaveCount(0)

  await visit(page, "/settings")
  await tabTo(page, page.getByRole("button", { name: "Show", exact: true }))
  await page.keyboard.press("Enter")
  const again = page.getByRole("button", { name: "Show again: Zed" })
  await expect(again).toBeVisible()
  await noBarriers(page)
  await tabTo(page, again)
  await page.keyboard.press("Enter")
  await expect(again).toHaveCount(0)
  await openThoughts(page, tile)
  await tabOf(page, "Takes").click()
  await expect(takeBy(page, "Zed")).toBeVisible()
})

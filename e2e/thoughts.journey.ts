import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { OwnThoughtsPage } from "@confetti/contract/thoughts"
import type { Tile } from "@confetti/contract/tile"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { noBarriers } from "./barriers.ts"
import { allTiles, test as base, expect, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { getIn, joinSheet, newAddress, signUp, whoIsIn } from "./people.ts"
import { hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"
import { longestStart } from "./start-server.ts"
import { createApprovedThought, review } from "./thoughts-people.ts"

/** A server on which people write what they think, with photos. */
const test = base.extend<object, { thoughts: OwnServer }>({
  thoughts: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({ env: { THOUGHTS: "on", UPLOADS: "on", GAMES: "none" } })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ thoughts }, use) => use(thoughts.url),
})

test.describe.configure({ timeout: 120_000 })

const section = (page: Page) => page.getByRole("region", { name: "Thoughts" })
const takeBy = (page: Page, name: string) => section(page).getByRole("article", { name: `Thought by ${name}` })
const own = (page: Page) => section(page).getByRole("article", { name: "Your thought" })
const field = (page: Page) => section(page).getByRole("textbox", { name: "Your thought" })
const showAll = (page: Page) => section(page).getByRole("tab", { name: /^All/ }).click()
const send = (page: Page) => section(page).getByRole("button", { name: "Send", exact: true }).click()

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

test("a guest reads thoughts, joins and writes one, and it is public and earns points once it is approved", {
  tag: "@core",
}, async ({ page, thoughts }) => {
  await rememberPointsToasts(page)
  const [tile] = await finishedTiles(page)
  await createApprovedThought(thoughts, {
    tileId: tile.id,
    text: "I read this twice, and then to my mother.",
    by: "Mira",
  })
  await openThoughts(page, tile)
  await showAll(page)
  await expect(takeBy(page, "Mira")).toContainText("I read this twice")
  await noBarriers(page)

  const words = "The moon keeps our mirrors, and gives the light back."
  await field(page).fill(words)
  await send(page)
  await expect(joinSheet(page)).toBeVisible()
  await getIn(page, newAddress("ada"))
  await expect(field(page)).toHaveValue(words)
  await send(page)
  await showAll(page)
  await expect(own(page)).toContainText(words)
  await expect(own(page)).toContainText("It is waiting for review. You can see it here in the meantime.")
  await noBarriers(page)

  await expect.poll(async () => (await ownThoughts(page)).length).toBe(1)
  const [mine] = await ownThoughts(page)
  await review(thoughts.dataDir, "approve", mine?.thought.id ?? "")
  await openThoughts(page, tile)
  await showAll(page)
  await expect(own(page)).toContainText("Everyone can read it.")
  await visit(page, "/me")
  await expect(page.getByRole("region", { name: "Your thoughts" })).toContainText(words)
  await hasShownPoints(page, /for your thought/)
})

test("a reader marks a thought as interesting, reports it, and hides its author until they show them again", async ({
  page,
  thoughts,
}) => {
  const [, tile] = await finishedTiles(page)
  await createApprovedThought(thoughts, { tileId: tile.id, text: "Buy my mirrors, all of you.", by: "Zed" })
  await signUp(page.request)
  await openThoughts(page, tile)
  await showAll(page)
  const interesting = takeBy(page, "Zed").getByRole("button", { name: /^Interesting/ })
  await interesting.click()
  await expect(interesting).toHaveAttribute("aria-pressed", "true")

  await takeBy(page, "Zed").getByRole("button", { name: "Actions for the thought by Zed" }).click()
  const sheet = page.getByRole("dialog")
  await sheet.getByRole("button", { name: "Report" }).click()
  await sheet.getByRole("radio", { name: "It is spam or advertising" }).check()
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Send report" }).click()
  await expect(page.getByRole("dialog", { name: "Thank you" })).toBeVisible()
  await sheet.getByRole("button", { name: "Hide this person" }).click()
  await sheet.getByRole("button", { name: "Hide", exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(takeBy(page, "Zed")).toHaveCount(0)

  await visit(page, "/settings")
  await page.getByRole("button", { name: "Show", exact: true }).click()
  await page.getByRole("button", { name: "Show again: Zed" }).click()
  await expect(page.getByRole("button", { name: "Show again: Zed" })).toHaveCount(0)
  await openThoughts(page, tile)
  await showAll(page)
  await expect(takeBy(page, "Zed")).toBeVisible()
})

/** A photo that is large to send and quick to process: like a phone's, it has more behind its picture. */
async function makeLargePhoto(folder: string): Promise<string> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#4080a0" } })
  const path = join(folder, "beach.jpg")
  writeFileSync(path, Buffer.concat([await picture.jpeg().toBuffer(), Buffer.alloc(2 * 1024 * 1024)]))
  return path
}

/** Sets how many kilobytes a second a page uploads at most; 0 cuts its connection. */
async function uploadRateOf(page: Page): Promise<(kilobytes: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  return async (kilobytes) => {
    await session.send("Network.emulateNetworkConditions", {
      offline: kilobytes === 0,
      latency: 20,
      downloadThroughput: 8 * 1024 * 1024,
      uploadThroughput: Math.max(1, kilobytes) * 1024,
    })
  }
}

/** The browser's errors for a request whose connection broke. */
const broken = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/

test("a photo is sent though the connection breaks twice and the app is closed meanwhile", { tag: "@core" }, async ({
  page,
  complaints,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "confetti-files-"))
  const card = (of: Page) => of.locator(".upload-card").first()
  const percent = async (of: Page) => Number(await card(of).getByRole("progressbar").getAttribute("aria-valuenow"))
  const [, , tile] = await finishedTiles(page)
  await signUp(page.request)
  await openThoughts(page, tile)
  await field(page).fill("The water was as cold as it looks.")
  await page.locator('input[aria-label="Photo or clip"]').setInputFiles(await makeLargePhoto(folder))
  await expect(page.getByRole("button", { name: "Remove photo" })).toBeVisible()
  const setRate = await uploadRateOf(page)
  await setRate(150)
  await send(page)
  await showAll(page)
  await expect.poll(() => percent(page), { timeout: 30_000 }).toBeGreaterThan(5)
  await setRate(0)
  await expect(card(page)).toContainText("Waiting for a connection")
  const before = await percent(page)
  expect(before).toBeLessThan(100)
  await setRate(150)
  await expect(card(page)).toContainText("Uploading your photo")

  const again = await page.context().newPage()
  await page.close()
  const setNextRate = await uploadRateOf(again)
  // So slow that most of it is still to come, however long the page takes.
  await setNextRate(60)
  await openThoughts(again, tile)
  await showAll(again)
  await expect.poll(() => percent(again), { timeout: 30_000 }).toBeGreaterThanOrEqual(before)
  await setNextRate(0)
  await expect(card(again)).toContainText("Waiting for a connection")
  await setNextRate(8000)
  await expect(card(again)).toContainText("Waiting for review", { timeout: 90_000 })
  await own(again).getByRole("button", { name: "Photo", exact: true }).click()
  await expect(again.getByRole("dialog").getByRole("img")).toBeVisible()
  rmSync(folder, { recursive: true, force: true })
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !broken.test(each)))
})

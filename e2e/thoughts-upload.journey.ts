import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { CDPSession, Page } from "@playwright/test"
import sharp from "sharp"
import { test as base, expect, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { signUp } from "./people.ts"
import { longestStart } from "./start-server.ts"

/** What a browser says of a request whose line broke. */
const broken = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/

/** A server that takes photos and clips, and a folder for what is sent to it. */
const test = base.extend<object, { taking: OwnServer; folder: string }>({
  taking: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({ env: { THOUGHTS: "on", UPLOADS: "on" } })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- as above.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "confetti-files-"))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  baseURL: async ({ taking }, use) => use(taking.url),
})

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

const megabyte = 1024 * 1024

/** A JPEG of several megabytes: noise is what a camera's grain is to a line. */
async function largePhoto(folder: string): Promise<string> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 }
  const create = { width: 1800, height: 1200, channels: 3 as const, background: "#808080", noise }
  const path = join(folder, "beach.jpg")
  await sharp({ create }).jpeg({ quality: 95 }).toFile(path)
  return path
}

const hasFfmpeg = (() => {
  try {
    execFileSync("ffmpeg", ["-version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
})()

/** A clip of two seconds; and one that begins like it and holds nothing else. */
function clips(folder: string): { whole: string; torn: string } {
  const [whole, torn] = [join(folder, "whole.mp4"), join(folder, "torn.mp4")]
  const source = "testsrc=duration=2:size=320x240:rate=12"
  execFileSync("ffmpeg", ["-loglevel", "error", "-y", "-f", "lavfi", "-i", source, "-pix_fmt", "yuv420p", whole])
  writeFileSync(torn, Buffer.concat([readFileSync(whole).subarray(0, 2000), Buffer.alloc(20_000, 7)]))
  return { whole, torn }
}

/** The line of a page: so many kilobytes a second, or none at all. */
async function lineOf(page: Page): Promise<{ carry: (kilobytes: number) => Promise<void>; cut: () => Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  const set = (offline: boolean, kilobytes: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline,
      latency: 20,
      downloadThroughput: 8 * megabyte,
      uploadThroughput: kilobytes * 1024,
    })
  return {
    carry: (kilobytes) => set(false, kilobytes).then(() => undefined),
    cut: () => set(true, 1).then(() => undefined),
  }
}

/** To where people write about the tile that is open. */
async function toThoughts(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Thoughts/ })
    .first()
    .click()
  await expect(page.getByRole("textbox", { name: "Your take" })).toBeVisible()
}

async function openTile(page: Page): Promise<void> {
  await visit(page, "/")
  const href = await page.locator('a[href^="/tiles/"]').first().getAttribute("href")
  await visit(page, href ?? "/")
  await toThoughts(page)
}

async function write(page: Page, words: string, file: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your take" }).fill(words)
  await page.locator('input[aria-label="Photo or clip"]').setInputFiles(file)
  await expect(page.getByRole("button", { name: /^Take the (photo|clip) away$/ })).toBeVisible()
}

const card = (page: Page) => page.locator(".upload-card").first()
const bar = (page: Page) => card(page).getByRole("progressbar")
const arrived = async (page: Page) => Number(await bar(page).getAttribute("aria-valuenow"))

/** One's own stand on top of the takes. */
const showTakes = (page: Page) => page.getByRole("tab", { name: /^Takes/ }).click()

test("a photo arrives over a line that breaks twice, through an app that is killed", { tag: "@core" }, async ({
  page,
  folder,
  complaints,
}) => {
  test.setTimeout(120_000)
  await signUp(page.request)
  await openTile(page)
  const { pathname } = new URL(page.url())
  await write(page, "The water was as cold as it looks.", await largePhoto(folder))

  const line = await lineOf(page)
  await line.carry(150)
  await page.getByRole("form", { name: "Write a thought" }).getByRole("button", { name: "Send" }).click()
  await showTakes(page)
  await expect.poll(() => arrived(page), { timeout: 30_000 }).toBeGreaterThan(5)
  await line.cut()
  await expect(card(page)).toContainText("Waits for a connection")
  const before = await arrived(page)
  expect(before).toBeLessThan(100)
  await line.carry(150)
  await expect(card(page)).toContainText("Sending your photo")

  // The app is killed on the way, and opened again.
  const again = await page.context().newPage()
  await page.close()
  const next = await lineOf(again)
  // So slow that most of it is still to come, however long the page takes.
  await next.carry(60)
  await visit(again, pathname)
  await toThoughts(again)
  await showTakes(again)
  await expect.poll(() => arrived(again), { timeout: 30_000 }).toBeGreaterThanOrEqual(before)
  await next.cut()
  await expect(card(again)).toContainText("Waits for a connection")
  await next.carry(8000)

  await expect(card(again)).toContainText("Waits for review", { timeout: 90_000 })
  await again.getByRole("article", { name: "Your thought" }).getByRole("button", { name: "Photo", exact: true }).click()
  await expect(again.getByRole("dialog").getByRole("img")).toBeVisible()
  await again.keyboard.press("Escape")
  await expect(again.getByRole("dialog")).toBeHidden()
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !broken.test(each)))
})

test("a clip that is rejected is replaced by one that can be played", async ({ page, folder }) => {
  test.skip(!hasFfmpeg, "this machine makes no clips")
  test.setTimeout(120_000)
  const { whole, torn } = clips(folder)
  await signUp(page.request)
  await openTile(page)
  await write(page, "It moves.", torn)
  await page.getByRole("form", { name: "Write a thought" }).getByRole("button", { name: "Send" }).click()
  await showTakes(page)
  await expect(card(page)).toContainText("The file is damaged. Another one works.", { timeout: 60_000 })
  await page.locator('input[aria-label="Another file"]').first().setInputFiles(whole)
  await expect(card(page)).toContainText("Waits for review", { timeout: 90_000 })
  await expect(page.getByRole("group", { name: "Clip" }).first()).toBeVisible()
})

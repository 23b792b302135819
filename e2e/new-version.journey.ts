import type { BrowserContext, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, currentTile, expect, stepOn, titleInView, visit } from "./journey.ts"
import { lineTest as test } from "./on-rough-line.ts"
import type { RoughLine } from "./rough-line.ts"
import { startOwnServer } from "./own-server.ts"
import { workerIsThere } from "./worker.ts"

test.use({ serviceWorkers: "allow" })

const chip = (page: Page) => page.getByRole("button", { name: "New version: reload" })

/** From now on the server's worker is this one. */
function serve(line: RoughLine, script: string): void {
  line.follow((path) => (path === "/sw.js" ? { is: "answered", script } : { is: "passed" }))
}

/** The worker as it is, with another byte: to a browser, a new version. */
async function serveNewVersion(page: Page, line: RoughLine): Promise<void> {
  serve(line, `${await (await page.request.get("/sw.js")).text()}\n// Another version.\n`)
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** What a reload takes away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in globalThis)

/** An old worker goes once it has ended what it is about: a read that it may wait for, or the pictures ahead. */
const longestEnd = 30_000

/** Asked from a page that no worker controls: each visit to the app would give the old one more to end. */
async function newVersionIsActive(context: BrowserContext): Promise<void> {
  const outside = await context.newPage()
  const browser = await context.newCDPSession(outside)
  const statuses = new Map<string, string>()
  browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status)
  })
  await browser.send("ServiceWorker.enable")
  const inUse = () => [...statuses.values()].filter((each) => each !== "redundant")
  await expect.poll(inUse, { timeout: longestEnd }).toEqual(["activated"])
  await outside.close()
}

const isReloaded = (page: Page) =>
  expect.poll(() => isMarked(page).catch(() => true), { timeout: longestEnd }).toBe(false)

test("a new version waits for a tap, moves nothing until then, and keeps the place @both", async ({
  page,
  line,
}, info) => {
  await visit(page, "/")
  await workerIsThere(page)
  await stepOn(page)
  const title = await titleInView(page)
  await serveNewVersion(page, line)
  await page.reload()
  await alive(page)
  await expect(chip(page)).toBeVisible()
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
  await mark(page)
  await noBarriers(page)
  await page.screenshot({ path: info.outputPath("chip.png") })
  await chip(page).click()
  await isReloaded(page)
  await alive(page)
  await expect.poll(() => isWaiting(page), { timeout: longestEnd }).toBe(false)
  await expect(chip(page)).toBeHidden()
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
})

test("of two tabs, the one that did not ask is left alone until it does", async ({ page, context, line }) => {
  await visit(page, "/")
  await workerIsThere(page)
  const other = await context.newPage()
  await visit(other, "/games")
  await serveNewVersion(page, line)
  await page.reload()
  await alive(page)
  await expect(chip(page)).toBeVisible()
  await expect(chip(other)).toBeVisible()
  await mark(other)
  // It was started by a file that the new one does not have.
  await other.evaluate(() => document.querySelector("script[src]")?.setAttribute("src", "/assets/app-before.js"))
  await chip(page).click()
  await expect.poll(() => isWaiting(other), { timeout: longestEnd }).toBe(false)
  await expect(chip(page)).toBeHidden()
  expect(await isMarked(other)).toBe(true)
  await chip(other).click()
  await isReloaded(other)
})

test("a new version put off is there at the next start", async ({ page, context, line }) => {
  await visit(page, "/")
  await workerIsThere(page)
  await serveNewVersion(page, line)
  await page.reload()
  await page.getByRole("button", { name: "Later" }).click()
  await expect(chip(page)).toBeHidden()
  expect(await isWaiting(page)).toBe(true)
  await page.close()
  await newVersionIsActive(context)
  const next = await context.newPage()
  await visit(next, "/")
  await expect(chip(next)).toBeHidden()
})

test("a worker that failed is healed by the one that is served in its place, with all it kept", async ({
  page,
  line,
  complaints,
}) => {
  serve(
    line,
    `addEventListener("install", () => skipWaiting())
    addEventListener("activate", (event) => event.waitUntil(caches.open("old").then(() => clients.claim())))
    addEventListener("fetch", (event) => {
      if (event.request.mode === "navigate") event.respondWith(new Response("It failed."))
    })`,
  )
  await visit(page, "/")
  await workerIsThere(page)
  await page.reload()
  await expect(page.getByText("It failed.")).toBeVisible()
  const server = await startOwnServer({ env: { SERVICE_WORKER: "off" } })
  line.leadTo(server.url)
  line.follow(() => ({ is: "passed" }))
  await page.goto("/")
  await expect(currentTile(page)).toBeVisible()
  await alive(page)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      navigator.serviceWorker.controller,
      await caches.keys(),
    ])
  await expect.poll(left).toEqual([0, null, []])
  await page.close()
  await server.stop()
  // The page that failed has no icon.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("404")))
})

import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, currentTile, expect, stepOn, titleInView, visit } from "./journey.ts"
import { lineTest as test } from "./on-rough-line.ts"
import { startOwnServer } from "./own-server.ts"
import type { RoughLine } from "./rough-line.ts"
import { workerIsThere } from "./worker.ts"

test.use({ serviceWorkers: "allow" })

const chip = (page: Page) => page.getByRole("button", { name: "New version. Reload" })

/** From now on the server's worker is this one. */
function serve(line: RoughLine, script: string): void {
  line.follow((path) => (path === "/sw.js" ? { is: "answered", script } : { is: "passed" }))
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** A mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in globalThis)

/** An old worker goes once it has ended what it is about: a read that it may wait for, or the pictures ahead. */
const longestEnd = 30_000

const isReloaded = (page: Page) =>
  expect.poll(() => isMarked(page).catch(() => true), { timeout: longestEnd }).toBe(false)

test("a new version waits for a tap, keeps the place, and leaves other tabs alone", async ({ page, context, line }) => {
  test.setTimeout(120_000)
  await visit(page, "/")
  await workerIsThere(page)
  await stepOn(page)
  const title = await titleInView(page)
  const other = await context.newPage()
  await visit(other, "/games")
  // With another byte it is a new version to a browser.
  serve(line, `${await (await page.request.get("/sw.js")).text()}\n// Another version.\n`)
  await page.reload()
  await alive(page)
  await expect(chip(page)).toBeVisible()
  await expect(chip(other)).toBeVisible()
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
  await noBarriers(page)

  await page.getByRole("button", { name: "Later" }).click()
  await expect(chip(page)).toBeHidden()
  expect(await isWaiting(page)).toBe(true)
  await page.reload()
  await alive(page)
  await expect(chip(page)).toBeVisible()

  await mark(page)
  await mark(other)
  // The page was started by a file that the new version does not have.
  await other.evaluate(() => document.querySelector("script[src]")?.setAttribute("src", "/assets/app-before.js"))
  await chip(page).click()
  await isReloaded(page)
  await alive(page)
  await expect.poll(() => isWaiting(page), { timeout: longestEnd }).toBe(false)
  await expect(chip(page)).toBeHidden()
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
  expect(await isMarked(other)).toBe(true)
  await chip(other).click()
  await isReloaded(other)
})

test("a broken service worker is replaced, and leaves nothing behind", async ({ page, line, complaints }) => {
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
  expect(complaints.splice(0).filter((each) => !each.includes("404"))).toEqual([])
})

import type { Page } from "@playwright/test"
import { test as base, currentTile, expect, settled, titleInView } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"

/** A server that has seven tiles a day, and the games between them. */
export const test = base.extend<object, { daily: OwnServer }>({
  daily: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({ env: { TODAY: "on" } })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ daily }, use) => use(daily.url),
})

export const homeTab = (page: Page, words: string | RegExp) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: words, exact: true })

/** What a browser says of a request without a network. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

export const mark = (page: Page) => currentTile(page).locator(".cover-mark")

export async function step(page: Page, key = "ArrowDown"): Promise<void> {
  const before = await currentTile(page).getAttribute("aria-posinset")
  await page.keyboard.press(key)
  await expect.poll(() => currentTile(page).getAttribute("aria-posinset")).not.toBe(before)
  await settled(page, ".feed")
  // What is still being read has neither a name nor a mark; what can't be had says so.
  await expect(currentTile(page).locator(".waiting")).toHaveCount(0)
}

/** Uses the page and moves nothing: on a phone the day comes with the first use. */
export async function begin(page: Page): Promise<void> {
  await page.keyboard.press("Shift")
}

/** Goes on to the tile before the first of today's: the one behind the tile in view may be under a finger and stays, whatever it is. */
export async function stepOverNext(page: Page): Promise<void> {
  const following = currentTile(page).locator("xpath=following-sibling::article[1]")
  if ((await following.locator(".cover-mark").count()) > 0) return
  await expect(following).not.toHaveAttribute("aria-label", "Loading")
  const next = (await following.getAttribute("aria-label")) ?? ""
  await step(page)
  expect(await titleInView(page)).toBe(next)
}

/** Stays on the tile in view for as long as it takes to have read it. */
export async function read(page: Page): Promise<void> {
  await expect(mark(page)).toBeVisible()
  await page.clock.fastForward(3500)
}

/** Reads on to the end of today's tiles, or so many steps; gives what stood on the way, by its mark or its title. */
export async function readOn(page: Page, skipped: readonly string[] = [], steps = 16): Promise<string[]> {
  const met: string[] = []
  for (let at = 0; at < steps && met.at(-1) !== "Today’s seven"; at++) {
    await step(page)
    const title = await titleInView(page)
    const isTile = await mark(page).isVisible()
    const text = isTile ? ((await mark(page).textContent()) ?? "") : title
    met.push(text)
    if (isTile && !skipped.includes(text)) await read(page)
  }
  return met
}

export const sevenKept = (page: Page) =>
  page.evaluate(() => {
    const { today } = JSON.parse(localStorage.getItem("cf_today") ?? "{}") as { today?: { tiles: { id: string }[] } }
    return today?.tiles.map(({ id }) => id) ?? []
  })

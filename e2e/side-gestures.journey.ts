import type { Page } from "@playwright/test"
import { test as base, currentTile, drag, expect, settled, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"

/** Journeys where the operator has switched a finger's way sideways off for Android. */
const test = base.extend<object, { switchedOff: OwnServer }>({
  switchedOff: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOwnServer({ env: { ANDROID_SIDE_GESTURES: "off", GAMES: "none" } })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ switchedOff }, use) => use(switchedOff.url),
})

const strip = (page: Page) => currentTile(page).locator(".strip")
const pageOf = (page: Page) => strip(page).evaluate((each) => Math.round(each.scrollLeft / each.clientWidth))
const overflow = (page: Page) => strip(page).evaluate((each) => getComputedStyle(each).overflowX)

/** A phone shows buttons for every swipe when it is asked to. */
async function open(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: "cf_look", value: "100b", url: baseURL ?? "" }])
  await visit(page, "/")
}

test.describe("on Android", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  })

  test("a finger walks no tile sideways where that is off, and its buttons do", async ({ page, baseURL }) => {
    await open(page, baseURL)
    // What follows whoever is here comes with the first use.
    await currentTile(page).getByRole("button", { name: "Next subtile" }).press("Enter")
    await expect.poll(() => pageOf(page)).toBe(1)
    await expect.poll(() => overflow(page)).toBe("hidden")
    await drag(page, strip(page), { x: -1 })
    await settled(page, ".feed")
    expect(await pageOf(page)).toBe(1)
  })
})

test.describe("on a phone of Apple's", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1",
  })

  test("it does all the same", async ({ page, baseURL }) => {
    await open(page, baseURL)
    await drag(page, strip(page), { x: -1 })
    await expect.poll(() => pageOf(page)).toBe(1)
    expect(await overflow(page)).not.toBe("hidden")
  })
})

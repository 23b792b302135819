import type { Page } from "@playwright/test"
import { expect, test } from "./journey.ts"
import { type Fault, type FaultOf, type RoughLine, startRoughLine } from "./rough-line.ts"

/** Journeys with a line in front of the server of them all. */
export const lineTest = test.extend<{ line: RoughLine }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
  line: async ({}, use) => {
    const line = await startRoughLine(process.env["JOURNEYS_URL"] ?? "")
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

/** The browser's errors for an incomplete response. */
export const brokenLine = /ERR_(EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|CONNECTION_RESET)/

/** The first that is asked of each of these meets this fault; what is tried again passes. */
export function firstOfEach(paths: readonly string[], fault: Fault): FaultOf {
  const met = new Set<string>()
  return (path) => {
    if (!paths.includes(path) || met.has(path)) return { is: "passed" }
    met.add(path)
    return fault
  }
}

/** Time goes on until nothing waits on this device any more. */
export async function nothingWaits(page: Page, timeout = 60_000): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000)
    const waiting = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^cf_outbox_(?!of$)/.test(key)))
    expect(waiting).toEqual([])
  }).toPass({ intervals: [200], timeout })
}

/** Waits until it is agreed whose the likes of this device are: from then on they are told one by one. */
export async function likesAreAgreed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("cf_likes_of")), { timeout: 20_000 })
    .toContain('"merge":null')
}

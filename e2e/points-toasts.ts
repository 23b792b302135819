import { expect, type Page } from "@playwright/test"

/**
 * Keeps what lands on this page, as a screen reader is told of it too: a pill is there for a moment, and a busy machine may look too late.
 */
export async function rememberPointsToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = "points toasts seen"
    let last: Element | null = null
    // Consecutive pills may say the same.
    const look = () => {
      const pill = document.querySelector("[role=status] > .points-toast")
      if (!pill || pill === last) return
      last = pill
      const seen = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[]
      sessionStorage.setItem(key, JSON.stringify([...seen, pill.textContent]))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
}

const seenOn = (page: Page) => page.evaluate(() => sessionStorage.getItem("points toasts seen") ?? "")

/** Waits until something with these words has landed, on this page or an earlier one of the same visit. */
export async function hasShownPoints(page: Page, words: string | RegExp): Promise<void> {
  await expect.poll(() => seenOn(page)).toMatch(words)
}

/**
 * The same for what lands only after a pause: a read waits for others before it is told, and its point for others before it lands.
 * The page's clock, which the journey has installed, is put forward so that nobody waits for real.
 */
export async function hasLandedLater(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000)
    expect(await seenOn(page)).toMatch(words)
  }).toPass({ intervals: [100, 250] })
}

import { expect, type Page } from "@playwright/test"

/** Keeps what lands on this page: a pill is there for a moment, and a busy machine may look too late. */
export async function rememberLandings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = "landings seen"
    const look = () => {
      const text = document.querySelector(".landing-pill")?.textContent ?? ""
      const seen = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[]
      if (text !== "" && seen.at(-1) !== text) sessionStorage.setItem(key, JSON.stringify([...seen, text]))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
}

/** Waits until something with these words has landed, on this page or an earlier one of the same visit. */
export async function hasLanded(page: Page, words: string | RegExp, options: { timeout?: number } = {}): Promise<void> {
  const seen = () => page.evaluate(() => sessionStorage.getItem("landings seen") ?? "")
  await expect.poll(seen, options).toMatch(words)
}

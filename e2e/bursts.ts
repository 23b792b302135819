import type { Page } from "@playwright/test"

/** Keeps what bursts on this page: it is there for a moment, and a busy machine may look too late. */
export async function rememberBursts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { name: string; size: number; x: number; y: number }[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && /^(burst|like-heart)/.test(node.className)) {
            const { left, top, width, height } = node.getBoundingClientRect()
            const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
            seen.push({ name: node.className.split(" ")[0] ?? "", size: node.offsetWidth, x, y })
          }
    }).observe(document, { subtree: true, childList: true })
  })
}

type Seen = { name: string; size: number; x: number; y: number }

export const seenOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen)
export const hasSeen = async (page: Page, name: string) => (await seenOn(page)).some((each) => each.name === name)

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pseudoLocale } from "@confetti/messages/build/pseudo-catalogue"
import type { Page } from "@playwright/test"
import { ensureBuilt } from "../tools/ensure-built.mjs"
import { noBarriers } from "./barriers.ts"
import { currentTile, expect, openTile, test as base, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"

const test = base.extend<object, { mirrored: OwnServer }>({
  mirrored: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      await ensureBuilt(join(import.meta.dirname, ".."), pseudoLocale)
      const server = await startOwnServer({
        edit: ({ dir }) => {
          const pack = join(dir, "pack.yaml")
          writeFileSync(pack, readFileSync(pack, "utf8").replace(/^language: .*$/m, `language: ${pseudoLocale}`))
        },
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ mirrored }, use) => use(mirrored.url),
})

/** Nothing overflows the page on either side. */
async function fitsItsPage(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(over).toBe(0)
}

test("screens are laid out from right to left, and a tile's pages lie to its left", async ({ page }) => {
  for (const path of ["/search", "/me", "/games", "/games/wurd", "/me/shop", "/settings", "/"]) {
    await visit(page, path)
    await fitsItsPage(page)
  }
  await noBarriers(page)

  const strip = currentTile(page).locator(".strip")
  const dot = currentTile(page).locator(".dots-row i[data-current]")
  const at = () => dot.evaluate((each) => Array.from(each.parentElement?.children ?? []).indexOf(each))
  expect(await at()).toBe(0)
  await page.keyboard.press("ArrowLeft")
  await expect.poll(at).toBe(1)
  expect(await strip.evaluate((each) => each.scrollLeft)).toBeLessThan(0)
  await page.keyboard.press("ArrowRight")
  await expect.poll(at).toBe(0)

  await openTile(page)
  await fitsItsPage(page)
})

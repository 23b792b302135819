import type { Page } from "playwright"
import type { Shot } from "./states.ts"

/** Screens beside the stage on a wide screen, and the same on a phone, where they cover it. */
export const wideShots: Shot[] = [
  { name: "24-beside-following", pose: (page) => visit(page, "/") },
  {
    name: "24-beside-reading",
    pose: async (page) => {
      await visit(page, "/")
      await page.keyboard.press("Enter")
      await page.locator("article.detail").waitFor()
      await page.locator(".tile-screen").evaluate((story) => story.scrollTo({ top: 480, behavior: "instant" }))
    },
  },
  {
    name: "24-beside-a-card",
    pose: async (page) => {
      await visit(page, "/")
      const card = page.locator("[data-current] .feed-card")
      for (let step = 0; step < 10 && (await card.count()) === 0; step++) {
        const place = await page.locator(".feed-item[data-current]").getAttribute("aria-posinset")
        await page.locator(".feed").evaluate((feed) => feed.scrollBy({ top: feed.clientHeight, behavior: "instant" }))
        await page.locator(`.feed-item[data-current]:not([aria-posinset="${place}"])`).waitFor()
      }
      await card.waitFor()
    },
  },
  { name: "25-search-tile", pose: (page, scene) => visit(page, `/search/tiles/${scene.tiles[0]?.slug}`) },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

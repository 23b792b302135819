import type { Page } from "playwright"
import type { Shot } from "./states.ts"

/** A story under a finger that pulls it down. */
export const movementShots: Shot[] = [
  { name: "68-pulled-from-feed", pose: (page) => pulled(page, "/", ".feed-item[data-current] h2 a") },
  { name: "68-pulled-from-search", pose: (page) => pulled(page, "/search", ".mosaic .card") },
]

async function pulled(page: Page, path: string, link: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
  await page.locator(link).first().click()
  await page.locator("article.detail").waitFor()
  await page.locator("html:not([data-move])").waitFor()
  const session = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove", y: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: 200, y }] })
  await touch("touchStart", 200)
  for (let step = 1; step <= 8; step++) await touch("touchMove", 200 + step * 20)
}

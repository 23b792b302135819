import type { Page } from "playwright"
import { someoneWith } from "../../e2e/earn.ts"
import type { Shot } from "./states.ts"

/** States under a finger and for a moment after it, still and not moving. */
export const fingerShots: Shot[] = [
  {
    name: "65-cover-pressed",
    pose: async (page) => {
      await visit(page)
      await page.locator("[data-current] .cover").evaluate((cover) => cover.setAttribute("data-pressed", "pressed"))
      await press(page)
    },
    options: { animations: "allow" },
  },
  {
    name: "65-cover-opening",
    pose: async (page) => {
      await visit(page)
      await page.locator("[data-current] .cover").evaluate((cover) => cover.setAttribute("data-pressed", "opening"))
    },
  },
  {
    name: "65-like",
    pose: async (page) => {
      await visit(page)
      await page.keyboard.press("l")
      await hold(page, ".burst, .like-heart", 330)
    },
    options: { animations: "allow" },
  },
  {
    name: "67-balance",
    pose: async (page) => {
      await someoneWith(page, 45)
      await visit(page)
      await page.locator(".balance-badge").waitFor()
    },
  },
  {
    name: "67-points-fly",
    pose: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: async () => undefined }))
      await someoneWith(page, 0)
      await visit(page)
      await page.locator("[data-current] .strip").evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }))
      await page.locator("[data-current]").getByRole("button", { name: "Share", exact: true }).click()
      await page.locator(".points-toast").waitFor()
      await page.locator('.burst [data-form="dot"]:only-of-type, .burst i + i').first().waitFor()
      await hold(page, ".burst, .points-toast", 620)
    },
    options: { animations: "allow" },
  },
]

async function visit(page: Page): Promise<void> {
  await page.goto("/")
  await page.waitForLoadState("networkidle")
}

/** A finger in the middle of the picture, which rests there. */
async function press(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: width / 2, y: height / 3 }]
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
}

/** Stops what moves in these at a moment of it, in milliseconds. */
async function hold(page: Page, selector: string, at: number): Promise<void> {
  // A burst has no size of its own.
  await page.locator(selector).first().waitFor({ state: "attached" })
  await page.evaluate(
    ({ selector, at }) => {
      for (const each of document.getAnimations()) {
        const { target } = each.effect as KeyframeEffect
        if (!target?.closest(selector)) continue
        each.pause()
        each.currentTime = at
      }
    },
    { selector, at },
  )
}

import type { Browser, CDPSession, Locator, Page } from "playwright"
import { back, currentTile, detail, settled, titleLink } from "../../e2e/journey.ts"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"
import { type Interactions, watchInteractions } from "./watch-interactions.ts"

declare const interactions: Interactions

const size = { width: 390, height: 844 }
const slowdown = 4

export const kinds = ["swipe", "like", "open", "back"] as const

export type Kind = (typeof kinds)[number]

/** Of each kind at least as many as there were rounds, in milliseconds: from the finger or the key to the frame that shows it. */
export type InteractionTimes = Record<Kind, number[]>

/**
 * Interactions with the feed on a processor four times as slow, by a finger; a swipe by its key, since what a finger scrolls is the
 * browser's own and no interaction by its count. The first round is the first use of the page, and counts.
 */
export async function measureInteractions(browser: Browser, url: string, rounds: number): Promise<InteractionTimes> {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  await rememberTutorials(context)
  const page = await context.newPage()
  await page.addInitScript(watchInteractions)
  await page.goto(url, { waitUntil: "networkidle" })
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const times: InteractionTimes = { swipe: [], like: [], open: [], back: [] }
  for (let round = 0; round < rounds; round++) {
    do {
      times.swipe.push(await timed(page, () => page.keyboard.press("ArrowDown")))
      await settled(page, ".feed")
      // On past cards, which cannot be liked.
    } while (!(await likeButton(page).isVisible()))
    times.like.push(await timed(page, () => tap(session, likeButton(page))))
    times.open.push(
      await timed(page, async () => {
        await tap(session, titleLink(page))
        await detail(page).waitFor()
      }),
    )
    times.back.push(
      await timed(page, async () => {
        await tap(session, back(page))
        await detail(page).waitFor({ state: "detached" })
      }),
    )
    await settled(page, ".feed")
  }
  await context.close()
  return times
}

const likeButton = (page: Page) => currentTile(page).getByRole("button", { name: "Like", exact: true })

/** The longest interaction within what is done, told once the page has come to rest. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  const since = await page.evaluate(() => performance.now())
  await act()
  await page.evaluate(resting)
  return page.evaluate((from) => interactions.longest(from), since)
}

/** Resolves when all that moves with an end has ended and some frames more have been drawn: by then the browser has told. */
async function resting(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // A cover drifts for as long as it is in view, and what a scroll drives ends with no time.
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
  for (let frames = 0; frames < 4; frames++) await frame()
}

async function tap(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error("There is nothing to tap.")
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

import { expect } from "@playwright/test"
import type { Page } from "playwright"
import { alive, detail, settled, titleInView, titleLink } from "../../../e2e/journey.ts"
import type { Visit } from "../visit.ts"

/** Shared by the ten people: how each way of using the app is done, and what it is for. */

export async function open({ page, step }: Visit, path = "/"): Promise<void> {
  await step(`opens ${path}`, () => page.goto(path), { isLoad: true, until: () => alive(page) })
}

/** The next tile or card, by whatever `move` does. */
export async function goOn({ page, step }: Visit, name: string, move: (page: Page) => Promise<unknown>): Promise<void> {
  const before = await titleInView(page)
  const isOther = () => expect.poll(() => titleInView(page)).not.toBe(before)
  await step(name, () => move(page), { until: async () => (await isOther(), await settled(page, ".feed")) })
}

/** Past cards, to a tile with a title that leads into it. */
export async function toTile(visit: Visit, move: (page: Page) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < 4 && !(await titleLink(visit.page).isVisible()); at++)
    await goOn(visit, "goes on past a card", move)
}

export const swipeUp = (page: Page): Promise<void> => flick(page, { x: 0, y: -0.6 })

/** As many frames as a quick finger is on the glass. */
const moves = 10

/** A finger across the middle of the window, by a share of its size. */
export async function flick(page: Page, by: { x: number; y: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const from = { x: width * (0.5 - by.x / 2), y: height * (0.5 - by.y / 2) }
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints })
  const moveTo = (share: number) =>
    touch("touchMove", [{ x: from.x + by.x * width * share, y: from.y + by.y * height * share }])
  // Its first step is sent with it: a frame of a busy page may take as long as a hold.
  await Promise.all([touch("touchStart", [from]), moveTo(1 / moves)])
  for (let move = 2; move <= moves; move++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    await moveTo(move / moves)
  }
  await touch("touchEnd", [])
  await session.detach()
}

export async function openStory(visit: Visit, act: (page: Page) => Promise<unknown>): Promise<void> {
  await visit.step("opens the story", () => act(visit.page), { until: () => expect(detail(visit.page)).toBeVisible() })
}

/** Reads to where the next tile waits. */
export async function readToEnd({ page, step }: Visit): Promise<void> {
  const next = page.getByRole("link", { name: /^Next: / })
  const toFoot = async () => {
    await page.locator(".tile-screen").evaluate((story) => story.scrollTo({ top: story.scrollHeight }))
    return next.isVisible()
  }
  await step("reads to the end", () => expect.poll(toFoot).toBe(true))
}

export async function goBack({ page, keepsPlace }: Visit, name: string, act: () => Promise<unknown>): Promise<void> {
  await keepsPlace(name, act, { isQuiet: false, until: () => expect(page).toHaveURL(/\/(?:\?t=\w+)?$/) })
}

/** The ring on the Home tab, which says how much of today there is still. */
export const ofToday = (page: Page): Promise<void> =>
  expect(page.getByRole("link", { name: /^Home.*\d of \d read today/ })).toBeVisible()

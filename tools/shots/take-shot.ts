import type { Browser } from "playwright"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"
import type { Scene } from "./scene.ts"
import type { Shot } from "./states.ts"

/** `scale` is the device's pixels for each of the page's. */
export type ShotSize = { width: number; height: number; scale: number; isMobile: boolean }

/** Takes one screen in its state, in a browser's profile of its own. */
export async function takeShot(
  browser: Browser,
  shot: Shot,
  size: ShotSize,
  scene: Scene,
  url: string,
): Promise<Buffer> {
  const { width, height, scale, isMobile } = size
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile,
    hasTouch: isMobile,
    serviceWorkers: shot.isOffline ? "allow" : "block",
    locale: "en-GB",
    baseURL: url,
  })
  try {
    await rememberTutorials(context, shot.tutorialsSeen, shot.wasAsked)
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await shot.pose(page, scene)
    await page.waitForLoadState("networkidle")
    await page.evaluate(picturesInView)
    return await page.screenshot({ animations: "disabled", ...shot.options })
  } finally {
    await context.close()
  }
}

/** Resolves when every picture on screen has been drawn. */
async function picturesInView(): Promise<void> {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
}

import type { Browser } from "playwright"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"

/** In milliseconds: the longest task of the main thread, and what all of them take beyond 50 each. */
export type LongTasks = { longest: number; blocking: number }

/** A phone of the middle, as Lighthouse has it. */
const slowdown = 4
/** A page is idle once this long has passed without a long task or an answer, in milliseconds. */
const quietFor = 2000
const tolerated = 50

/** The long tasks of a first visit from the first byte until the page is idle, on a processor four times as slow. */
export async function measureLongTasks(browser: Browser, url: string): Promise<LongTasks> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  })
  await rememberTutorials(context)
  const page = await context.newPage()
  let heardAt = performance.now()
  page.on("response", () => {
    heardAt = performance.now()
  })
  const tasks: number[] = []
  await page.exposeFunction("tellLongTask", (duration: number) => {
    tasks.push(duration)
    heardAt = performance.now()
  })
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellLongTask: (duration: number) => void }).tellLongTask
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tell(duration)
    }).observe({ type: "longtask", buffered: true })
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.goto(url, { waitUntil: "load" })
  while (performance.now() - heardAt < quietFor) await page.waitForTimeout(100)
  await context.close()
  return {
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - tolerated), 0),
  }
}

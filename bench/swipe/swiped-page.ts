import { setTimeout as wait } from "node:timers/promises"
import type { Browser, CDPSession, Page } from "playwright"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"
import { addFrames, countFrames, type Frames, type TraceEvent } from "./frames.ts"
import { type Watch, watchPage } from "./watch-page.ts"

declare const watch: Watch

/** Totals of all swipes so far. Bytes, counts and milliseconds. */
export type Measured = {
  swipes: number
  /** Swipes that did not end exactly one item further. */
  astray: number
  frames: Frames
  /** Long tasks begun while swiping. */
  longTasks: number[]
  mostElements: number
  mostMedia: number
  /** Nodes the browser holds, those taken out of the page but not yet let go among them. */
  mostNodes: number
}

const size = { width: 390, height: 844 }
const slowdown = 4
/** Pixels of a swipe, in how many moves, and milliseconds between them. */
const flick = 480
const steps = 12
const frame = 1000 / 60

/** A page that is swiped through like a phone of a quarter of this machine's speed would be. */
export class SwipedPage {
  private readonly page: Page
  private readonly session: CDPSession
  /** How many items there are to be swiped to, the feed's end included. */
  private readonly items: number
  private at = 0
  private direction: 1 | -1 = 1
  readonly measured: Measured = {
    swipes: 0,
    astray: 0,
    frames: { due: 0, dropped: 0, partial: 0 },
    longTasks: [],
    mostElements: 0,
    mostMedia: 0,
    mostNodes: 0,
  }

  private constructor(page: Page, session: CDPSession, items: number) {
    this.page = page
    this.session = session
    this.items = items
  }

  static async open(browser: Browser, url: string, items: number): Promise<SwipedPage> {
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
    // Tutorials of earlier swipes were seen.
    await rememberTutorials(context)
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    await page.goto(url, { waitUntil: "load" })
    // The service worker settles in first: it is not what is measured.
    await page.waitForTimeout(4000)
    const session = await context.newCDPSession(page)
    await session.send("HeapProfiler.enable")
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    return new SwipedPage(page, session, items)
  }

  /** Swipes some times, in one trace, turning round at the feed's ends. */
  async swipe(times: number): Promise<void> {
    await this.page.bringToFront()
    const before = await this.page.evaluate(() => watch.longTasks.length)
    const frames = await this.traced(async () => {
      for (let time = 0; time < times; time++) await this.swipeOnce()
    })
    const longTasks = await this.page.evaluate((from) => watch.longTasks.slice(from), before)
    this.measured.longTasks.push(...longTasks)
    this.measured.frames = addFrames(this.measured.frames, frames)
  }

  /** Bytes in use after a collection: objects, what the DOM holds, and buffers. */
  async heap(): Promise<number> {
    // Objects freed by finalizers go with the second collection.
    for (let time = 0; time < 2; time++) await this.session.send("HeapProfiler.collectGarbage")
    const heap = (await this.session.send("Runtime.getHeapUsage")) as {
      usedSize: number
      embedderHeapUsedSize?: number
      backingStorageSize?: number
    }
    return heap.usedSize + (heap.embedderHeapUsedSize ?? 0) + (heap.backingStorageSize ?? 0)
  }

  private async swipeOnce(): Promise<void> {
    if (this.at + this.direction >= this.items || this.at + this.direction < 0) this.direction *= -1
    const settled = this.page.evaluate(() => watch.settled())
    await this.drag(this.direction)
    const at = await settled
    const { measured } = this
    measured.swipes += 1
    if (at !== this.at + this.direction) measured.astray += 1
    this.at = at
    const { elements, media } = await this.page.evaluate(() => watch.count())
    const { nodes } = await this.session.send("Memory.getDOMCounters")
    measured.mostElements = Math.max(measured.mostElements, elements)
    measured.mostMedia = Math.max(measured.mostMedia, media)
    measured.mostNodes = Math.max(measured.mostNodes, nodes)
  }

  /** A finger over more than half of the screen in a fifth of a second: it means one item, however the machine stutters. */
  private async drag(direction: 1 | -1): Promise<void> {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", step: number) => {
      const touchPoints = [{ x: size.width / 2, y: size.height / 2 + direction * (flick / 2 - (flick * step) / steps) }]
      return this.session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : touchPoints,
      })
    }
    const startedAt = performance.now()
    await touch("touchStart", 0)
    for (let step = 1; step <= steps; step++) {
      await wait(Math.max(0, startedAt + step * frame - performance.now()))
      await touch("touchMove", step)
    }
    await touch("touchEnd", steps)
  }

  /** Frames are reported in a trace. One for each block of swipes keeps it small. */
  private async traced(work: () => Promise<void>): Promise<Frames> {
    let frames: Frames = { due: 0, dropped: 0, partial: 0 }
    const take = ({ value }: { value: object[] }) => {
      frames = addFrames(frames, countFrames(value as TraceEvent[]))
    }
    this.session.on("Tracing.dataCollected", take)
    await this.session.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: ["benchmark"], excludedCategories: ["*"] },
    })
    await work()
    const complete = new Promise((resolve) => this.session.once("Tracing.tracingComplete", resolve))
    await this.session.send("Tracing.end")
    await complete
    this.session.off("Tracing.dataCollected", take)
    return frames
  }
}

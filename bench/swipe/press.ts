// node bench/swipe/press.ts [--taps 30]
// How long after a finger comes down on a cover the cover has moved, at this machine's speed and at a quarter of it, beside a page
// that does nothing but change a style. Both are pressed in turn, so that a busy moment of the machine meets both.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import type { Browser, CDPSession, Page } from "playwright"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"
import { openChromium } from "../web/open-chromium.ts"
import { type Figure, printVerdicts, rounded, told } from "../web/print-verdicts.ts"
import { startDrawnServer } from "../web/start-drawn-server.ts"
import { type PressWatch, watchPress } from "./watch-press.ts"

const { values: options } = parseArgs({ options: { taps: { type: "string", default: "30" } } })
const taps = Number(options.taps)

const size = { width: 390, height: 844 }
/** Until what was pressed has come back, in milliseconds. */
const rest = 400

declare const pressWatch: PressWatch

type Pressed = { page: Page; session: CDPSession }

async function open(browser: Browser, url: string, selector: string): Promise<Pressed> {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  await rememberTutorials(context)
  const page = await context.newPage()
  await page.addInitScript(watchPress, selector)
  await page.goto(url, { waitUntil: "networkidle" })
  return { page, session: await context.newCDPSession(page) }
}

/** Milliseconds from the touch to the end of the first frame that shows it. */
async function press({ page, session }: Pressed): Promise<number> {
  await page.bringToFront()
  // Ready before the finger comes down: the two are sent on separate channels.
  await page.evaluate(() => pressWatch.begin())
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: size.width / 2, y: size.height / 3 }],
  })
  const took = await page.evaluate(() => pressWatch.took())
  // Nothing is opened by it.
  await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] })
  await wait(rest)
  return took
}

function at(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

async function measure(ours: Pressed, plain: Pressed, slowdown: number): Promise<Figure[]> {
  const [we, they]: [number[], number[]] = [[], []]
  for (const { session } of [ours, plain]) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  for (let tap = 0; tap < taps; tap++) {
    we.push(await press(ours))
    they.push(await press(plain))
  }
  return [0.5, 0.95].flatMap((share) => {
    const [here, there] = [at(share, we), at(share, they)]
    const what = `${slowdown === 1 ? "full speed" : `a ${slowdown}th of it`}, ${share === 0.5 ? "median" : "p95"} of ${taps}`
    return [
      told(what, `${rounded(here)} ms`, `${rounded(there)} ms`),
      told(`${what}: times the baseline`, rounded(here / there)),
    ]
  })
}

/** The least a page can do about a finger. */
const plainHtml = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1">
<title>One box</title><style>html, body, div { height: 100%; margin: 0; background: #333; touch-action: none }</style></head><body><div></div><script>
const box = document.querySelector("div")
addEventListener("pointerdown", () => { box.style.scale = "0.97" })
addEventListener("pointercancel", () => { box.style.scale = "" })
</script></body></html>`

const server = await startDrawnServer()
const plainServer = createServer((_, response) => response.setHeader("content-type", "text/html").end(plainHtml))
await new Promise<void>((resolve) => plainServer.listen(0, "127.0.0.1", resolve))
const browser = await openChromium()
try {
  const ours = await open(browser, server.url, ".feed-item[data-current] .cover-art")
  const plain = await open(browser, `http://localhost:${(plainServer.address() as AddressInfo).port}`, "div")
  const first = await press(ours)
  printVerdicts([
    told("the very first touch", `${rounded(first)} ms`),
    ...(await measure(ours, plain, 1)),
    ...(await measure(ours, plain, 4)),
  ])
} finally {
  await browser.close()
  plainServer.close()
  await server.stop()
}

// node bench/swipe/run.ts [--swipes 500]
// Swipes through the feed at a quarter of this machine's speed: frames, memory, elements, long tasks; a page of black boxes
// beside it. Both are swiped in turn, block by block, so that a busy moment of the machine meets both. Some twelve minutes.
import { parseArgs } from "node:util"
import { openChromium } from "../web/open-chromium.ts"
import { atMost, type Figure, printVerdicts, rounded, told } from "../web/print-verdicts.ts"
import { startDrawnServer } from "../web/start-drawn-server.ts"
import { servePlainPage } from "./plain-page.ts"
import { type Measured, SwipedPage } from "./swiped-page.ts"

const { values: options } = parseArgs({ options: { swipes: { type: "string", default: "500" } } })
const swipes = Number(options.swipes)
const [ourBlock, plainBlock] = [25, 5]

/** Five covers with their texts, the chrome around them, and room to grow; a feed kept whole would be ten thousand. */
const mostElements = 1000
/** Text and attributes count too, and what a collection has not yet taken. */
const mostNodes = 20_000

async function swipeBoth(ours: SwipedPage, plain: SwipedPage): Promise<void> {
  const blocks = Math.ceil(swipes / ourBlock)
  for (let block = 0; block < blocks; block++) {
    const both = [() => ours.swipe(Math.min(ourBlock, swipes - block * ourBlock)), () => plain.swipe(plainBlock)]
    for (const one of block % 2 === 0 ? both : both.reverse()) await one()
    const longest = Math.max(0, ...ours.measured.longTasks)
    console.error(`${ours.measured.swipes} swipes, ${rounded(dropped(ours.measured))} % dropped, longest ${longest} ms`)
  }
}

/** Of the frames due while something moved, percent. */
function dropped({ frames }: Measured): number {
  return frames.due === 0 ? Number.NaN : (100 * frames.dropped) / frames.due
}

function inTime({ frames }: Measured): string {
  return `${frames.due - frames.dropped - frames.partial} of ${frames.due}`
}

function figures(ours: Measured, plain: Measured, growth: number, plainGrowth: number): Figure[] {
  const [we, they] = [dropped(ours), dropped(plain)]
  return [
    told("swipes", String(ours.swipes), String(plain.swipes)),
    atMost("swipes that did not end one tile further", ours.astray, 0, "", String(plain.astray)),
    told("frames dropped", `${rounded(we)} %`, `${rounded(they)} %`),
    {
      what: "frames dropped beyond the baseline's",
      value: `${rounded(we - they)} %`,
      limit: "< 1 %",
      baseline: "",
      isKept: we - they < 1,
    },
    told("frames whole and in time", inTime(ours), inTime(plain)),
    told("frames shown before the main thread's part", String(ours.frames.partial), String(plain.frames.partial)),
    atMost("heap growth", growth / 1e6, 20, " MB", `${rounded(plainGrowth / 1e6)} MB`),
    atMost("most media elements", ours.mostMedia, 3, "", String(plain.mostMedia)),
    atMost("most elements in the page", ours.mostElements, mostElements, "", String(plain.mostElements)),
    atMost("most nodes held", ours.mostNodes, mostNodes, "", String(plain.mostNodes)),
    atMost("longest task", Math.max(0, ...ours.longTasks), 100, " ms", rounded(Math.max(0, ...plain.longTasks))),
    told("tasks over 50 ms", String(ours.longTasks.length), String(plain.longTasks.length)),
  ]
}

const server = await startDrawnServer()
const items = server.tiles.length + 1
const plainPage = await servePlainPage(items)
const browser = await openChromium()
try {
  const ours = await SwipedPage.open(browser, server.url, items)
  const plain = await SwipedPage.open(browser, plainPage.url, items)
  const before = [await ours.heap(), await plain.heap()] as const
  await swipeBoth(ours, plain)
  const growth = [(await ours.heap()) - before[0], (await plain.heap()) - before[1]] as const
  printVerdicts(figures(ours.measured, plain.measured, ...growth))
} finally {
  await browser.close()
  plainPage.stop()
  await server.stop()
}

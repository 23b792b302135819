// node bench/swipe/run.ts [--swipes 500] [--rounds 20]
// Swipes through the feed at a quarter of this machine's speed: frames, memory, elements, long tasks; a page of black boxes
// beside it. Both are swiped in turn, block by block, so that a busy moment of the machine meets both. Then what a swipe, a like, a
// tile's opening and the way back take until they are shown, in rounds. Some fifteen minutes.
import { parseArgs } from "node:util"
import { openChromium } from "../web/open-chromium.ts"
import { atMost, type Figure, printVerdicts, rounded, told } from "../web/print-verdicts.ts"
import { startDrawnServer } from "../web/start-drawn-server.ts"
import { type InteractionTimes, kinds, measureInteractions } from "./measure-interactions.ts"
import { servePlainPage } from "./plain-page.ts"
import { type Measured, SwipedPage } from "./swiped-page.ts"

const { values: options } = parseArgs({
  options: { swipes: { type: "string", default: "500" }, rounds: { type: "string", default: "20" } },
})
const swipes = Number(options.swipes)
const rounds = Number(options.rounds)
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
      isMet: we - they < 1,
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

/** As browsers reckon it: with fewer than fifty, the longest counts. */
function ofInteractions(times: InteractionTimes, plainTimes: InteractionTimes): Figure[] {
  return kinds.flatMap((kind) => {
    const [ours, plain] = [sorted(times[kind]), sorted(plainTimes[kind])]
    return [
      atMost(`${kind}: longest of ${ours.length}`, longest(ours), 100, " ms", `${longest(plain)} ms`),
      told(`${kind}: median`, `${median(ours)} ms`, `${median(plain)} ms`),
    ]
  })
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)
const longest = (times: readonly number[]) => times.at(-1) ?? Number.NaN
const median = (times: readonly number[]) => times[times.length >> 1] ?? Number.NaN

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
  const times = await measureInteractions(browser, server.url, rounds)
  const plainTimes = await measureInteractions(browser, `${plainPage.url}/interactions`, rounds)
  printVerdicts([...figures(ours.measured, plain.measured, ...growth), ...ofInteractions(times, plainTimes)])
} finally {
  await browser.close()
  plainPage.stop()
  await server.stop()
}

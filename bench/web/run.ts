// node bench/web/run.ts [--runs 3]
// What a first visit costs, on the feed and on a tile's own page: bytes against React alone, and what Lighthouse says; of the
// other screens the scripts.
// WEB_DIST_DIR measures a build made elsewhere. Lighthouse works from times seen on this machine: measure when it is quiet.
import { parseArgs } from "node:util"
import { freePort } from "../../apps/server/test/free-port.ts"
import { measureFirstLoad } from "./first-load.ts"
import { lighthouseScores, type Scores } from "./lighthouse-scores.ts"
import { measureLongTasks } from "./long-tasks.ts"
import { openChromium } from "./open-chromium.ts"
import { atLeast, atMost, type Figure, printVerdicts, rounded, told } from "./print-verdicts.ts"
import { serveReactAlone } from "./react-alone.ts"
import { startDrawnServer } from "./start-drawn-server.ts"

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "3" } } })
const runs = Number(options.runs)
/** How often each page is woken: single visits differ by half. */
const turns = 15

/** The scripts of any screen's first visit, in kB. */
const mostScripts = 125

const otherPaths = [
  "/search",
  "/me",
  "/me/history",
  "/me/points",
  "/me/orders",
  "/me/shop",
  "/settings",
  "/games",
  "/games/wurd",
  "/games/baw",
  "/games/quiz",
]

async function weigh(url: string, paths: readonly string[], react: number): Promise<Figure[]> {
  const browser = await openChromium()
  try {
    const figures: Figure[] = []
    for (const path of paths) {
      const load = await measureFirstLoad(browser, url + path)
      figures.push(
        atMost(
          `${path}: scripts, gzip`,
          kilo(load.script),
          mostScripts,
          " kB",
          `React alone ${rounded(kilo(react))} kB`,
        ),
        told(`${path}: script files`, String(load.scripts), "1"),
        told(`${path}: scripts fetched later by itself`, `${rounded(kilo(load.laterScript))} kB`, ""),
        atMost(`${path}: styles, gzip`, kilo(load.style), 15, " kB"),
        told(`${path}: styles fetched later by itself`, `${rounded(kilo(load.laterStyle))} kB`, ""),
        atMost(`${path}: fonts`, kilo(load.font), 60, " kB"),
        atMost(`${path}: font files`, load.fonts, 2, ""),
      )
    }
    for (const path of otherPaths) {
      const load = await measureFirstLoad(browser, url + path)
      figures.push(atMost(`${path}: scripts, gzip`, kilo(load.script), mostScripts, " kB"))
    }
    return figures
  } finally {
    await browser.close()
  }
}

/**
 * What becoming alive costs on a slow phone, against a page on which React only starts on one button: measured in turns, so that
 * whatever else this machine does falls on both.
 */
async function wake(url: string, paths: readonly string[], reactUrl: string): Promise<Figure[]> {
  const browser = await openChromium()
  const seen = new Map<string, { longest: number[]; blocking: number[] }>()
  try {
    for (let turn = 0; turn < turns; turn++)
      for (const page of [reactUrl, ...paths.map((path) => url + path)]) {
        const { longest, blocking } = await measureLongTasks(browser, page)
        const known = seen.get(page) ?? { longest: [], blocking: [] }
        seen.set(page, { longest: [...known.longest, longest], blocking: [...known.blocking, blocking] })
      }
  } finally {
    await browser.close()
  }
  const medianOf = (page: string, what: "longest" | "blocking"): number => median(seen.get(page)?.[what] ?? [])
  const alone = medianOf(reactUrl, "blocking")
  return paths.flatMap((path) => [
    atMost(
      `${path}: blocking time over React's alone`,
      medianOf(url + path, "blocking") / Math.max(1, alone),
      1.5,
      "",
      `${rounded(alone)} ms`,
    ),
    atMost(
      `${path}: longest task`,
      medianOf(url + path, "longest"),
      100,
      " ms",
      `${rounded(medianOf(reactUrl, "longest"))} ms`,
    ),
  ])
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** The median run by performance: the other scores are the same each time. */
async function score(url: string): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) {
    const port = await freePort()
    const browser = await openChromium([`--remote-debugging-port=${port}`])
    all.push(await lighthouseScores(url, port).finally(() => browser.close()))
    console.error(`${new URL(url).pathname}: ${all.at(-1)?.performance}, ${all.at(-1)?.metrics}`)
  }
  return all.sort((a, b) => a.performance - b.performance)[runs >> 1] as Scores
}

async function judge(url: string, paths: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of paths) {
    const scores = await score(url + path)
    for (const loss of scores.losses) console.error(`${path}: ${loss}`)
    figures.push(
      atLeast(`${path}: performance, median of ${runs}`, scores.performance, 98),
      atLeast(`${path}: accessibility but for meta-viewport`, scores.accessibility, 100),
      atLeast(`${path}: best practices`, scores.bestPractices, 100),
      atLeast(`${path}: SEO`, scores.seo, 100),
      atMost(`${path}: layout shift`, scores.layoutShift, 0.02, ""),
      {
        what: `${path}: largest paint`,
        value: scores.largestPaint.slice(-60),
        limit: "the first tile's picture",
        baseline: "",
        isMet: /\.(cover|detail)-art\b.*\bimg\b/.test(scores.largestPaint),
      },
    )
  }
  return figures
}

function kilo(bytes: number): number {
  return bytes / 1000
}

const react = await serveReactAlone()
const server = await startDrawnServer()
try {
  const paths = ["/", `/tiles/${server.tiles[0]?.slug}`]
  printVerdicts([
    ...(await weigh(server.url, paths, react.gzipBytes)),
    ...(await wake(server.url, paths, react.url)),
    ...(await judge(server.url, paths)),
  ])
} finally {
  react.stop()
  await server.stop()
}

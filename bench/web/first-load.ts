import { setTimeout as wait } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import type { Browser, Response } from "playwright"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"

/**
 * Bytes as they cross the wire: scripts and styles as gzip -9, fonts as they are. `script` and `style` are what the page itself names, and so
 * needs to be drawn, to come alive and to do all that it shows; what is fetched from then on by itself, for where its reader may go next, is
 * `laterScript` and `laterStyle`.
 */
export type FirstLoad = {
  script: number
  laterScript: number
  style: number
  laterStyle: number
  font: number
  scripts: number
  fonts: number
}

/** Follows the files an editor saves, under the emulator flag alone: no visitor of a server that is open to others fetches it. */
const ofEmulator = /\/follow-changes-[\w-]+\.js$/

/** The page asks for its last files, the code of the next screen, some time after it has loaded. */
const quietFor = 2000

/**
 * What a first visit of an address fetches until nothing more comes. The service worker is left out: it fetches every screen's code for
 * later, when the first is already in use.
 */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  })
  // Tutorials come some seconds after loading: no part of it.
  await rememberTutorials(context)
  const page = await context.newPage()
  const responses: Response[] = []
  let heardAt = performance.now()
  page.on("response", (response) => {
    responses.push(response)
    heardAt = performance.now()
  })
  await page.goto(url, { waitUntil: "load" })
  const html = await (await fetch(url)).text()
  while (performance.now() - heardAt < quietFor) await wait(100)
  const load: FirstLoad = { script: 0, laterScript: 0, style: 0, laterStyle: 0, font: 0, scripts: 0, fonts: 0 }
  for (const [path, response] of new Map(responses.map((each) => [each.url(), each]))) {
    if (ofEmulator.test(path)) continue
    const isNamed = html.includes(new URL(path).pathname)
    const type = response.headers()["content-type"] ?? ""
    if (/javascript/.test(type)) {
      load[isNamed ? "script" : "laterScript"] += await gzipBytes(path)
      if (isNamed) load.scripts += 1
    } else if (/text\/css/.test(type)) load[isNamed ? "style" : "laterStyle"] += await gzipBytes(path)
    else if (/font/.test(type) || path.endsWith(".woff2")) {
      load.font += (await response.body()).length
      load.fonts += 1
    }
  }
  // The first paint's style sheet stands in the page itself.
  const inline = await page.locator("style").allTextContents()
  load.style += gzipSync(inline.join(""), { level: 9 }).length
  await context.close()
  return load
}

/** Fetched again: the browser does not give out the body of a worker's script. */
async function gzipBytes(url: string): Promise<number> {
  const answer = await fetch(url)
  return gzipSync(await answer.bytes(), { level: 9 }).length
}

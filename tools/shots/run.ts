import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { widescreenFrom } from "@confetti/domain/navigation/layout-kind"
import { type Browser, chromium } from "playwright"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"
import { startServer } from "../../e2e/start-server.ts"
import { findChromium } from "../find-chromium.mjs"
import { boardShots } from "./board-states.ts"
import { contactSheet } from "./contact-sheet.ts"
import { economyShots } from "./economy-states.ts"
import { endingShots } from "./ending-states.ts"
import { fingerShots } from "./finger-states.ts"
import { gamesShots } from "./games-states.ts"
import { movementShots } from "./movement-states.ts"
import { noveltyShots } from "./novelty-states.ts"
import { peopleShots } from "./people-states.ts"
import { pointsShots } from "./points-states.ts"
import { readScene, type Scene } from "./scene.ts"
import { shots } from "./states.ts"
import { thoughtsShots } from "./thoughts-states.ts"
import { todayShots } from "./today-states.ts"
import { tutorialShots } from "./tutorial-states.ts"
import { wideShots } from "./wide-states.ts"
import { welcomeShots } from "./welcome-states.ts"

/**
 * Writes every screen in each of its states, at the six sizes, into `shots/`, with a contact sheet a size. Arguments choose
 * some: `npm run shots -- search 390`; `1024x768` is a size of its own. `SHOTS_URL` takes them from a server that already runs.
 */

const sizes = [
  { width: 360, height: 640, isMobile: true },
  { width: 390, height: 844, isMobile: true },
  { width: 844, height: 390, isMobile: true },
  { width: 820, height: 1180, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
  { width: 2560, height: 1440, isMobile: false },
]

const folder = join(import.meta.dirname, "../../shots")
const wanted = process.argv.slice(2)
const executablePath = findChromium()
if (!executablePath) throw new Error("The shots need a Chromium. Install one, or set CHROMIUM_PATH.")

const dataDir = join(import.meta.dirname, "../../.cache/shots-data")
const server = process.env["SHOTS_URL"] ? null : await startServer({ DATA_DIR: dataDir, THOUGHTS: "on", UPLOADS: "on" })
const url = process.env["SHOTS_URL"] ?? server?.url ?? ""
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
const failed: string[] = []
try {
  const scene = await readScene(url)
  const isSize = /^\d+(x\d+)?$/
  const words = wanted.filter((word) => !isSize.test(word))
  for (const size of chosenSizes(wanted.filter((word) => isSize.test(word)))) await takeAll(browser, scene, size, words)
} finally {
  await browser.close()
  await server?.stop()
}
for (const each of failed) console.error(each)
process.exitCode = failed.length > 0 ? 1 : 0

function chosenSizes(asked: readonly string[]): typeof sizes {
  if (asked.length === 0) return sizes
  const others = asked.flatMap((word) => {
    const [width, height] = word.split("x").map(Number)
    return width && height ? { width, height, isMobile: width < widescreenFrom } : []
  })
  return [...sizes.filter(({ width }) => asked.includes(String(width))), ...others]
}

async function takeAll(browser: Browser, scene: Scene, size: (typeof sizes)[number], words: string[]): Promise<void> {
  const name = `${size.width}x${size.height}`
  const target = join(folder, name)
  if (words.length === 0) rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const taken: string[] = []
  const inOrder = [
    ...shots,
    ...endingShots,
    ...gamesShots,
    ...boardShots,
    ...fingerShots,
    ...movementShots,
    ...noveltyShots,
    ...peopleShots,
    ...pointsShots,
    ...economyShots,
    ...thoughtsShots,
    ...todayShots,
    ...tutorialShots,
    ...wideShots,
    ...welcomeShots,
  ].toSorted((a, b) => a.name.localeCompare(b.name))
  for (const shot of inOrder) {
    if (words.length > 0 && !words.some((word) => shot.name.includes(word))) continue
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      deviceScaleFactor: size.isMobile ? 2 : 1,
      isMobile: size.isMobile,
      hasTouch: size.isMobile,
      serviceWorkers: shot.isOffline ? "allow" : "block",
      locale: "en-GB",
      baseURL: url,
    })
    await rememberTutorials(context, shot.tutorialsSeen, shot.wasAsked)
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const file = join(target, `${shot.name}.png`)
    try {
      await shot.pose(page, scene)
      await page.waitForLoadState("networkidle")
      await page.evaluate(picturesInView)
      await page.screenshot({ path: file, animations: "disabled", ...shot.options })
      taken.push(file)
    } catch (error) {
      failed.push(`${name} ${shot.name}: ${String(error).split("\n")[0]}`)
    } finally {
      await context.close()
    }
  }
  await contactSheet(taken, join(folder, `contact-${name}.png`), size)
  console.log(`${name}: ${taken.length} shots`)
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

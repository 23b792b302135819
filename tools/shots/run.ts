import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { widescreenFrom } from "@confetti/domain/navigation/layout-kind"
import { type Browser, chromium } from "playwright"
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
import { takeStoreShots } from "./store-shots.ts"
import { startStudioServer } from "./studio-life.ts"
import { studioOwner, studioShots } from "./studio-states.ts"
import { takeShot } from "./take-shot.ts"
import { thoughtsShots } from "./thoughts-states.ts"
import { todayShots } from "./today-states.ts"
import { tutorialShots } from "./tutorial-states.ts"
import { wideShots } from "./wide-states.ts"
import { welcomeShots } from "./welcome-states.ts"

/**
 * Writes every screen in each of its states, at the six sizes, into `shots/`, with a contact sheet a size. Arguments choose
 * some: `npm run shots -- search 390`; `1024x768` is a size of its own; `store` is what both stores ask for. `SHOTS_URL` takes them
 * from a server that already runs.
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
let studio: ReturnType<typeof startStudioServer> | undefined
try {
  const scene = await readScene(url)
  const isSize = /^\d+(x\d+)?$/
  const words = wanted.filter((word) => !isSize.test(word))
  if (wanted.join() === "store") await takeStoreShots(browser, scene, url, join(folder, "store"))
  else
    for (const size of chosenSizes(wanted.filter((word) => isSize.test(word))))
      await takeAll(browser, scene, size, words)
} finally {
  await browser.close()
  await server?.stop()
  await (await studio)?.stop()
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
  mkdirSync(join(target, "studio"), { recursive: true })
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
    ...studioShots,
    ...thoughtsShots,
    ...todayShots,
    ...tutorialShots,
    ...wideShots,
    ...welcomeShots,
  ].toSorted((a, b) => a.name.localeCompare(b.name))
  for (const shot of inOrder) {
    if (words.length > 0 && !words.some((word) => shot.name.includes(word))) continue
    if (shot.isStudio) studio ??= startStudioServer(browser, studioOwner)
    const file = join(target, `${shot.name}.png`)
    try {
      const given = { ...size, scale: size.isMobile ? 2 : 1 }
      writeFileSync(file, await takeShot(browser, shot, given, scene, (shot.isStudio && (await studio)?.url) || url))
      taken.push(file)
    } catch (error) {
      failed.push(`${name} ${shot.name}: ${String(error).split("\n")[0]}`)
    }
  }
  await contactSheet(taken, join(folder, `contact-${name}.png`), size)
  console.log(`${name}: ${taken.length} shots`)
}

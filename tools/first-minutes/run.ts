// npm run first-minutes -- [a person's name …]
// Ten people's first five minutes, walked through step by step on a server of their own, with a stopwatch and a picture each: written into
// `shots/first-minutes/`, with a contact sheet a person. A black frame, a tap that shows nothing, a lost place, an exception, and a walk that
// ends with nothing to come back for are faults, and end it with 1. Times are this machine's and judge nothing.
import { mkdirSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium } from "playwright"
import { startServer } from "../../e2e/start-server.ts"
import { findChromium } from "../find-chromium.mjs"
import { contactSheet } from "../shots/contact-sheet.ts"
import { type FirstVisit, people } from "./people.ts"
import { type Step, startVisit } from "./visit.ts"

const folder = join(import.meta.dirname, "../../shots/first-minutes")
const wanted = process.argv.slice(2)
const executablePath = findChromium()
if (!executablePath) throw new Error("The walks need a Chromium. Install one, or set CHROMIUM_PATH.")

const dataDir = join(import.meta.dirname, "../../.cache/shots-data")
const server = process.env["SHOTS_URL"] ? null : await startServer({ DATA_DIR: dataDir, TODAY: "on" })
const url = process.env["SHOTS_URL"] ?? server?.url ?? ""
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
let faults = 0
try {
  for (const person of people.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    faults += print(person, await visitAs(browser, person))
} finally {
  await browser.close()
  await server?.stop()
}
console.log(`${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0

async function visitAs(
  browser: Browser,
  { name, size, isTouched = size.width < 1000, session: visit, look = {} }: FirstVisit,
): Promise<Step[]> {
  const target = join(folder, name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const context = await browser.newContext({
    viewport: size,
    isMobile: isTouched,
    hasTouch: isTouched,
    locale: "en-GB",
    baseURL: url,
    ...look,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const begun = await startVisit(page, target)
  try {
    await visit(begun, url)
  } catch (error) {
    begun.steps.at(-1)?.faults.push(`the walk ended: ${String(error).split("\n")[0]}`)
  } finally {
    await begun.end()
    await context.close()
  }
  const pictures = readdirSync(target)
    .sort()
    .map((file) => join(target, file))
  await contactSheet(pictures, join(folder, `${name}.png`), size)
  return begun.steps
}

/** Prints a walk and gives the number of its faults. */
function print({ name, who }: FirstVisit, steps: readonly Step[]): number {
  console.log(`\n${name}, ${who}`)
  for (const { name, changed, arrived, faults } of steps) {
    const first = changed === null ? "–" : String(changed)
    console.log(
      `${first.padStart(7)} ms ${String(arrived).padStart(7)} ms  ${name}${faults.map((fault) => `\n          FAULT ${fault}`).join("")}`,
    )
  }
  return steps.reduce((sum, { faults }) => sum + faults.length, 0)
}

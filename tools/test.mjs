// Plain JavaScript for any Node from 18 on: it installs the Node that everything else runs on.
import { spawn } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { ensureBuilt } from "./ensure-built.mjs"
import { ensureInstalled } from "./ensure-installed.mjs"
import { findHeadlessChromium } from "./find-chromium.mjs"
import { nodePath } from "./node-path.mjs"
import { addResults, emptyReport, printReport, readJourneys, readVitest } from "./test-report.mjs"

/*
 * npm test              the quick ring: checks, unit and screen tests, server tests on one database, core journeys
 * npm run test:all      everything: server tests on both databases, all journeys, and drill:cost with nothing beside it
 * npm test -- WORD …    the tests of both rings whose file has one of these words in its path, without the checks
 *
 * Server tests run on PostgreSQL where TEST_DATABASE_URL names one, and then the quick ring repeats on the embedded database those
 * whose file is tagged `@module-tag embedded`. What is tagged `drill` is left out of the quick ring, whose property tests draw the same
 * examples each time; the others draw new ones.
 */

/** Each core journey at one size: at a phone's, or at a desk's where that is what it is about. */
const coreOnce = "(^ ?phone |@desk ).*@core"

const root = fileURLToPath(new URL("..", import.meta.url))
const reports = mkdtempSync(join(tmpdir(), "confetti-tests-"))
const words = process.argv.slice(2).filter((arg) => arg !== "--all")
const isAll = process.argv.includes("--all") || words.length > 0
const report = emptyReport()

try {
  const unknown = words.filter((word) => word.startsWith("-"))
  if (unknown.length > 0) throw new Error(`Unknown option ${unknown.join(", ")}. Use --all, or words to search for.`)
  await ensureInstalled(root)
  const node = nodePath(root)
  process.env.PATH = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter)
  if (words.length === 0 && (await run(node, ["tools/check.ts", "--quick"])) !== 0)
    addResults(report, { failures: ["the checks: see above"], failed: 1 })
  // A failing build is reported in the first minutes, not after the server tests.
  if (words.length === 0) await ensureBuilt(root)
  if (!isAll) process.env.FIXED_EXAMPLES = "yes"
  await runVitest(node, isAll ? words : ["--tags-filter", "!drill"])
  const { TEST_DATABASE_URL: onPostgres, ...embedded } = process.env
  if (onPostgres)
    await runVitest(node, ["--project", "server", ...(isAll ? words : ["--tags-filter", "embedded"])], embedded)
  else if (isAll) console.log("The server tests ran on the embedded database only: TEST_DATABASE_URL is not set.")
  await runJourneys(node)
  if (isAll && words.length === 0) await runCostDrill(node)
} catch (error) {
  addResults(report, { failures: [error.message], failed: 1 })
} finally {
  rmSync(reports, { recursive: true, force: true })
}
process.exitCode = printReport(report) ? 0 : 1

async function runVitest(node, args, env = process.env) {
  const file = join(reports, "vitest.json")
  rmSync(file, { force: true })
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]
  if (words.length > 0) reporters.push("--passWithNoTests")
  if (!process.stdout.isTTY) reporters.push("--no-color")
  const code = await run(node, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], env)
  addResults(report, readVitest(file, root, code, words.length === 0))
}

async function runJourneys(node) {
  const cli = "node_modules/@playwright/test/cli.js"
  const files = readdirSync(join(root, "e2e"))
    .filter((name) => name.endsWith(".journey.ts"))
    .map((name) => `e2e/${name}`)
    .filter((path) => words.some((word) => path.includes(word)))
  if (words.length > 0 && files.length === 0) return
  if (findHeadlessChromium() === null) {
    console.log("The journeys were skipped: no Chromium was found. Install one, or set CHROMIUM_PATH.")
    return
  }
  const file = join(reports, "journeys.json")
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await run(node, [cli, "test", "--reporter=list,json", ...(isAll ? files : ["--grep", coreOnce])], env)
  addResults(report, readJourneys(file, code))
}

async function runCostDrill(node) {
  const code = await run(node, ["bench/drills/cost/run.ts"])
  addResults(report, code === 0 ? { passed: 1 } : { failures: ["drill:cost: see above"], failed: 1 })
}

/** The exit code of a program. */
function run(command, args, env = process.env) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] })
    child.on("error", (error) => {
      console.error(error.message)
      done(1)
    })
    child.on("close", (code) => done(code ?? 1))
  })
}

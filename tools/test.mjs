// Plain JavaScript for any Node from 18 on: it is what brings the Node that everything else runs on.
import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { stripVTControlCharacters } from "node:util"
import { ensureBuilt } from "./ensure-built.mjs"
import { ensureInstalled } from "./ensure-installed.mjs"
import { findHeadlessChromium } from "./find-chromium.mjs"
import { nodePath } from "./node-path.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const reports = mkdtempSync(join(tmpdir(), "confetti-tests-"))
const total = { passed: 0, failed: 0 }
/** What failed, by name and reason: said again at the end, where one looks. */
const failures = []

try {
  await ensureInstalled(root)
  const node = nodePath(root)
  process.env.PATH = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter)
  if (process.argv.includes("--server-only")) await runVitest(node, ["--project", "server"])
  else await runAll(node)
} catch (error) {
  console.error(error.message)
  total.failed += 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
for (const name of failures) console.log(`failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runAll(node) {
  if ((await run(node, ["tools/check.ts", "types", "walls", "sql", "lint", "messages", "supply"])) !== 0) {
    failures.push("the checks")
    total.failed += 1
  }
  await runVitest(node, [])
  if (findHeadlessChromium() === null) {
    console.log(
      "No Chromium was found, so the journeys through the app are skipped. Install one, or set CHROMIUM_PATH.",
    )
    return
  }
  await ensureBuilt(root)
  await runJourneys(node)
}

async function runVitest(node, args) {
  const report = join(reports, "vitest.json")
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
  const code = await run(node, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args])
  const found = readReport(report)
  for (const { name, assertionResults } of found?.testResults ?? [])
    for (const each of assertionResults.filter(({ status }) => status === "failed"))
      failures.push(`${relative(root, name)} › ${each.fullName}: ${reasonOf(each.failureMessages[0])}`)
  count("unit and server tests", code, found?.numPassedTests ?? 0, found?.numFailedTests ?? 0)
}

async function runJourneys(node) {
  const report = join(reports, "journeys.json")
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await run(node, ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], env)
  const found = readReport(report)
  for (const { file, title, tests } of specsOf(found?.suites ?? []))
    for (const { projectName, results } of tests.filter(({ status }) => status === "unexpected"))
      failures.push(
        `${file} › ${title} (${projectName}): ${reasonOf(results.at(-1)?.error?.message)}${pageOf(results.at(-1))}`,
      )
  const stats = found?.stats
  count("journeys", code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))
}

/** An error's message in one line of at most 400 characters, without the stack. */
function reasonOf(message = "no reason given") {
  const [said] = stripVTControlCharacters(message).split(/\n\s+at /)
  return said.replaceAll(/\s+/g, " ").trim().slice(0, 400)
}

/** What stood on the page when a journey failed, in one line of at most 800 characters; nothing where that was not kept. */
function pageOf({ attachments = [] } = {}) {
  const kept = attachments.find(({ name, path }) => name === "error-context" && existsSync(path))
  const [, page] = kept ? (/```yaml\n(.*?)```/s.exec(readFileSync(kept.path, "utf8")) ?? []) : []
  if (!page) return ""
  const said = page.slice(Math.max(0, page.search(/^- (dialog|main)/m))).replaceAll(/^\s*- \/url: .*\n/gm, "")
  return `. The page: ${said.replaceAll(/\s+/g, " ").trim().slice(0, 800)}`
}

/** The journeys of these files and of the groups within them. */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])
}

/** What ended badly without a failing test, or ran no test at all, is a failure too. */
function count(what, code, passed, failed) {
  const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
  if (broken) failures.push(passed === 0 ? `no ${what} ran` : `the ${what} ended with an error outside of a test`)
  total.passed += passed
  total.failed += failed + broken
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null
}

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

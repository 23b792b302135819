import { existsSync, readFileSync } from "node:fs"
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

/** More tests than this that pass only when tried again fail the run: then it is no longer the machine. */
const mostFlaky = 10
const slowestShown = 10

/** `failures` and `flaky` are lines of `file › name: reason`; `files` are seconds by file. */
export function emptyReport() {
  return { passed: 0, failed: 0, failures: [], flaky: [], files: new Map() }
}

export function addResults(report, { passed = 0, failed = 0, failures = [], flaky = [], files = [] }) {
  report.passed += passed
  report.failed += failed
  report.failures.push(...failures)
  report.flaky.push(...flaky)
  for (const [file, seconds] of files) report.files.set(file, (report.files.get(file) ?? 0) + seconds)
}

/** Prints the slowest files, the flaky and the failed tests and, as the last line, the counts. Returns whether the run passed. */
export function printReport(report) {
  const slowest = [...report.files].sort(([, a], [, b]) => b - a).slice(0, slowestShown)
  for (const [file, seconds] of slowest) console.log(`slow: ${seconds.toFixed(1)} s ${file}`)
  if (report.passed + report.failed === 0) addResults(report, { failures: ["no test ran"], failed: 1 })
  for (const line of report.flaky) console.log(`flaky: ${line}`)
  if (report.flaky.length > mostFlaky)
    addResults(report, { failures: [`more than ${mostFlaky} flaky tests: ${report.flaky.length}`], failed: 1 })
  for (const line of report.failures) console.log(`failed: ${line}`)
  console.log(`${report.passed} passed, ${report.failed} failed`)
  return report.failed === 0
}

/** The results in Vitest's JSON report at `path`, of a run that ended with `code`. A run that needs tests fails without any. */
export function readVitest(path, root, code, needsTests = true) {
  const results = { passed: 0, failed: 0, failures: [], flaky: [], files: [] }
  const json = readJson(path)
  for (const { name, startTime, endTime, status, message, assertionResults } of json?.testResults ?? []) {
    const file = relative(root, name)
    results.files.push([file, (endTime - startTime) / 1000])
    for (const { status, fullName, failureMessages } of assertionResults) {
      const line = `${file} › ${fullName}: ${reason(failureMessages[0])}`
      if (status === "passed") results.passed += 1
      if (status === "passed" && failureMessages.length > 0) results.flaky.push(line)
      if (status === "failed") addFailure(results, line)
    }
    if (status === "failed" && !assertionResults.some((each) => each.status === "failed"))
      addFailure(results, `${file}: ${reason(message)}`)
  }
  return withEnding(results, "the unit and server tests", code, needsTests)
}

/** The results in Playwright's JSON report at `path`, of a run that ended with `code`. */
export function readJourneys(path, code) {
  const results = { passed: 0, failed: 0, failures: [], flaky: [], files: [] }
  for (const { file, title, tests } of specsOf(readJson(path)?.suites ?? []))
    for (const { projectName, results: tries, status } of tests) {
      const first = tries.find(({ error }) => error)
      const line = `${file} › ${title} (${projectName}): ${reason(first?.error?.message)}${pageText(first)}`
      results.files.push([`e2e/${file}`, tries.reduce((sum, { duration }) => sum + duration / 1000, 0)])
      if (status === "expected" || status === "flaky") results.passed += 1
      if (status === "flaky") results.flaky.push(line)
      if (status === "unexpected") addFailure(results, line)
    }
  return withEnding(results, "the journeys", code, true)
}

function addFailure(results, line) {
  results.failed += 1
  results.failures.push(line)
}

/** A run that ended with an error outside of its tests, or ran none where it needs some, has failed too. */
function withEnding(results, what, code, needsTests) {
  if (results.failed > 0) return results
  if (code !== 0) addFailure(results, `${what} ended with ${code}, outside of a test`)
  else if (needsTests && results.passed === 0) addFailure(results, `${what}: none ran`)
  return results
}

/** The journeys of these files and of the groups within them. */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])
}

/** An error's message in one line of at most 400 characters, without its stack. */
function reason(message = "no reason given") {
  const [text] = stripVTControlCharacters(message).split(/\n\s+at /)
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 400)
}

/** The page when a journey failed, in one line of at most 800 characters; empty where Playwright kept no snapshot. */
function pageText({ attachments = [] } = {}) {
  const context = attachments.find(({ name, path }) => name === "error-context" && existsSync(path))
  const [, page] = context ? (/```yaml\n(.*?)```/s.exec(readFileSync(context.path, "utf8")) ?? []) : []
  if (!page) return ""
  const text = page.slice(Math.max(0, page.search(/^- (dialog|main)/m))).replaceAll(/^\s*- \/url: .*\n/gm, "")
  return `. The page: ${text.replaceAll(/\s+/g, " ").trim().slice(0, 800)}`
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null
}

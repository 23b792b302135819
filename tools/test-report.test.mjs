import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it, vi } from "vitest"
import { addResults, emptyReport, printReport, readJourneys, readVitest } from "./test-report.mjs"

const dir = mkdtempSync(join(tmpdir(), "confetti-report-"))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

let count = 0
function write(json) {
  const path = join(dir, `${++count}.json`)
  writeFileSync(path, JSON.stringify(json))
  return path
}

const vitest = (...assertionResults) =>
  write({ testResults: [{ name: "/app/a.test.ts", startTime: 0, endTime: 1500, status: "passed", assertionResults }] })
const passed = { status: "passed", fullName: "a like", failureMessages: [] }
const retried = { ...passed, failureMessages: ["Error: too late\n    at a.test.ts:1"] }

const journey = (status, ...results) =>
  write({
    suites: [
      { specs: [{ file: "a.journey.ts", title: "a swipe", tests: [{ projectName: "phone", status, results }] }] },
    ],
  })
const tried = { duration: 2000, error: { message: "Error: no tile" } }

describe("the report of a run", () => {
  it("names a test that passed on its second try as flaky, and passes", () => {
    expect(readVitest(vitest(passed, retried), "/app", 0)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ["a.test.ts › a like: Error: too late"],
      files: [["a.test.ts", 1.5]],
    })
    expect(readJourneys(journey("flaky", tried, { duration: 1000 }), 0)).toMatchObject({
      passed: 1,
      flaky: ["a.journey.ts › a swipe (phone): Error: no tile"],
      files: [["e2e/a.journey.ts", 3]],
    })
  })

  it("fails for a failed test, an error outside of the tests, and a run of no test", () => {
    expect(readVitest(vitest({ ...retried, status: "failed" }), "/app", 1).failed).toBe(1)
    expect(readJourneys(journey("unexpected", tried, tried), 1).failed).toBe(1)
    expect(readVitest(vitest(passed), "/app", 1)).toMatchObject({ passed: 1, failed: 1 })
    expect(readJourneys(join(dir, "missing.json"), 0).failed).toBe(1)
    expect(readVitest(write({ testResults: [] }), "/app", 0).failed).toBe(1)
  })

  it("may run no unit test where words chose others", () => {
    expect(readVitest(write({ testResults: [] }), "/app", 0, false).failed).toBe(0)
  })
})

describe("the end of a run", () => {
  const end = (results) => {
    vi.spyOn(console, "log").mockReturnValue()
    const report = emptyReport()
    addResults(report, results)
    return printReport(report)
  }

  it("forgives ten flaky tests and no more", () => {
    expect(end({ passed: 100, flaky: Array(10).fill("a") })).toBe(true)
    expect(end({ passed: 100, flaky: Array(11).fill("a") })).toBe(false)
  })

  it("fails where something failed or nothing ran", () => {
    expect(end({ passed: 100, failed: 1 })).toBe(false)
    expect(end({})).toBe(false)
  })
})

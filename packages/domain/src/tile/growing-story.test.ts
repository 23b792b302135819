import { expect, it } from "vitest"
import { hasGrownLately } from "./has-grown-lately.ts"
import { isStillExpected } from "./is-still-expected.ts"

it.each([
  ["2026-02-10", "2027-02-09T23:59:59Z", true],
  ["2026-02-10", "2027-02-10T00:00:00Z", false],
  ["2026-02-10", "2026-02-10T08:00:00Z", true],
  [null, "2027-02-10T00:00:00Z", true],
])("a story last added to on %s is called developing at %s: %s", (latest, now, is) => {
  expect(hasGrownLately(latest, Date.parse(now))).toBe(is)
})

it.each([
  ["2026-11", "2026-11-30T23:00:00Z", true],
  // On an island it is still November.
  ["2026-11", "2026-12-01T11:59:59Z", true],
  ["2026-11", "2026-12-01T12:00:00Z", false],
  ["2026-12", "2027-01-01T11:00:00Z", true],
  ["2026-12", "2027-01-02T00:00:00Z", false],
  ["2027-01-11", "2027-01-11T20:00:00Z", true],
  ["2027-01-11", "2027-01-12T12:00:00Z", false],
])("what is expected in %s may still come at %s: %s", (date, now, is) => {
  expect(isStillExpected(date, Date.parse(now))).toBe(is)
})

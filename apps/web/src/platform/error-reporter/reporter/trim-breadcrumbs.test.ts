import { longestErrorReport, mostBreadcrumbs } from "@confetti/contract/limits"
import { expect, it } from "vitest"
import { trimBreadcrumbs, weightOf } from "./trim-breadcrumbs.ts"

const crumb = (at: number, length: number) => ({
  type: "log",
  timestamp: "2026-11-29T10:00:00.000Z",
  message: `${at} ${"ü".repeat(length)}`,
  metadata: { request: "x".repeat(length) },
})

it("breadcrumbs that fit stay as they are", () => {
  const crumbs = [crumb(1, 100), crumb(2, 100)]
  trimBreadcrumbs(crumbs, 2000)
  expect(crumbs).toEqual([crumb(1, 100), crumb(2, 100)])
})

it("the oldest breadcrumbs are shortened first, and every one is kept", () => {
  const crumbs = Array.from({ length: mostBreadcrumbs }, (_, at) => crumb(at, 1000))
  const room = longestErrorReport / 2
  trimBreadcrumbs(crumbs, room)
  expect(crumbs).toHaveLength(mostBreadcrumbs)
  expect(weightOf(crumbs)).toBeLessThanOrEqual(room + mostBreadcrumbs + 1)
  expect(crumbs[0]?.message).toBe(`0 ${"ü".repeat(38)}`)
  expect(crumbs.at(-1)).toEqual(crumb(99, 1000))
})

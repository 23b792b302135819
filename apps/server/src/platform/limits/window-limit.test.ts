import { expect, it } from "vitest"
import { createWindowLimit, secondsUntilFree } from "./window-limit.ts"

it("lets so many through in any span, and says when the next may come", () => {
  const limit = createWindowLimit(2, 10_000)
  limit.take("a", 0)
  expect(limit.wait("a", 4000)).toBe(0)
  limit.take("a", 4000)
  expect(limit.wait("a", 4000)).toBe(6)
  expect(limit.wait("b", 4000)).toBe(0)
  expect(limit.wait("a", 10_000)).toBe(0)
  limit.take("a", 10_000)
  expect(limit.wait("a", 10_001)).toBe(4)
})

it("stays quick and bounded under a flood of keys, and forgets those that were quiet the longest", () => {
  const limit = createWindowLimit(1, 1_000_000)
  for (let at = 0; at < 200_000; at++) {
    limit.take(String(at), at)
    if (at % 10_000 === 0) limit.take("busy", at)
  }
  expect(limit.wait("busy", 200_000)).toBeGreaterThan(0)
  expect(limit.wait("0", 200_000)).toBe(0)
})

it("waits for the last of the most recent few", () => {
  expect(secondsUntilFree([], 1, 3_600_000, 0)).toBe(0)
  expect(secondsUntilFree([0, 1000], 3, 3_600_000, 2000)).toBe(0)
  expect(secondsUntilFree([0, 1000], 2, 3_600_000, 2000)).toBe(3598)
})

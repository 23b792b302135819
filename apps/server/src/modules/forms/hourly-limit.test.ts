import { expect, it } from "vitest"
import { createHourlyLimit, secondsUntilFree } from "./hourly-limit.ts"

const minute = 60_000

it("lets so many through in any hour, and says when there is room again", () => {
  const limit = createHourlyLimit(3)
  expect([0, 10, 20].map((at) => limit.take("a", at * minute))).toEqual([0, 0, 0])
  expect(limit.take("a", 30 * minute)).toBe(30 * 60)
  expect(limit.take("b", 30 * minute)).toBe(0)
  expect(limit.take("a", 60 * minute)).toBe(0)
  expect(limit.take("a", 61 * minute)).toBe(9 * 60)
})

it("does not count what it refused", () => {
  const limit = createHourlyLimit(1)
  limit.take("a", 0)
  limit.take("a", 59 * minute)
  expect(limit.take("a", 60 * minute)).toBe(0)
})

it("remembers a bounded number of senders", () => {
  const limit = createHourlyLimit(1)
  for (let at = 0; at < 50_000; at++) limit.take(`sender ${at}`, 0)
  expect(limit.take("sender 49999", 0)).toBeGreaterThan(0)
})

it("waits for the last of the most recent few", () => {
  expect(secondsUntilFree([], 1, 0)).toBe(0)
  expect(secondsUntilFree([0, 1000], 3, 2000)).toBe(0)
  expect(secondsUntilFree([0, 1000], 2, 2000)).toBe(3598)
})

import { expect, it } from "vitest"
import { createTokenBuckets } from "./token-buckets.ts"

it("lets a burst through, then one for each that has refilled", () => {
  const limit = createTokenBuckets(60)
  const taken = Array.from({ length: 13 }, () => limit.take("a", 0))
  expect(taken).toEqual([...Array(12).fill(0), 1])
  expect(limit.take("a", 999)).toBe(1)
  expect(limit.take("a", 1000)).toBe(0)
  expect(limit.take("a", 1000)).toBe(1)
})

it("takes what a request costs, and no more than there can be", () => {
  const limit = createTokenBuckets(60)
  expect([limit.take("a", 0, 10), limit.take("a", 0, 3), limit.take("a", 0, 2)]).toEqual([0, 1, 0])
  expect([limit.take("b", 0, 50), limit.take("b", 0, 50)]).toEqual([0, 12])
})

it("does not mix up callers, and survives a clock that goes back", () => {
  const limit = createTokenBuckets(5)
  expect([limit.take("a", 1000), limit.take("b", 1000)]).toEqual([0, 0])
  expect(limit.take("a", 0)).toBeGreaterThan(0)
})

it("keeps memory bounded under a flood of addresses", () => {
  const limit = createTokenBuckets(60)
  for (let at = 0; at < 200_000; at++) limit.take(String(at), at)
  expect(limit.take("fresh", 200_000)).toBe(0)
})

it("does not fill an empty bucket up because others flood it", () => {
  const limit = createTokenBuckets(60)
  while (limit.take("a", 0) === 0) {
    // Until nothing is left.
  }
  for (let at = 0; at < 120_000; at++) limit.take(`other ${at}`, 0)
  expect(limit.take("a", 0)).toBeGreaterThan(0)
})

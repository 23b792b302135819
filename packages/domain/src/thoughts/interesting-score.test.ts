import fc from "fast-check"
import { expect, it } from "vitest"
import { day } from "../durations.ts"
import { interestingRank, interestingScore, scoreHalfLife, wilsonLowerBound } from "./interesting-score.ts"

const start = Date.UTC(2026, 5, 1)
const marks = fc.integer({ min: 1, max: 100_000 })
const moment = fc.integer({ min: start, max: start + 60 * day })

it("grows with every mark, and stays below one", () => {
  fc.assert(
    fc.property(marks, moment, (count, bornAt) => {
      expect(wilsonLowerBound(count + 1)).toBeGreaterThan(wilsonLowerBound(count))
      expect(wilsonLowerBound(count)).toBeLessThan(1)
      expect(interestingRank(count + 1, bornAt)).toBeGreaterThan(Number(interestingRank(count, bornAt)))
    }),
  )
})

it("fades, by half in a week, and never from before it was there", () => {
  fc.assert(
    fc.property(marks, moment, fc.integer({ min: 1, max: 300 * day }), (count, bornAt, passed) => {
      const now = bornAt + passed
      expect(interestingScore(count, bornAt, now)).toBeLessThan(interestingScore(count, bornAt, bornAt))
      expect(interestingScore(count, bornAt, now + scoreHalfLife) * 2).toBeCloseTo(interestingScore(count, bornAt, now))
      expect(interestingScore(count, bornAt, bornAt - passed)).toBe(wilsonLowerBound(count))
    }),
  )
})

it("puts the newer of two with as many marks first", () => {
  fc.assert(
    fc.property(marks, moment, fc.integer({ min: 1000, max: 60 * day }), (count, bornAt, later) => {
      expect(interestingRank(count, bornAt + later)).toBeGreaterThan(Number(interestingRank(count, bornAt)))
    }),
  )
})

it("ranks in the order of the scores, at any moment", () => {
  fc.assert(
    fc.property(marks, moment, marks, moment, fc.nat(200 * day), (one, oneAt, other, otherAt, passed) => {
      const now = Math.max(oneAt, otherAt) + passed
      const byScore = Math.log2(interestingScore(one, oneAt, now)) - Math.log2(interestingScore(other, otherAt, now))
      const byRank = Number(interestingRank(one, oneAt)) - Number(interestingRank(other, otherAt))
      expect(byRank).toBeCloseTo(byScore, 6)
    }),
  )
})

it("has no rank for what nobody marked", () => {
  expect(interestingRank(0, start)).toBeNull()
  expect(interestingScore(0, start, start)).toBe(0)
})

it("lets a hundred marks stand before one for two weeks, and not for three", () => {
  const hundred = Number(interestingRank(100, start))
  expect(interestingRank(1, start + 14 * day)).toBeLessThan(hundred)
  expect(interestingRank(1, start + 21 * day)).toBeGreaterThan(hundred)
})

import { day } from "@confetti/domain/durations"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { completionByPosition, freshnessOf, gini, type Impression, lessCalibration, rateOf } from "./quality.ts"

const minute = 60_000

const impression = (given: Partial<Impression>): Impression => ({
  userId: "me",
  tileId: "tile",
  seenAt: 0,
  isFinished: false,
  isExplored: false,
  ...given,
})

describe("the Gini coefficient", () => {
  it("is 0 where all have the same, and near 1 where one has all", () => {
    expect(gini([3, 3, 3, 3])).toBe(0)
    expect(gini([0, 0, 0, 8])).toBe(0.75)
    expect(gini([1, 2, 3, 4])).toBeCloseTo(0.25)
    expect([gini([]), gini([0, 0])]).toEqual([0, 0])
  })

  it("is half the mean difference of two, by the mean", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 20 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        const apart = counts.flatMap((a) => counts.map((b) => Math.abs(a - b))).reduce((sum, each) => sum + each, 0)
        const expected = total === 0 ? 0 : apart / (2 * counts.length * total)
        expect(gini(counts)).toBeCloseTo(expected, 10)
      }),
    )
  })
})

describe("a rate", () => {
  it("has the interval of Wilson", () => {
    const { share, low, high } = rateOf(10, 100)
    expect(share).toBe(0.1)
    expect(low).toBeCloseTo(0.0552, 4)
    expect(high).toBeCloseTo(0.1744, 4)
  })

  it("lies in its interval, which lies between 0 and 1", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (successes, failures) => {
        const { share, low, high } = rateOf(successes, successes + failures)
        expect(low).toBeLessThanOrEqual(share + 1e-12)
        expect(high).toBeGreaterThanOrEqual(share - 1e-12)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it("completion by position begins anew with each session and each person", () => {
  const impressions = [
    impression({ seenAt: 0, isFinished: true }),
    impression({ seenAt: 10 * minute }),
    impression({ seenAt: 40 * minute, isFinished: true }),
    impression({ seenAt: 71 * minute }),
    impression({ userId: "other", seenAt: 72 * minute, isFinished: true }),
  ]
  const [first, next, ...later] = completionByPosition(impressions)
  expect(first).toMatchObject({ from: 1, completion: { share: 2 / 3, count: 3 } })
  expect(next).toMatchObject({ from: 2, completion: { share: 1 / 2, count: 2 } })
  expect(later.map(({ completion }) => completion.count)).toEqual([0, 0, 0])
})

it("freshness is the age at the impression, of tiles that are there", () => {
  const published: Record<string, number> = { old: 0, young: 30 * day }
  const impressions = ["old", "young", "gone", "old"].map((tileId) => impression({ tileId, seenAt: 40 * day }))
  expect(freshnessOf(impressions, (id) => published[id])).toMatchObject({
    medianAgeDays: 40,
    newShare: { share: 1 / 3, count: 3 },
  })
})

describe("the calibration of less", () => {
  const isOf = (tileId: string, category: string): boolean => tileId.startsWith(category)
  const seen = (userId: string, tileIds: readonly string[], from: number): Impression[] =>
    tileIds.map((tileId, at) => impression({ userId, tileId, seenAt: from + at }))
  const tiles = (space: number, other: number): string[] => [
    ...Array.from({ length: space }, () => "space"),
    ...Array.from({ length: other }, () => "ocean"),
  ]

  it("compares a category's share before with that after", () => {
    const impressions = [...seen("me", tiles(8, 12), 0), ...seen("me", tiles(2, 18), 100)]
    const calibration = lessCalibration(impressions, [{ userId: "me", category: "space", askedAt: 100 }], isOf)
    expect(calibration).toMatchObject({ preferences: 1, before: { share: 0.4 }, after: { share: 0.1 } })
  })

  it("looks at no more than fifty on either side, and at nobody who saw fewer than ten", () => {
    const many = [...seen("me", tiles(100, 50), 0), ...seen("me", tiles(0, 80), 200)]
    const few = [...seen("other", tiles(20, 0), 0), ...seen("other", tiles(9, 0), 200)]
    const preferences = ["me", "other"].map((userId) => ({ userId, category: "space", askedAt: 200 }))
    expect(lessCalibration([...many, ...few], preferences, isOf)).toMatchObject({
      preferences: 1,
      before: { share: 0, count: 50 },
      after: { share: 0, count: 50 },
    })
  })
})

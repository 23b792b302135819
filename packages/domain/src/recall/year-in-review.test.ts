import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { day as dayMs } from "../durations.ts"
import { addDays, dayIn } from "../games/puzzle-day.ts"
import { fewestInReview, type LearnedTile, yearInReview, yearToReview } from "./year-in-review.ts"

const zone = fc.constantFrom("UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Europe/Berlin")
const learnedTiles = fc.uniqueArray(
  fc.record({
    tileId: fc.uuid(),
    category: fc.constantFrom("space", "ocean", "words", null),
    learnedAt: fc.integer({ min: Date.parse("2025-12-25T00:00:00Z"), max: Date.parse("2027-01-08T00:00:00Z") }),
  }),
  { selector: ({ tileId }) => tileId, minLength: 5, maxLength: 40 },
)
const nobody = () => 0

describe("the time of looking back", () => {
  it("is from 10 December to 10 January, of the year that ends then", () => {
    expect(
      ["2026-12-09", "2026-12-10", "2026-12-31", "2027-01-01", "2027-01-10", "2027-01-11"].map(yearToReview),
    ).toEqual([null, 2026, 2026, 2026, 2026, null])
  })

  it("is 32 days a year, and one year each time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), (year) => {
        const days = Array.from({ length: 366 }, (_, at) => addDays(`${year}-06-01`, at))
        const looked = days.flatMap((day) => yearToReview(day) ?? [])
        expect(looked).toEqual(Array.from({ length: 32 }, () => year))
      }),
    )
  })
})

describe("a year", () => {
  it("holds what was learned in it where its person is, each thing counted once", () => {
    fc.assert(
      fc.property(learnedTiles, zone, (learned, zone) => {
        const inYear = learned.filter(({ learnedAt }) => dayIn(zone, learnedAt).startsWith("2026-"))
        const review = yearInReview(2026, learned, { zone, likesOf: nobody })
        expect(review === null).toBe(inYear.length < fewestInReview)
        if (review === null) return
        const times = inYear.map(({ learnedAt }) => learnedAt)
        expect(review.count).toBe(inYear.length)
        expect(review.first.learnedAt).toBe(Math.min(...times))
        expect(review.last.learnedAt).toBe(Math.max(...times))
        expect(review.fullestWeek.count).toBeGreaterThanOrEqual(Math.ceil(inYear.length / 54))
        const counted = review.categories.reduce((sum, { count }) => sum + count, 0)
        expect(counted).toBe(inYear.filter(({ category }) => category !== null).length)
        expect(review.days).toBeLessThanOrEqual(inYear.length)
        expect(review.mostLiked).toBeNull()
      }),
    )
  })

  it("is the same in whatever order it is known", () => {
    fc.assert(
      fc.property(learnedTiles, zone, (learned, zone) => {
        const likesOf = (tileId: string) => tileId.charCodeAt(0) % 3
        expect(yearInReview(2026, learned.toReversed(), { zone, likesOf })).toEqual(
          yearInReview(2026, learned, { zone, likesOf }),
        )
      }),
    )
  })

  it("names its fullest week and what most people like", () => {
    const tile = (at: number, from: string): LearnedTile => {
      return { tileId: `t${at}`, category: "space", learnedAt: Date.parse(from) + at * dayMs }
    }
    const learned = [
      ...Array.from({ length: 8 }, (_, at) => tile(at * 30, "2026-01-05T12:00:00Z")),
      ...[1, 2, 3, 4].map((at) => tile(at, "2026-03-02T12:00:00Z")),
    ]
    const review = yearInReview(2026, learned, { zone: "UTC", likesOf: (id) => (id === "t3" ? 4 : 1) })
    expect(review).toMatchObject({
      count: 12,
      fullestWeek: { monday: "2026-03-02" },
      mostLiked: { tileId: "t3" },
      categories: [{ slug: "space", count: 12 }],
    })
  })
})

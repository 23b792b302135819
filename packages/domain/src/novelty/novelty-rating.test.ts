import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { laterRating, latestRatings, type NoveltyRating, noveltyRatings } from "./novelty-rating.ts"

const rated = fc.record({
  tileId: fc.constantFrom("a", "b", "c"),
  rating: fc.constantFrom(...noveltyRatings),
  ratedAt: fc.nat(4),
})

const given = (rating: NoveltyRating, ratedAt: number) => ({ rating, ratedAt })

describe("two answers about one tile", () => {
  it("come to the later one", () => {
    const [first, then] = [given("new", 1), given("known", 2)]
    expect(laterRating(first, then)).toBe(then)
    expect(laterRating(then, first)).toBe(then)
  })

  it("come to new where they were given at the same moment", () => {
    expect(laterRating(given("known", 1), given("new", 1)).rating).toBe("new")
    expect(laterRating(given("new", 1), given("known", 1)).rating).toBe("new")
  })

  it("end the same in whatever order, company and number they are told", () => {
    fc.assert(
      fc.property(rated, rated, rated, (a, b, c) => {
        expect(laterRating(a, a)).toEqual(a)
        const pick = ({ rating, ratedAt }: typeof a) => ({ rating, ratedAt })
        expect(pick(laterRating(a, b))).toEqual(pick(laterRating(b, a)))
        expect(pick(laterRating(laterRating(a, b), c))).toEqual(pick(laterRating(a, laterRating(b, c))))
      }),
    )
  })
})

describe("the latest ratings", () => {
  it("are one a tile, and the same told twice or backwards", () => {
    const sorted = (ratings: ReturnType<typeof latestRatings>) =>
      ratings.toSorted((a, b) => (a.tileId < b.tileId ? -1 : 1))
    fc.assert(
      fc.property(fc.array(rated), (ratings) => {
        const latest = latestRatings(ratings)
        expect(new Set(latest.map(({ tileId }) => tileId)).size).toBe(latest.length)
        expect(new Set(latest.map(({ tileId }) => tileId))).toEqual(new Set(ratings.map(({ tileId }) => tileId)))
        expect(sorted(latestRatings([...ratings, ...ratings].toReversed()))).toEqual(sorted(latest))
      }),
    )
  })
})

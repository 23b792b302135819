import { bawRanks, pointsForRank } from "@confetti/domain/games/baw"
import fc from "fast-check"
import { expect, it } from "vitest"
import { rankProgress } from "./rank-progress.ts"

const ranksOf = (total: number) => bawRanks.map(({ rank }) => ({ rank, points: pointsForRank(rank, total) }))

it("says how many points the next rank takes", () => {
  const ranks = ranksOf(100)
  expect(rankProgress({ points: 9, rank: "pinch", ranks })).toMatchObject({
    at: 1,
    next: { rank: "handful", points: 15, missing: 6 },
  })
})

it("has come all the way at the top, however many points there are", () => {
  expect(rankProgress({ points: 300, rank: "confetti", ranks: ranksOf(100) })).toEqual({ at: 6, next: null, share: 1 })
})

it("stands between the dot that is reached and the next one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 500 }), fc.nat(700), (total, points) => {
      const ranks = ranksOf(total)
      const at = ranks.findLastIndex((each) => points >= each.points)
      const { share } = rankProgress({ points, rank: ranks[at]!.rank, ranks })
      expect(share * (ranks.length - 1)).toBeGreaterThanOrEqual(at - 1e-9)
      expect(share * (ranks.length - 1)).toBeLessThan(at + 1 + 1e-9)
    }),
  )
})

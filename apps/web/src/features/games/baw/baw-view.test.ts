import { bawHints, bawRanks, pointsForRank } from "@confetti/domain/games/baw"
import fc from "fast-check"
import { expect, it } from "vitest"
import { answerList, hintTable, rankProgress, shuffleLetters } from "./baw-view.ts"

const ranksOf = (total: number) => bawRanks.map(({ rank }) => ({ rank, points: pointsForRank(rank, total) }))

it("rank progress names the points the next rank takes", () => {
  const ranks = ranksOf(100)
  expect(rankProgress({ points: 9, rank: "pinch", ranks })).toMatchObject({
    at: 1,
    next: { rank: "handful", points: 15, missing: 6 },
  })
})

it("rank progress is complete at the top, however many points there are", () => {
  expect(rankProgress({ points: 300, rank: "confetti", ranks: ranksOf(100) })).toEqual({ at: 6, next: null, share: 1 })
})

it("rank progress stands between the dot reached and the next one", () => {
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

const found = (word: string, isBonus = false) => ({ word, points: 1, isPangram: false, isBonus })

it("the hint table counts what is left by first letter and length", () => {
  const hints = bawHints(["gale", "gene", "eagle", "tangle"])
  expect(hintTable(hints, [found("gene"), found("eagle")])).toEqual({
    lengths: [4, 5, 6],
    rows: [
      { letter: "e", counts: [null, 0, null], left: 0 },
      { letter: "g", counts: [1, null, null], left: 1 },
      { letter: "t", counts: [null, null, 1], left: 1 },
    ],
    totals: [1, 0, 1],
    left: 2,
  })
})

it("the hint table leaves out bonus words", () => {
  expect(hintTable(bawHints(["gale", "gene"]), [found("gaga", true)]).left).toBe(2)
})

it("the hint table is empty exactly when every word is found", () => {
  const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom(..."abc"), minLength: 4, maxLength: 7 }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(words, fc.nat(), (all, some) => {
      const known = all.slice(0, some % (all.length + 1))
      const { left, rows, totals } = hintTable(
        bawHints(all),
        known.map((word) => found(word)),
      )
      expect(left).toBe(all.length - known.length)
      expect(rows.reduce((sum, row) => sum + row.left, 0)).toBe(left)
      expect(totals.every((total) => total >= 0)).toBe(true)
    }),
  )
})

it("a shuffle keeps the letters and changes their order", () => {
  const letters = fc.uniqueArray(fc.constantFrom(..."abcdefghij"), { minLength: 2, maxLength: 6 })
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  fc.assert(
    fc.property(letters, chances, (before, random) => {
      const after = shuffleLetters(before, () => random.next().value)
      expect(after.toSorted()).toEqual(before.toSorted())
      expect(after).not.toEqual(before)
    }),
  )
})

const foundGene = [{ word: "gene", points: 1, isPangram: false, isBonus: false }]

it("the answers are listed by the alphabet, marked as found and as pangrams", () => {
  expect(answerList({ answers: ["gene", "elegantly", "gale"], found: foundGene })).toEqual([
    { word: "elegantly", isFound: false, isPangram: true },
    { word: "gale", isFound: false, isPangram: false },
    { word: "gene", isFound: true, isPangram: false },
  ])
})

it("there are no answers before the end", () => expect(answerList({ answers: null, found: foundGene })).toEqual([]))

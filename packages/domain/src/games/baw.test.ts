import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bawHints, bawRank, bawRanks, judgeWord, pointsForRank, wordPoints } from "./baw.ts"

const puzzle = { letters: "aeglnty", required: "e" }

describe("judgeWord", () => {
  it.each([
    ["gel", "too-short"],
    ["", "too-short"],
    ["gene s", "other-letter"],
    ["genes", "other-letter"],
    ["EAGLE", "other-letter"],
    ["tally", "required-left-out"],
  ])("refuses %j: %s", (word, reason) => expect(judgeWord(puzzle, word)).toEqual({ ok: false, reason }))

  it("takes letters as often as one likes, and a word once", () => {
    expect(judgeWord(puzzle, "gene")).toEqual({ ok: true, points: 1, isPangram: false })
    expect(judgeWord(puzzle, "eagle")).toEqual({ ok: true, points: 5, isPangram: false })
    expect(judgeWord(puzzle, "eagle", new Set(["eagle"]))).toEqual({ ok: false, reason: "found-before" })
  })

  it("gives a pangram seven more", () =>
    expect(judgeWord(puzzle, "elegantly")).toEqual({ ok: true, points: 16, isPangram: true }))

  it("takes a word exactly where a set of letters says so", () => {
    const word = fc.string({ unit: fc.constantFrom(..."aeglntyxz"), maxLength: 12 })
    fc.assert(
      fc.property(word, (each) => {
        const isBuilt = /^[aeglnty]{4,}$/.test(each) && each.includes("e")
        const decision = judgeWord(puzzle, each)
        expect(decision.ok).toBe(isBuilt)
        if (decision.ok) expect(decision.points).toBe(wordPoints(each))
      }),
    )
  })
})

describe("bawRank", () => {
  it("climbs with the points, from the first rank at none", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 500 }), fc.nat(600), fc.nat(50), (total, points, more) => {
        const order = bawRanks.map(({ rank }) => rank)
        expect(bawRank(0, total)).toBe("speck")
        expect(order.indexOf(bawRank(points + more, total))).toBeGreaterThanOrEqual(
          order.indexOf(bawRank(points, total)),
        )
      }),
    )
  })

  it("is reached at the points it says, and not one before", () => {
    for (const { rank } of bawRanks.slice(1)) {
      const needed = pointsForRank(rank, 137)
      expect(bawRank(needed, 137)).toBe(rank)
      expect(bawRank(needed - 1, 137)).not.toBe(rank)
    }
  })
})

it("bawHints counts by first letter and length, and says no word", () => {
  expect(bawHints(["tangle", "gene", "gale", "eagle"])).toEqual([
    { letter: "e", length: 5, count: 1 },
    { letter: "g", length: 4, count: 2 },
    { letter: "t", length: 6, count: 1 },
  ])
  expect(bawHints([])).toEqual([])
})

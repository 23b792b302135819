import { bawHints } from "@confetti/domain/games/baw"
import fc from "fast-check"
import { expect, it } from "vitest"
import { hintTable } from "./hint-table.ts"

const found = (word: string, isBonus = false) => ({ word, points: 1, isPangram: false, isBonus })

it("counts what is left by first letter and length", () => {
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

it("leaves bonus words out: they were never among those to be found", () => {
  expect(hintTable(bawHints(["gale", "gene"]), [found("gaga", true)]).left).toBe(2)
})

it("has nothing left exactly when every word is found", () => {
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

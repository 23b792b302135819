import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createSortedVocabulary } from "./sorted-vocabulary.ts"
import { createWordTable } from "./word-table.ts"

function vocabularyOf(words: readonly string[]) {
  const table = createWordTable()
  const vocabulary = createSortedVocabulary(table)
  table.readText(words.join(" "), () => {})
  const named = (number: number): string => table.wordOf(number)
  return {
    beginningWith: (beginning: string) => vocabulary.beginningWith(beginning).map(named),
    like: (word: string, most: number, isBeginning = false) =>
      vocabulary.like(word, most, isBeginning).map(({ word: number, edits }) => [named(number), edits]),
    learn: (word: string) => table.readText(word, () => {}),
  }
}

/** The edit distance as a textbook has it, over whole tables. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number): number => rows[i]?.[j] as number
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      ;(rows[i] as number[])[j] = least
    }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 7 })

describe("words that are almost alike", () => {
  it("are those within reach of the textbook's distance, a wrong first letter counting twice", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
        word,
        fc.constantFrom(1, 2),
        (words, wanted, most) => {
          const expected = words
            .map((known) => [known, distance(known, wanted) + (known[0] === wanted[0] ? 0 : 1)] as const)
            .filter(([, edits]) => edits <= most)
          expect(new Map(vocabularyOf(words).like(wanted, most) as [string, number][])).toEqual(new Map(expected))
        },
      ),
    )
  })

  it("may go on where the wanted word ends", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), word, (words, wanted) => {
        const least = (known: string): number =>
          Math.min(...Array.from(known, (_, at) => distance(known.slice(0, at + 1), wanted)))
        const expected = words.filter((known) => known[0] === wanted[0] && least(known) <= 1)
        const found = vocabularyOf(words).like(wanted, 1, true)
        expect(new Set(found.map(([known]) => known))).toEqual(new Set(expected))
      }),
    )
  })
})

it("finds words by their beginning, those that came later too", () => {
  const vocabulary = vocabularyOf(["moon", "mood", "sun", "mo"])
  expect(vocabulary.beginningWith("moo")).toEqual(["mood", "moon"])
  vocabulary.learn("moor")
  expect(vocabulary.beginningWith("moo")).toEqual(["mood", "moon", "moor"])
  expect(vocabulary.beginningWith("x")).toEqual([])
})

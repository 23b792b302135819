import fc from "fast-check"
import { expect, it } from "vitest"
import { createPostings } from "./postings.ts"

const strengths = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])

it("tells of every posting what a plain table tells, packed or waiting", () => {
  const tile = fc.record({
    gap: fc.integer({ min: 0, max: 20_000 }),
    words: fc.uniqueArray(fc.nat(20)),
    weight: fc.nat(7),
  })
  const given = fc.array(tile, { maxLength: 60 })
  fc.assert(
    fc.property(given, given, fc.uniqueArray(fc.nat(20)), (before, after, asked) => {
      const postings = createPostings()
      const plain = new Map<number, number>()
      let number = 0
      const add = (tiles: typeof before): void => {
        for (const { gap, words, weight } of tiles) {
          number += 1 + gap
          for (const word of words) {
            postings.add(word, number, weight)
            if (asked.includes(word)) plain.set(number, strengths[weight] as number)
          }
        }
      }
      add(before)
      postings.pack()
      add(after)
      const best = new Uint8Array(number + 1)
      postings.raise(
        asked.map((word) => ({ word, strengths })),
        best,
      )
      const expected = Uint8Array.from(best, (_, at) => plain.get(at) ?? 0)
      expect(Buffer.compare(best, expected)).toBe(0)
    }),
    { numRuns: 60 },
  )
})

it("keeps the greater of two weights", () => {
  const postings = createPostings()
  postings.add(0, 3, 1)
  postings.add(1, 3, 6)
  const best = new Uint8Array(4)
  postings.raise(
    [1, 0].map((word) => ({ word, strengths })),
    best,
  )
  expect(best[3]).toBe(7)
})

import fc from "fast-check"
import { expect, it } from "vitest"
import { shuffleLetters } from "./shuffle-letters.ts"

it("keeps the letters, and never their order", () => {
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

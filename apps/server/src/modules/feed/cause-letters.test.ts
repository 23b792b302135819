import { feedCauses } from "@confetti/domain/feed/feed-cause"
import fc from "fast-check"
import { expect, it } from "vitest"
import { causeAt, lettersOf } from "./cause-letters.ts"

it("gives back every cause at its place, and none beyond", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...feedCauses)), (causes) => {
      const text = lettersOf(causes)
      expect(text).toHaveLength(causes.length)
      expect(causes.map((_, place) => causeAt(text, place))).toEqual(causes)
      expect(causeAt(text, causes.length)).toBeNull()
    }),
  )
})

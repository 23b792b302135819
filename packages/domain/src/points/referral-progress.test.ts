import fc from "fast-check"
import { expect, it } from "vitest"
import { isAccountComplete } from "../account/is-account-complete.ts"
import { isQualified, missingOfReferral } from "./referral-progress.ts"

it("counts an invitation once the account is complete and the tiles are read, in whatever order", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(30), fc.integer({ min: 1, max: 20 }), (isComplete, tilesRead, needed) => {
      const missing = missingOfReferral({ isAccountComplete: isComplete, tilesRead }, needed)
      expect(isQualified(missing)).toBe(isComplete && tilesRead >= needed)
      expect(missing.tiles).toBe(Math.max(0, needed - tilesRead))
    }),
  )
})

it.each([
  ["Ada", "ada@example.com", true],
  ["", "ada@example.com", false],
  ["  ", "ada@example.com", false],
  ["Ada", null, false],
])("an account of %j with %j is complete: %s", (name, email, is) => {
  expect(isAccountComplete({ name, email })).toBe(is)
})

import { lessScopes } from "@confetti/domain/feed/less-preference"
import fc from "fast-check"
import { expect, it } from "vitest"
import { lessPreferenceId, parseLessPreferenceId } from "./less-preference-store.ts"

it("says what the preference is about, whatever that is called", () => {
  fc.assert(
    fc.property(fc.constantFrom(...lessScopes), fc.string(), (scope, subject) => {
      expect(parseLessPreferenceId(lessPreferenceId({ scope, subject }))).toEqual({ scope, subject })
    }),
  )
})

it.each(["", "tile", ":tile", "tiles:a", "Tile:a"])("is none: %j", (id) => {
  expect(parseLessPreferenceId(id)).toBeNull()
})

import { lessScopes } from "@confetti/domain/less-wish"
import fc from "fast-check"
import { expect, it } from "vitest"
import { readWishId, wishId } from "./wish-id.ts"

it("says what the wish is about, whatever that is called", () => {
  fc.assert(
    fc.property(fc.constantFrom(...lessScopes), fc.string(), (scope, subject) => {
      expect(readWishId(wishId({ scope, subject }))).toEqual({ scope, subject })
    }),
  )
})

it.each(["", "tile", ":tile", "tiles:a", "Tile:a"])("is none: %j", (id) => {
  expect(readWishId(id)).toBeNull()
})

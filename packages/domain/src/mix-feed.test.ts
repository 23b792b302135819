import fc from "fast-check"
import { expect, it } from "vitest"
import { mixFeed } from "./mix-feed.ts"

it("keeps the order of finished tiles, and shows every growing story once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (tiles, growing) => {
      const ids = mixFeed(tiles, growing).map((item) => item.tileId)
      expect(ids.filter((id) => tiles.includes(id))).toEqual(tiles)
      expect([...ids].sort()).toEqual([...new Set([...tiles, ...growing])].sort())
    }),
  )
})

it("puts the first growing story at the fourth place", () => {
  expect(mixFeed(["a", "b", "c", "d"], ["grows"]).map((item) => item.tileId)).toEqual(["a", "b", "c", "grows", "d"])
})

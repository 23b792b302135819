import fc from "fast-check"
import { expect, it } from "vitest"
import { rankTiles } from "./rank-tiles.ts"

it("gives what sorting all of them gives: by score, then the newest, no more than wanted", () => {
  const tile = fc.record({ score: fc.nat(12), passes: fc.boolean() })
  fc.assert(
    fc.property(fc.array(tile, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), fc.gen(), (tiles, most, gen) => {
      const newestFirst = gen(fc.shuffledSubarray, [...tiles.keys()])
      const found = newestFirst
        .filter((at) => tiles[at]?.passes && tiles[at].score > 0)
        .sort((a, b) => (tiles[b]?.score ?? 0) - (tiles[a]?.score ?? 0))
      const ranked = rankTiles(
        {
          scores: Uint16Array.from(tiles, ({ score }) => score),
          passes: Uint8Array.from(tiles, ({ passes }) => Number(passes)),
          newestFirst: Uint32Array.from(newestFirst),
        },
        most,
      )
      const unfiltered = newestFirst.filter((at) => (tiles[at]?.score ?? 0) > 0).length
      expect(ranked).toEqual({ tiles: found.slice(0, most), total: found.length, unfiltered })
    }),
  )
})

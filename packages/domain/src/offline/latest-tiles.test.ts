import fc from "fast-check"
import { expect, it } from "vitest"
import { latestTiles, mostSavedTiles } from "./latest-tiles.ts"

const tile = fc.nat(60).map((number) => ({ id: `tile-${number}` }))
const met = fc.array(fc.array(tile, { minLength: 1, maxLength: 8 }), { maxLength: 40 })

it("keeps the last thirty that were met, each once, the last one first", () => {
  fc.assert(
    fc.property(met, (times) => {
      const saved = times.reduce((before: { id: string }[], now) => latestTiles(now, before), [])
      const newestFirst = [...new Set(times.toReversed().flatMap((now) => now.map(({ id }) => id)))]
      expect(saved.map(({ id }) => id)).toEqual(newestFirst.slice(0, mostSavedTiles))
    }),
  )
})

it("knows of each what is known of it now", () => {
  const [old, now] = [
    { id: "a", bytes: 1 },
    { id: "a", bytes: 2 },
  ]
  expect(latestTiles([now], [old])).toEqual([now])
})

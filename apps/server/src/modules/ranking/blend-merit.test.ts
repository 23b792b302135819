import fc from "fast-check"
import { expect, it } from "vitest"
import { blendMerit, type TileCounts } from "./blend-merit.ts"

const met = fc.record({ merit: fc.double({ min: 0, max: 1, noNaN: true }), shown: fc.nat(5000), likes: fc.nat(5000) })
const countsOf = (tiles: readonly { shown: number; likes: number }[]): TileCounts => ({
  shown: Uint32Array.from(tiles, ({ shown }) => shown),
  likes: Uint32Array.from(tiles, ({ shown, likes }) => Math.min(shown, likes)),
  finished: new Uint32Array(tiles.length),
})

type PastInteraction = { merit: number; shown: number; likes: number }
const blended = (tiles: readonly PastInteraction[]): Float32Array =>
  blendMerit(
    Float32Array.from(tiles, ({ merit }) => merit),
    countsOf(tiles),
  )

it("stays between 0 and 1, whatever was counted", () => {
  fc.assert(
    fc.property(fc.array(met, { maxLength: 30 }), (tiles) => {
      for (const merit of blended(tiles)) {
        expect(merit).toBeGreaterThanOrEqual(0)
        expect(merit).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it("is what editors gave a tile nobody has met", () => {
  fc.assert(
    fc.property(fc.array(met, { maxLength: 30 }), met, (tiles, { merit }) => {
      const all = [...tiles, { merit, shown: 0, likes: 0 }]
      expect(blended(all).at(-1)).toBeCloseTo(merit, 6)
    }),
  )
})

it("is never lower for one more like", () => {
  fc.assert(
    fc.property(fc.array(met, { minLength: 1, maxLength: 30 }), met, (tiles, one) => {
      const shown = one.shown + 1
      const likes = Math.min(one.likes, one.shown)
      const [fewer, more] = [likes, likes + 1].map((count) => ({ merit: one.merit, shown, likes: count }))
      const both = [...tiles, fewer, more] as PastInteraction[]
      const [before, after] = blended(both).slice(-2)
      expect(after).toBeGreaterThanOrEqual(before as number)
    }),
  )
})

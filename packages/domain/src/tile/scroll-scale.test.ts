import fc from "fast-check"
import { expect, it } from "vitest"
import { scrollScale } from "./scroll-scale.ts"

it("puts each value where it belongs, and is as long as its nearest neighbours need", () => {
  const { length, places, valueAt } = scrollScale([0, 100, 150, 1000])
  expect(places).toEqual([0, 0.1, 0.15, 1])
  expect(length).toBe(20)
  expect([0, 0.1234, 0.5, 1].map(valueAt)).toEqual([0, 123, 500, 1000])
})

it("goes down as it goes up", () => {
  const { places, valueAt } = scrollScale([46, 23, 0])
  expect(places).toEqual([0, 0.5, 1])
  expect([-1, 0, 0.25, 0.999, 1, 2].map(valueAt)).toEqual([46, 46, 34.5, 0, 0, 0])
})

const values = fc
  .uniqueArray(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 2, maxLength: 16 })
  .chain((some) => fc.boolean().map((falls) => some.toSorted((a, b) => (falls ? b - a : a - b))))

it("never goes back, never beyond its ends, and leaves neighbours their distance", () => {
  fc.assert(
    fc.property(values, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (given, some) => {
      const { length, places, valueAt } = scrollScale(given)
      const [first = 0, last = 0] = [given[0], given.at(-1)]
      for (const [at, place] of places.entries())
        if (at > 0) expect((place - (places[at - 1] ?? 0)) * length).toBeGreaterThan(0.999)
      const passed = some.toSorted((a, b) => a - b).map(valueAt)
      for (const [at, value] of passed.entries()) {
        expect(value).toBeGreaterThanOrEqual(Math.min(first, last))
        expect(value).toBeLessThanOrEqual(Math.max(first, last))
        if (at > 0) expect((value - (passed[at - 1] ?? value)) * (last - first)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

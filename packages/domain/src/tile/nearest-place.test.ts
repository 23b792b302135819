import fc from "fast-check"
import { expect, it } from "vitest"
import { nearestPlace } from "./nearest-place.ts"

const place = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) })

it("no other place is nearer", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), place, (places, to) => {
      const off = (at: number) => Math.hypot((places[at]?.x ?? 0) - to.x, (places[at]?.y ?? 0) - to.y)
      const chosen = nearestPlace(places, to)
      for (const at of places.keys()) expect(off(chosen)).toBeLessThanOrEqual(off(at))
    }),
  )
})

it("a place itself is the nearest, and the first of two at one spot", () => {
  expect(
    nearestPlace(
      [
        { x: 9, y: 9 },
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
      { x: 5, y: 5 },
    ),
  ).toBe(1)
})

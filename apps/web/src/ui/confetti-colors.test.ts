import fc from "fast-check"
import { expect, it } from "vitest"
import { confettiColors } from "./confetti-colors.ts"

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

it("confetti is far from the hue it flies over, or as pale as paper", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
      for (const color of confettiColors(hue))
        expect(color.lightness >= 0.94 || apart(color.hue, hue) >= 110).toBe(true)
    }),
  )
})

it("confetti is brighter than the middle of any picture, whatever the category", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
      expect(Math.min(...confettiColors(hue).map(({ lightness }) => lightness))).toBeGreaterThan(0.75)
    }),
  )
})

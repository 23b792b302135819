import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { contrastRatio } from "./contrast-ratio.ts"
import { hueContrasts, hueTones, isLegibleHue, leastContrast } from "./hue-contrast.ts"
import type { Rgb } from "./oklch-to-rgb.ts"

const channel = fc.integer({ min: 0, max: 255 })
const color: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel)

describe("a contrast ratio", () => {
  it("knows the figures of the guideline", () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBe(21)
    expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
  })

  it("is the same both ways, and from 1 to 21", () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(ratio).toBe(contrastRatio(other, one))
        expect(ratio >= 1 && ratio <= 21).toBe(true)
      }),
    )
  })
})

describe("a hue", () => {
  it("can be read wherever the app uses it, whichever it is", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (hue) => {
        expect(isLegibleHue(hue)).toBe(true)
      }),
      { numRuns: 720 },
    )
  })

  it("is told from one that can't be read, by the use it fails in", () => {
    const faint = { ...hueTones, bright: { lightness: 0.5, chroma: 0.11 } }
    const failing = hueContrasts(282, faint).filter(({ ratio }) => ratio < leastContrast)
    expect(failing.map(({ use }) => use)).toEqual(["chip", "story", "answer", "button"])
  })
})

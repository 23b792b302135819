import { describe, expect, it } from "vitest"
import { greatestChroma, oklchToRgb, rgbToHex } from "./oklch-to-rgb.ts"

describe("oklchToRgb", () => {
  it("knows the corners of sRGB", () => {
    expect(oklchToRgb(0, 0, 0)).toEqual([0, 0, 0])
    expect(oklchToRgb(1, 0, 0)).toEqual([255, 255, 255])
    expect(rgbToHex(oklchToRgb(0.62796, 0.25768, 29.234))).toBe("#ff0000")
  })

  it("gives up chroma, never lightness or hue, for a colour that cannot be shown", () => {
    expect(oklchToRgb(0.7, 0.9, 142)).toEqual(oklchToRgb(0.7, greatestChroma(0.7, 142), 142))
  })
})

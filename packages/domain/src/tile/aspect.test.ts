import { expect, it } from "vitest"
import { aspectFormats, aspectFromLabel, aspectRatio } from "./aspect.ts"

it.each([
  ["195X9", "19.5x9", 9 / 19.5],
  ["4X3", "4x3", 0.75],
  ["1X2", "1x2", 2],
  ["2X1", "2x1", 0.5],
] as const)("reads the label %s as %s, height by width", (label, format, ratio) => {
  expect(aspectFromLabel(label)).toBe(format)
  expect(aspectRatio(format)).toBe(ratio)
})

it("reserves a square for a developing story, and knows no other label", () => {
  expect(aspectRatio("developing")).toBe(1)
  expect(aspectFromLabel("toString")).toBeNull()
  expect(aspectFormats).toHaveLength(5)
})

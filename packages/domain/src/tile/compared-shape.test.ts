import { describe, expect, it } from "vitest"
import { haveOneShape, isComparedShape } from "./compared-shape.ts"

const sizeOf = (text: string) => {
  const [width = 0, height = 0] = text.split(" × ").map(Number)
  return { width, height }
}

describe("two pictures", () => {
  it.each([
    ["600 × 400", "1200 × 800", true],
    ["1000 × 1000", "1010 × 1000", true],
    ["1000 × 1000", "991 × 1000", true],
    ["1000 × 1000", "1012 × 1000", false],
    ["600 × 400", "400 × 600", false],
    ["600 × 400", "400 × 400", false],
  ])("of %s and %s are of one shape: %s", (one, other, are) => {
    expect(haveOneShape(sizeOf(one), sizeOf(other))).toBe(are)
  })

  it.each([
    ["1500 × 600", true],
    ["1501 × 600", false],
    ["600 × 1000", true],
    ["599 × 1000", false],
  ])("of %s can be compared: %s", (size, can) => {
    expect(isComparedShape(sizeOf(size))).toBe(can)
  })
})

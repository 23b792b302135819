import { describe, expect, it } from "vitest"
import { frameOf } from "./frame.ts"

const drawing = ":monotile:"

describe("a drawing of ours", () => {
  it("has nearly all of a wide sheet's height, where an emoji leaves room", () => {
    const [wide, emoji] = [frameOf(drawing, 2000, 1000), frameOf("🌕", 2000, 1000)]
    expect([wide.size, wide.y, wide.byHeight]).toEqual([900, 500, true])
    expect([emoji.size, emoji.y, emoji.byHeight]).toEqual([600, 460, false])
  })

  it("stands as an emoji does on any other sheet", () => {
    for (const [width, height] of [
      [900, 1950],
      [750, 1000],
      [1000, 1000],
    ] as const)
      expect(frameOf(drawing, width, height)).toEqual(frameOf("🌕", width, height))
  })
})

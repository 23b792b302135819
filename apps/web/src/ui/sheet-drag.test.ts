import { describe, expect, it } from "vitest"
import { createSheetDrag } from "./sheet-gestures.ts"

function pulled(...moves: [y: number, at: number][]) {
  const drag = createSheetDrag({ y: 500, at: 0 })
  const offsets = moves.map(([y, at]) => drag.moveTo({ y: 500 + y, at }))
  return { drag, offsets }
}

describe("pulling a sheet down", () => {
  it("moves it with the finger, and never above its place", () => {
    expect(pulled([40, 16], [90, 32], [-30, 48]).offsets).toEqual([40, 90, 0])
  })

  it("closes it when it was pulled far, or flicked", () => {
    expect(pulled([120, 1000]).drag.isThrownAway(1400)).toBe(true)
    expect(pulled([20, 16], [50, 32]).drag.isThrownAway(40)).toBe(true)
  })

  it("leaves it when the finger came to rest nearby, or went back up", () => {
    expect(pulled([60, 40]).drag.isThrownAway(400)).toBe(false)
    expect(pulled([200, 200], [130, 240]).drag.isThrownAway(244)).toBe(false)
    expect(pulled().drag.isThrownAway(10)).toBe(false)
  })
})

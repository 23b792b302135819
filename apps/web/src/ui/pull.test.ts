import { describe, expect, it } from "vitest"
import { createPull } from "./pull.ts"

function pulled(...moves: [y: number, at: number][]) {
  const pull = createPull({ along: 500, at: 0 })
  const offsets = moves.map(([y, at]) => pull.moveTo({ along: 500 + y, at }))
  return { pull, offsets }
}

describe("pulling something away", () => {
  it("moves it with the finger, and never above its place", () => {
    expect(pulled([40, 16], [90, 32], [-30, 48]).offsets).toEqual([40, 90, 0])
  })

  it("lets it go when it was pulled far, or flicked", () => {
    expect(pulled([120, 1000]).pull.isThrownAway(1400)).toBe(true)
    expect(pulled([20, 16], [50, 32]).pull.isThrownAway(40)).toBe(true)
  })

  it("leaves it when the finger came to rest nearby, or went back up", () => {
    expect(pulled([60, 40]).pull.isThrownAway(400)).toBe(false)
    expect(pulled([200, 200], [130, 240]).pull.isThrownAway(244)).toBe(false)
    expect(pulled().pull.isThrownAway(10)).toBe(false)
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { enough, isEnough, nextPull, noPull, type Pull, type PullEvent, pulledBy } from "./pull.ts"

const touch = (y: number, isAtEnd = true): PullEvent => ({ type: "touch", at: { x: 200, y }, isAtEnd })
const move = (y: number, isAtEnd = true, x = 200): PullEvent => ({ type: "move", at: { x, y }, isAtEnd })
const after = (...events: PullEvent[]): Pull => events.reduce(nextPull, noPull)

describe("a pull past the end of a story", () => {
  it("counts from where the end was reached, in the same gesture", () => {
    const scrolled = [touch(700, false), move(500, false), move(400)] as const
    expect(isEnough(after(...scrolled))).toBe(false)
    expect(isEnough(after(...scrolled, move(400 - enough + 1)))).toBe(false)
    expect(isEnough(after(...scrolled, move(400 - enough)))).toBe(true)
  })

  it("is taken back by the same finger, and counts anew when it turns again", () => {
    const pulled = [touch(600), move(450), move(640)] as const
    expect(after(...pulled).by).toBe(0)
    expect(after(...pulled, move(560)).by).toBe(80)
  })

  it("is nothing while the screen still scrolls, however far the finger goes", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900 })), (ys) => {
        const events = ys.map((y) => move(y, false))
        expect(after(touch(900, false), ...events)).toEqual(noPull)
      }),
    )
  })

  it("is none where the finger moves a row of cards sideways", () => {
    expect(after(touch(600), move(590, true, 120), move(560, true, 20)).by).toBe(0)
  })

  it("is over when the finger lifts", () => {
    expect(after(touch(600), move(300), { type: "lift" })).toEqual(noPull)
  })

  it("moves the cover further the further it goes, and never further than the finger", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 }), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(pulledBy({ from: null, by: less })).toBeLessThanOrEqual(pulledBy({ from: null, by: more }))
        expect(pulledBy({ from: null, by: more })).toBeLessThanOrEqual(more)
      }),
    )
  })
})

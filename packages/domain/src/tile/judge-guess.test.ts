import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { judgeGuess } from "./judge-guess.ts"

const asked = { min: 0, max: 100, step: 1, answer: 44 }

describe("a guess", () => {
  it.each([
    [44, "exact", null, 0],
    [45, "close", "high", 1],
    [39, "close", "low", 5],
    [38, "far", "low", 6],
    [100, "far", "high", 56],
  ])("of %d is %s", (guess, kind, side, off) => expect(judgeGuess(guess, asked)).toEqual({ kind, side, off }))

  it("can be exact wherever the answer lies between the steps", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.constantFrom(0.1, 0.25, 1, 5), (answer, step) => {
        const next = Math.round(answer / step) * step
        expect(judgeGuess(next, { min: 0, max: 100, step, answer }).kind).toBe("exact")
      }),
    )
  })

  it("is never nearer by being further off", () => {
    const rank = { exact: 0, close: 1, far: 2 }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, other) => {
        const [near, far] = [judgeGuess(one, asked), judgeGuess(other, asked)].sort((a, b) => a.off - b.off)
        expect(rank[near?.kind ?? "far"]).toBeLessThanOrEqual(rank[far?.kind ?? "exact"])
      }),
    )
  })
})

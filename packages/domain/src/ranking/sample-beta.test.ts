import { describe, expect, it } from "vitest"
import { sampleBeta } from "./sample-beta.ts"
import { seededRandom } from "./seeded-random.ts"

describe("a share drawn from what was seen", () => {
  it.each([
    [1, 1],
    [1, 21],
    [19, 3],
    [501, 501],
  ])("lies about the mean of Beta(%i, %i), and as far from it as it should", (a, b) => {
    const random = seededRandom(7)
    const draws = Array.from({ length: 20_000 }, () => sampleBeta(a, b, random))
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length
    expect(mean).toBeCloseTo(a / (a + b), 2)
    expect(variance).toBeCloseTo((a * b) / ((a + b) ** 2 * (a + b + 1)), 3)
    expect(draws.every((draw) => draw >= 0 && draw <= 1)).toBe(true)
  })
})

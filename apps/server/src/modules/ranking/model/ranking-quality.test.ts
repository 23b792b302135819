import { describe, expect, it } from "vitest"
import { rankingQuality, topItems } from "./ranking-quality.ts"

describe(rankingQuality, () => {
  it("equals what is worked out by hand", () => {
    // Hits at places 1 and 3 of three wanted: DCG = 1 + 1/2, ideal = 1 + 1/log2(3) + 1/2.
    const { recall, ndcg } = rankingQuality([7, 8, 9], new Set([7, 9, 4]), 3)
    expect(recall).toBeCloseTo(2 / 3)
    expect(ndcg).toBeCloseTo(1.5 / (1.5 + 1 / Math.log2(3)))
  })

  it("divides recall by all that is wanted, and the gain by a full list at most", () => {
    const { recall, ndcg } = rankingQuality([1, 2], new Set([1, 2, 3, 4]), 2)
    expect(recall).toBe(0.5)
    expect(ndcg).toBe(1)
  })
})

describe(topItems, () => {
  it("answers the best first, the lower index of equals, and never what is left out", () => {
    const out = Number.NEGATIVE_INFINITY
    expect([...topItems(Float32Array.of(1, out, 3, 3, -2, 0), 4)]).toEqual([2, 3, 0, 5])
    expect([...topItems(Float32Array.of(out, 5), 4)]).toEqual([1])
    expect([...topItems(new Float32Array(0), 4)]).toEqual([])
  })
})

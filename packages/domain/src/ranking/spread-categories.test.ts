import { describe, expect, it } from "vitest"
import { lineUp } from "./category-lines.ts"
import { rankWeights } from "./rank-weights.ts"
import { diversityPenalty, spreadCategories } from "./spread-categories.ts"

type Given = { weight?: number; decay?: number; recent?: number[]; spacing?: [category: number, places: number][] }

/** A spread over these tiles, each a score with its category. */
function spreadOf(tiles: [score: number, category: number][], given: Given = {}) {
  const { weight = 0, decay = 0, recent = [], spacing = [] } = given
  const scores = Float32Array.from(tiles, ([score]) => score)
  const catalogue = { categoryOf: Uint16Array.from(tiles, ([, category]) => category), categories: ["a", "b", "c"] }
  const lines = lineUp({ scores, catalogue, isLeftOut: new Uint8Array(tiles.length), most: tiles.length })
  const penalty = { weight, decay }
  return spreadCategories(lines, { scores, catalogue, penalty, recent, spacing: new Map(spacing) })
}

function all({ next }: ReturnType<typeof spreadOf>) {
  const placed = []
  for (let each = next(); each !== null; each = next()) placed.push(each)
  return placed
}

const tilesOf = (spread: ReturnType<typeof spreadOf>) => all(spread).map(({ tile }) => tile)

describe("the diversity penalty", () => {
  it("goes from what strangers see to what is known, evenly", () => {
    const { penalty, penaltyKnown, penaltyDecay } = rankWeights
    expect(diversityPenalty(0)).toEqual({ weight: penalty, decay: penaltyDecay })
    expect(diversityPenalty(1).weight).toBe(penaltyKnown)
    expect(diversityPenalty(0.5).weight).toBeCloseTo((penalty + penaltyKnown) / 2)
  })
})

describe("places", () => {
  it("go to the best, twice in a row of a category, and say what variety cost", () => {
    const spread = spreadOf([
      [10, 0],
      [9, 0],
      [8, 0],
      [1, 1],
    ])
    expect(all(spread)).toEqual([
      { tile: 0, margin: 0 },
      { tile: 1, margin: 0 },
      { tile: 3, margin: 7 },
      { tile: 2, margin: 0 },
    ])
  })

  it("go to the lower index of two that are as good", () => {
    const lowerFirst: [number, number][] = [
      [5, 0],
      [5, 1],
    ]
    const lowerLast: [number, number][] = [
      [5, 1],
      [5, 0],
    ]
    expect(tilesOf(spreadOf(lowerFirst))).toEqual([0, 1])
    expect(tilesOf(spreadOf(lowerLast))).toEqual([0, 1])
  })

  it("wear a category off, less at each place", () => {
    const tiles: [number, number][] = [
      [10, 0],
      [9, 0],
      [7, 1],
      [6.5, 1],
    ]
    expect(tilesOf(spreadOf(tiles, { weight: 5, decay: 0.5 }))).toEqual([0, 2, 1, 3])
    expect(tilesOf(spreadOf(tiles, { weight: 2.25, decay: 1 }))).toEqual([0, 2, 1, 3])
    expect(tilesOf(spreadOf(tiles, { weight: 1, decay: 0.5 }))).toEqual([0, 1, 2, 3])
  })

  it("count what was shown just before", () => {
    const tiles: [number, number][] = [
      [10, 0],
      [9, 0],
      [8, 0],
      [1, 1],
    ]
    const spread = spreadOf(tiles, { recent: [1, 2] })
    expect(spread.next()?.tile).toBe(3)
  })

  it("keep a category at its distance from the beginning on, as long as anything else is left", () => {
    const tiles: [number, number][] = [
      [10, 0],
      [9, 0],
      [3, 1],
      [2, 1],
      [1, 2],
      [0.5, 2],
    ]
    expect(tilesOf(spreadOf(tiles, { spacing: [[0, 2]] }))).toEqual([2, 3, 0, 4, 5, 1])
    const first: [number, number][] = [
      [1, 0],
      [10, 1],
    ]
    expect(tilesOf(spreadOf(first, { spacing: [[1, 1]] }))).toEqual([0, 1])
  })

  it("go to what there was twice, and to what keeps its distance, where nothing else is left", () => {
    const same: [number, number][] = [
      [3, 0],
      [2, 0],
      [1, 0],
    ]
    expect(tilesOf(spreadOf(same))).toEqual([0, 1, 2])
    expect(tilesOf(spreadOf(same, { spacing: [[0, 9]] }))).toEqual([0, 1, 2])
  })

  it("are none where there is nothing", () => {
    expect(spreadOf([]).next()).toBeNull()
  })
})

describe("a tile that is asked for", () => {
  it("is taken where it is left and makes no third in a row", () => {
    const spread = spreadOf([
      [3, 0],
      [2, 0],
      [1, 0],
      [0.5, 1],
    ])
    expect(spread.next()?.tile).toBe(0)
    expect(spread.nextOf([0])).toBeNull()
    expect(spread.nextOf([0, 2])?.tile).toBe(2)
    expect(spread.nextOf([1])).toBeNull()
    expect(spread.nextOf([1, 3])?.tile).toBe(3)
    expect(spread.next()?.tile).toBe(1)
    expect(spread.next()).toBeNull()
  })
})

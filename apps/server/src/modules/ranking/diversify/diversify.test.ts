import { countLess } from "@confetti/domain/feed/less-preference"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeProfile, rankings } from "../../../../test/ranking-fixtures.ts"
import type { RankingCatalogue } from "../candidates/catalogue.ts"
import type { UserProfile } from "../features/profile.ts"
import { rankFeed } from "../rank-feed.ts"
import { rankWeights } from "../weights.ts"
import { buildCategoryHeaps } from "./category-heaps.ts"
import { diversify, diversityPenalty } from "./diversify.ts"

type Given = { weight?: number; decay?: number; recent?: number[]; spacing?: [category: number, places: number][] }

/** A diverse order of these tiles, each a score with its category. */
function orderOf(tiles: [score: number, category: number][], given: Given = {}) {
  const { weight = 0, decay = 0, recent = [], spacing = [] } = given
  const scores = Float32Array.from(tiles, ([score]) => score)
  const catalogue = { categoryOf: Uint16Array.from(tiles, ([, category]) => category), categories: ["a", "b", "c"] }
  const heaps = buildCategoryHeaps({ scores, catalogue, isExcluded: new Uint8Array(tiles.length), most: tiles.length })
  const penalty = { weight, decay }
  return diversify(heaps, { scores, catalogue, penalty, recent, spacing: new Map(spacing) })
}

function all({ next }: ReturnType<typeof orderOf>) {
  const placed = []
  for (let each = next(); each !== null; each = next()) placed.push(each)
  return placed
}

const tilesOf = (order: ReturnType<typeof orderOf>) => all(order).map(({ tile }) => tile)

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
    const order = orderOf([
      [10, 0],
      [9, 0],
      [8, 0],
      [1, 1],
    ])
    expect(all(order)).toEqual([
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
    expect(tilesOf(orderOf(lowerFirst))).toEqual([0, 1])
    expect(tilesOf(orderOf(lowerLast))).toEqual([0, 1])
  })

  it("wear a category off, less at each place", () => {
    const tiles: [number, number][] = [
      [10, 0],
      [9, 0],
      [7, 1],
      [6.5, 1],
    ]
    expect(tilesOf(orderOf(tiles, { weight: 5, decay: 0.5 }))).toEqual([0, 2, 1, 3])
    expect(tilesOf(orderOf(tiles, { weight: 2.25, decay: 1 }))).toEqual([0, 2, 1, 3])
    expect(tilesOf(orderOf(tiles, { weight: 1, decay: 0.5 }))).toEqual([0, 1, 2, 3])
  })

  it("count what was shown just before", () => {
    const tiles: [number, number][] = [
      [10, 0],
      [9, 0],
      [8, 0],
      [1, 1],
    ]
    const order = orderOf(tiles, { recent: [1, 2] })
    expect(order.next()?.tile).toBe(3)
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
    expect(tilesOf(orderOf(tiles, { spacing: [[0, 2]] }))).toEqual([2, 3, 0, 4, 5, 1])
    const first: [number, number][] = [
      [1, 0],
      [10, 1],
    ]
    expect(tilesOf(orderOf(first, { spacing: [[1, 1]] }))).toEqual([0, 1])
  })

  it("go to what there was twice, and to what keeps its distance, where nothing else is left", () => {
    const same: [number, number][] = [
      [3, 0],
      [2, 0],
      [1, 0],
    ]
    expect(tilesOf(orderOf(same))).toEqual([0, 1, 2])
    expect(tilesOf(orderOf(same, { spacing: [[0, 9]] }))).toEqual([0, 1, 2])
  })

  it("are none where there is nothing", () => {
    expect(orderOf([]).next()).toBeNull()
  })
})

describe("a tile that is asked for", () => {
  it("is taken where it is left and makes no third in a row", () => {
    const order = orderOf([
      [3, 0],
      [2, 0],
      [1, 0],
      [0.5, 1],
    ])
    expect(order.next()?.tile).toBe(0)
    expect(order.nextOf([0])).toBeNull()
    expect(order.nextOf([0, 2])?.tile).toBe(2)
    expect(order.nextOf([1])).toBeNull()
    expect(order.nextOf([1, 3])?.tile).toBe(3)
    expect(order.next()?.tile).toBe(1)
    expect(order.next()).toBeNull()
  })
})

const next = 20

function rankedTiles(catalogue: RankingCatalogue, person: UserProfile, seed = 1): number[] {
  return rankFeed(catalogue, person, { most: 1000, seed }).tiles
}

const idsOf = (catalogue: RankingCatalogue, tiles: readonly number[]): string[] =>
  tiles.map((tile) => catalogue.ids[tile] as string)

const isOf =
  (catalogue: RankingCatalogue, category: number) =>
  (id: string): boolean =>
    catalogue.categoryOf[catalogue.indexOf.get(id) as number] === category

/** How many of a category stand in twenty places from here. */
function count(catalogue: RankingCatalogue, tiles: readonly number[], category: number, from = 0): number {
  return countLess(idsOf(catalogue, tiles.slice(from)), isOf(catalogue, category), next)
}

describe("a less-preference for a category", () => {
  it.each([1, 2, 3, 4, 5])(
    "leaves about one in twenty where there were four, none of them at the top (seed %i)",
    (seed) => {
      const catalogue = fullCatalogue({ shown: 100 })
      const person = fanOf(catalogue, 3, 4)
      const before = rankedTiles(catalogue, person, seed)
      const after = rankedTiles(catalogue, { ...person, lessCategories: new Set([3]) }, seed)
      expect(count(catalogue, before, 3)).toBeGreaterThanOrEqual(4)
      expect(count(catalogue, after, 3)).toBeLessThanOrEqual(1)
      expect(count(catalogue, after, 3, 0) + count(catalogue, after, 3, next)).toBeGreaterThanOrEqual(1)
      expect(count(catalogue, after.slice(0, 8), 3)).toBe(0)
    },
  )

  it("never takes the category away: the rest of it stands at the foot", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const after = rankedTiles(catalogue, madeProfile(catalogue, { lessCategories: new Set([3]) }))
    expect(count(catalogue, after, 3, 280)).toBeGreaterThan(8)
    expect(countLess(idsOf(catalogue, after.slice(20)), isOf(catalogue, 3), 180)).toBeGreaterThanOrEqual(3)
    expect(after.filter((tile) => catalogue.categoryOf[tile] === 3)).toHaveLength(30)
  })

  it("never shows more of it than before", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: 0, max: 25 }), fc.integer(), (liked, less, taken, seed) => {
        const catalogue = fullCatalogue({ shown: 100 })
        const person = fanOf(catalogue, liked, taken)
        const before = count(catalogue, rankedTiles(catalogue, person, seed), less)
        const after = count(
          catalogue,
          rankedTiles(catalogue, { ...person, lessCategories: new Set([less]) }, seed),
          less,
        )
        expect(after).toBeLessThanOrEqual(Math.max(0, before - 1))
      }),
    )
  })

  it("leaves the other categories in the order they had among themselves, about", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const person = fanOf(catalogue, 3, 4)
    const others = (tiles: readonly number[]): number[] => tiles.filter((tile) => catalogue.categoryOf[tile] !== 3)
    const before = others(rankedTiles(catalogue, person)).slice(0, next)
    const after = others(rankedTiles(catalogue, { ...person, lessCategories: new Set([3]) })).slice(0, next)
    expect(after.filter((tile) => before.includes(tile)).length).toBeGreaterThanOrEqual(next - 2)
  })

  it("works where nothing else is left", () => {
    const catalogue = fullCatalogue({ categories: 1, each: 5 })
    expect(rankedTiles(catalogue, madeProfile(catalogue, { lessCategories: new Set([0]) }))).toHaveLength(5)
  })
})

describe("a less-preference for what is like a tile", () => {
  it("lowers in proportion to the similarity", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const person = fanOf(catalogue, 3, 4)
    const subject = rankedTiles(catalogue, person)[1] as number
    const placeAt = (similarity: number): number => {
      const lessSimilar = new Float32Array(catalogue.ids.length)
      lessSimilar[subject] = similarity
      return rankedTiles(catalogue, { ...person, lessSimilar }).indexOf(subject)
    }
    const places = [0, 0.2, 0.5, 1].map(placeAt)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(new Set(places).size).toBe(4)
    expect(places.at(-1)).toBeGreaterThan(200)
  })
})

describe("a less-preference taken back", () => {
  it("leaves exactly the order there was", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person, seed }) => {
        const without = { ...person, lessCategories: new Set<number>(), lessSimilar: null }
        const before = rankedTiles(catalogue, without, seed)
        rankedTiles(catalogue, person, seed)
        expect(rankedTiles(catalogue, without, seed)).toEqual(before)
      }),
    )
  })
})

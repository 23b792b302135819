import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeCatalogue, madeProfile, rankings } from "../../../../test/ranking-fixtures.ts"
import { rankFeed } from "../rank-feed.ts"
import { sampleBeta, seededRandom } from "./thompson-sampling.ts"

describe("exploration", () => {
  it("stands at one place in ten, and never first", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(20), (seed, taken) => {
        const catalogue = fullCatalogue()
        const { causes } = rankFeed(catalogue, fanOf(catalogue, 1, taken), { most: 100, seed })
        for (let from = 0; from < 100; from += 10) {
          expect(causes.slice(from, from + 10).filter((cause) => cause === "try")).toHaveLength(1)
        }
        expect(causes[0]).not.toBe("try")
      }),
    )
  })

  it("is always a tile few have met, that is new to the person, and that they did not ask less of", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person, seed }) => {
        const { tiles, causes } = rankFeed(catalogue, person, { most: 1000, seed })
        for (const tile of tiles.filter((_, place) => causes[place] === "try")) {
          expect(catalogue.shown[tile]).toBeLessThan(10)
          expect(person.skipped).not.toContain(tile)
          expect(person.history.map((entry) => entry.tile)).not.toContain(tile)
          expect(person.lessCategories.has(catalogue.categoryOf[tile] as number)).toBe(false)
          expect(person.lessSimilar?.[tile] ?? 0).toBe(0)
        }
      }),
    )
  })

  it("is another for another seed", () => {
    const catalogue = fullCatalogue()
    const exploredWith = (seed: number): number[] => {
      const { tiles, causes } = rankFeed(catalogue, madeProfile(catalogue), { most: 50, seed })
      return tiles.filter((_, place) => causes[place] === "try")
    }
    expect(exploredWith(1)).not.toEqual(exploredWith(2))
  })

  it("goes to the promising more often than to what was read by few, and to those now and then", () => {
    const kinds = [
      { shown: 9, finished: 8 },
      { shown: 9, finished: 0 },
      { shown: 0, finished: 0 },
    ]
    const tiles = Array.from({ length: 60 }, (_, tile) => ({ category: tile % 6, ...kinds[tile % 3] }))
    const catalogue = madeCatalogue(tiles, 6)
    const explored = [0, 0, 0]
    for (let seed = 0; seed < 200; seed++) {
      const order = rankFeed(catalogue, madeProfile(catalogue), { most: 20, seed })
      for (const [place, tile] of order.tiles.entries()) {
        if (order.causes[place] === "try") explored[tile % 3] = (explored[tile % 3] as number) + 1
      }
    }
    const [promising, dull, unknown] = explored as [number, number, number]
    expect(promising).toBeGreaterThan(5 * dull)
    expect(unknown).toBeGreaterThan(5 * dull)
  })

  it("is sooner of a category somebody comes back to, and now and then of any other", () => {
    const catalogue = fullCatalogue()
    const counts = new Map<number, number>()
    for (let seed = 0; seed < 100; seed++) {
      const { tiles, causes } = rankFeed(catalogue, fanOf(catalogue, 4, 10), { most: 20, seed })
      for (const tile of tiles.filter((_, place) => causes[place] === "try")) {
        const category = catalogue.categoryOf[tile] ?? 0
        counts.set(category, (counts.get(category) ?? 0) + 1)
      }
    }
    expect(counts.size).toBe(10)
    for (const [category, count] of counts) if (category !== 4) expect(counts.get(4)).toBeGreaterThan(2 * count)
  })

  it("is nothing where many have met everything", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    expect(rankFeed(catalogue, madeProfile(catalogue), { most: 100, seed: 1 }).causes).not.toContain("try")
  })
})

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

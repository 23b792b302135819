import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeCatalogue, madePerson, rankings } from "../../test/made-ranking.ts"
import { rankFeed } from "./rank-feed.ts"

describe("what is tried out", () => {
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
          expect(person.passed).not.toContain(tile)
          expect(person.history.map((entry) => entry.tile)).not.toContain(tile)
          expect(person.lessCategories.has(catalogue.categoryOf[tile] as number)).toBe(false)
          expect(person.lessLike?.[tile] ?? 0).toBe(0)
        }
      }),
    )
  })

  it("is another for another seed", () => {
    const catalogue = fullCatalogue()
    const triesOf = (seed: number): number[] => {
      const { tiles, causes } = rankFeed(catalogue, madePerson(catalogue), { most: 50, seed })
      return tiles.filter((_, place) => causes[place] === "try")
    }
    expect(triesOf(1)).not.toEqual(triesOf(2))
  })

  it("goes to the promising more often than to what was read by few, and to those now and then", () => {
    const kinds = [
      { shown: 9, finished: 8 },
      { shown: 9, finished: 0 },
      { shown: 0, finished: 0 },
    ]
    const tiles = Array.from({ length: 60 }, (_, tile) => ({ category: tile % 6, ...kinds[tile % 3] }))
    const catalogue = madeCatalogue(tiles, 6)
    const tries = [0, 0, 0]
    for (let seed = 0; seed < 200; seed++) {
      const order = rankFeed(catalogue, madePerson(catalogue), { most: 20, seed })
      for (const [place, tile] of order.tiles.entries()) {
        if (order.causes[place] === "try") tries[tile % 3] = (tries[tile % 3] as number) + 1
      }
    }
    const [promising, dull, unknown] = tries as [number, number, number]
    expect(promising).toBeGreaterThan(5 * dull)
    expect(unknown).toBeGreaterThan(5 * dull)
  })

  it("is nothing where many have met everything", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    expect(rankFeed(catalogue, madePerson(catalogue), { most: 100, seed: 1 }).causes).not.toContain("try")
  })
})

describe("what was learned", () => {
  it("lifts what is read to the end above its like, and lowers what is not", () => {
    const tile = (finished: number) => ({ category: 0, shown: 100, finished })
    const catalogue = madeCatalogue([tile(50), tile(90), tile(50), tile(10), tile(50)], 1)
    const { tiles } = rankFeed(catalogue, madePerson(catalogue), { most: 5, seed: 1 })
    expect(tiles[0]).toBe(1)
    expect(tiles.at(-1)).toBe(3)
  })
})

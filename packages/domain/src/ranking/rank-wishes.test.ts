import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madePerson, rankings } from "../../test/made-ranking.ts"
import { countLess } from "../feed/less-preference.ts"
import { rankFeed } from "./rank-feed.ts"
import type { RankingCatalogue, RankingPerson } from "./ranking.ts"

const next = 20

function order(catalogue: RankingCatalogue, person: RankingPerson, seed = 1): number[] {
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

describe("a wish for less of a category", () => {
  it.each([1, 2, 3, 4, 5])(
    "leaves about one in twenty where there were four, none of them at the top (seed %i)",
    (seed) => {
      const catalogue = fullCatalogue({ shown: 100 })
      const person = fanOf(catalogue, 3, 4)
      const before = order(catalogue, person, seed)
      const after = order(catalogue, { ...person, lessCategories: new Set([3]) }, seed)
      expect(count(catalogue, before, 3)).toBeGreaterThanOrEqual(4)
      expect(count(catalogue, after, 3)).toBeLessThanOrEqual(1)
      expect(count(catalogue, after, 3, 0) + count(catalogue, after, 3, next)).toBeGreaterThanOrEqual(1)
      expect(count(catalogue, after.slice(0, 8), 3)).toBe(0)
    },
  )

  it("never takes the category away: the rest of it stands at the foot", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const after = order(catalogue, madePerson(catalogue, { lessCategories: new Set([3]) }))
    expect(count(catalogue, after, 3, 280)).toBeGreaterThan(8)
    expect(countLess(idsOf(catalogue, after.slice(20)), isOf(catalogue, 3), 180)).toBeGreaterThanOrEqual(3)
    expect(after.filter((tile) => catalogue.categoryOf[tile] === 3)).toHaveLength(30)
  })

  it("never shows more of it than before", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: 0, max: 25 }), fc.integer(), (liked, less, taken, seed) => {
        const catalogue = fullCatalogue({ shown: 100 })
        const person = fanOf(catalogue, liked, taken)
        const before = count(catalogue, order(catalogue, person, seed), less)
        const after = count(catalogue, order(catalogue, { ...person, lessCategories: new Set([less]) }, seed), less)
        expect(after).toBeLessThanOrEqual(Math.max(0, before - 1))
      }),
    )
  })

  it("leaves the other categories in the order they had among themselves, about", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const person = fanOf(catalogue, 3, 4)
    const others = (tiles: readonly number[]): number[] => tiles.filter((tile) => catalogue.categoryOf[tile] !== 3)
    const before = others(order(catalogue, person)).slice(0, next)
    const after = others(order(catalogue, { ...person, lessCategories: new Set([3]) })).slice(0, next)
    expect(after.filter((tile) => before.includes(tile)).length).toBeGreaterThanOrEqual(next - 2)
  })

  it("works where nothing else is left", () => {
    const catalogue = fullCatalogue({ categories: 1, each: 5 })
    expect(order(catalogue, madePerson(catalogue, { lessCategories: new Set([0]) }))).toHaveLength(5)
  })
})

describe("a wish for less like a tile", () => {
  it("lowers in proportion to the likeness", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const person = fanOf(catalogue, 3, 4)
    const subject = order(catalogue, person)[1] as number
    const placeAt = (likeness: number): number => {
      const lessLike = new Float32Array(catalogue.ids.length)
      lessLike[subject] = likeness
      return order(catalogue, { ...person, lessLike }).indexOf(subject)
    }
    const places = [0, 0.2, 0.5, 1].map(placeAt)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(new Set(places).size).toBe(4)
    expect(places.at(-1)).toBeGreaterThan(200)
  })
})

describe("a wish taken back", () => {
  it("leaves exactly the order there was", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person, seed }) => {
        const without = { ...person, lessCategories: new Set<number>(), lessLike: null }
        const before = order(catalogue, without, seed)
        order(catalogue, person, seed)
        expect(order(catalogue, without, seed)).toEqual(before)
      }),
    )
  })
})

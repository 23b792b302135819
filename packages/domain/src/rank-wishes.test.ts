import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullGround, madePerson, rankings } from "../test/made-ranking.ts"
import { countLess } from "./count-less.ts"
import { rankFeed } from "./rank-feed.ts"
import type { RankingGround, RankingPerson } from "./ranking.ts"

const next = 20

function order(ground: RankingGround, person: RankingPerson, seed = 1): number[] {
  return rankFeed(ground, person, { most: 1000, seed }).tiles
}

const idsOf = (ground: RankingGround, tiles: readonly number[]): string[] =>
  tiles.map((tile) => ground.ids[tile] as string)

const isOf =
  (ground: RankingGround, category: number) =>
  (id: string): boolean =>
    ground.categoryOf[ground.indexOf.get(id) as number] === category

/** How many of a category stand in twenty places from here. */
function count(ground: RankingGround, tiles: readonly number[], category: number, from = 0): number {
  return countLess(idsOf(ground, tiles.slice(from)), isOf(ground, category), next)
}

describe("a wish for less of a category", () => {
  it.each([1, 2, 3, 4, 5])(
    "leaves about one in twenty where there were four, none of them at the top (seed %i)",
    (seed) => {
      const ground = fullGround({ shown: 100 })
      const person = fanOf(ground, 3, 4)
      const before = order(ground, person, seed)
      const after = order(ground, { ...person, lessCategories: new Set([3]) }, seed)
      expect(count(ground, before, 3)).toBeGreaterThanOrEqual(4)
      expect(count(ground, after, 3)).toBeLessThanOrEqual(1)
      expect(count(ground, after, 3, 0) + count(ground, after, 3, next)).toBeGreaterThanOrEqual(1)
      expect(count(ground, after.slice(0, 8), 3)).toBe(0)
    },
  )

  it("never takes the category away: the rest of it stands at the foot", () => {
    const ground = fullGround({ shown: 100 })
    const after = order(ground, madePerson(ground, { lessCategories: new Set([3]) }))
    expect(count(ground, after, 3, 280)).toBeGreaterThan(8)
    expect(countLess(idsOf(ground, after.slice(20)), isOf(ground, 3), 180)).toBeGreaterThanOrEqual(3)
    expect(after.filter((tile) => ground.categoryOf[tile] === 3)).toHaveLength(30)
  })

  it("never shows more of it than before", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: 0, max: 25 }), fc.integer(), (liked, less, taken, seed) => {
        const ground = fullGround({ shown: 100 })
        const person = fanOf(ground, liked, taken)
        const before = count(ground, order(ground, person, seed), less)
        const after = count(ground, order(ground, { ...person, lessCategories: new Set([less]) }, seed), less)
        expect(after).toBeLessThanOrEqual(Math.max(0, before - 1))
      }),
    )
  })

  it("leaves the other categories in the order they had among themselves, about", () => {
    const ground = fullGround({ shown: 100 })
    const person = fanOf(ground, 3, 4)
    const others = (tiles: readonly number[]): number[] => tiles.filter((tile) => ground.categoryOf[tile] !== 3)
    const before = others(order(ground, person)).slice(0, next)
    const after = others(order(ground, { ...person, lessCategories: new Set([3]) })).slice(0, next)
    expect(after.filter((tile) => before.includes(tile)).length).toBeGreaterThanOrEqual(next - 2)
  })

  it("works where nothing else is left", () => {
    const ground = fullGround({ categories: 1, each: 5 })
    expect(order(ground, madePerson(ground, { lessCategories: new Set([0]) }))).toHaveLength(5)
  })
})

describe("a wish for less like a tile", () => {
  it("lowers in proportion to the likeness", () => {
    const ground = fullGround({ shown: 100 })
    const person = fanOf(ground, 3, 4)
    const subject = order(ground, person)[1] as number
    const placeAt = (likeness: number): number => {
      const lessLike = new Float32Array(ground.ids.length)
      lessLike[subject] = likeness
      return order(ground, { ...person, lessLike }).indexOf(subject)
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
      fc.property(rankings, ({ ground, person, seed }) => {
        const without = { ...person, lessCategories: new Set<number>(), lessLike: null }
        const before = order(ground, without, seed)
        order(ground, person, seed)
        expect(order(ground, without, seed)).toEqual(before)
      }),
    )
  })
})

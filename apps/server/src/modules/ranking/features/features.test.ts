import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeCatalogue, madeProfile, rankings } from "../../../../test/ranking-fixtures.ts"
import type { ContentSnapshot, TileEntry } from "../../../platform/content/content-snapshot.ts"
import { buildCatalogue, noCounts, planCatalogue } from "../candidates/catalogue.ts"
import { modelOf } from "../model/model.ts"
import { rankFeed } from "../rank-feed.ts"
import { serveModel, similarFrom, similarityTo } from "./item-similarity.ts"
import { categoryAffinity } from "./profile.ts"

const entry = (id: string, ...categories: string[]): TileEntry => ({
  id,
  slug: id,
  version: 1,
  merit: 0,
  subtileCount: 0,
  category: categories[0] as string,
  categories,
  publishedAt: 0,
  updatedAt: 0,
  season: null,
  developing: false,
})

const tiles = [
  entry("moon", "space"),
  entry("mars", "space"),
  entry("tides", "ocean", "space"),
  entry("whales", "ocean"),
  entry("rhymes", "words"),
]
const snapshot = {
  version: 1,
  tiles,
  byId: new Map(tiles.map((tile) => [tile.id, tile])),
} as unknown as ContentSnapshot
const plan = planCatalogue(snapshot, 1)
const catalogue = buildCatalogue(plan, noCounts(tiles.length), 1)
const model = modelOf([
  { item: "moon", neighbour: "whales", weight: 0.4 },
  { item: "moon", neighbour: "rhymes", weight: 0.1 },
  { item: "moon", neighbour: "mars", weight: -0.2 },
  { item: "moon", neighbour: "gone", weight: 0.3 },
])
const served = serveModel({ version: 1, model }, plan.indexOf)

const similar = (subjects: string[], known: typeof served | null = served): Record<string, number> => {
  const similarity = similarityTo({ catalogue, model: known }, subjects) ?? new Float32Array()
  return Object.fromEntries([...similarity].map((value, tile) => [plan.ids[tile], Math.round(value * 100) / 100]))
}

describe("item similarity", () => {
  it("is what readers say of it, and less so what it is about", () => {
    expect(similar(["moon"])).toEqual({ moon: 1, mars: 0.4, tides: 0.2, whales: 1, rhymes: 0.25 })
  })

  it("is what it is about where nothing was learned", () => {
    expect(similar(["moon"], null)).toEqual({ moon: 1, mars: 0.4, tides: 0.2, whales: 0, rhymes: 0 })
    expect(0.4).toBeGreaterThan(similarFrom)
  })

  it("is that to the likest of several, and nothing to none", () => {
    expect(similar(["moon", "tides"])).toMatchObject({ mars: 0.4, tides: 1, whales: 1 })
    expect(similarityTo({ catalogue, model: served }, [])).toBeNull()
    expect(similar(["gone"])).toEqual({ moon: 0, mars: 0, tides: 0, whales: 0, rhymes: 0 })
  })
})

describe("category affinity", () => {
  it("is between −1 and 1 for every category, whatever they did", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person }) => {
        for (const value of categoryAffinity(catalogue, person)) expect(Math.abs(value)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it("is nothing before they met anything", () => {
    const catalogue = fullCatalogue()
    expect([...categoryAffinity(catalogue, madeProfile(catalogue))]).toEqual(Array(10).fill(0))
  })

  it("grows with every tile they took to, and shrinks with every one they skipped by", () => {
    const catalogue = fullCatalogue()
    const ofSpace = (taken: number, skipped: number): number => {
      const tiles = [...catalogue.ids.keys()].filter((tile) => catalogue.categoryOf[tile] === 4)
      return categoryAffinity(catalogue, {
        ...fanOf(catalogue, 4, taken),
        skipped: tiles.slice(20, 20 + skipped),
      })[4] as number
    }
    expect(ofSpace(5, 0)).toBeGreaterThan(ofSpace(2, 0))
    expect(ofSpace(5, 3)).toBeLessThan(ofSpace(5, 0))
    expect(ofSpace(0, 4)).toBeLessThan(0)
  })
})

describe("popularity", () => {
  it("raises what is read to the end above its like, and lowers what is not", () => {
    const tile = (finished: number) => ({ category: 0, shown: 100, finished })
    const catalogue = madeCatalogue([tile(50), tile(90), tile(50), tile(10), tile(50)], 1)
    const { tiles } = rankFeed(catalogue, madeProfile(catalogue), { most: 5, seed: 1 })
    expect(tiles[0]).toBe(1)
    expect(tiles.at(-1)).toBe(3)
  })
})

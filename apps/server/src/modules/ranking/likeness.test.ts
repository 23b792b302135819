import { expect, it } from "vitest"
import type { ContentSnapshot, TileEntry } from "../../platform/content/content-snapshot.ts"
import { buildCatalogue, noCounts } from "./catalogue.ts"
import { planCatalogue } from "./catalogue-plan.ts"
import { isLikeFrom, likenessTo } from "./likeness.ts"
import { modelOf } from "./model/model.ts"

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
const places = Int32Array.from(model.keys, (key) => plan.indexOf.get(String(key)) ?? -1)
const served = { version: 1, model, places, scores: new Float32Array(model.keys.length) }

const like = (subjects: string[], known: typeof served | null = served): Record<string, number> => {
  const likeness = likenessTo({ catalogue, model: known }, subjects) ?? new Float32Array()
  return Object.fromEntries([...likeness].map((value, tile) => [plan.ids[tile], Math.round(value * 100) / 100]))
}

it("is what readers say of it, and less so what it is about", () => {
  expect(like(["moon"])).toEqual({ moon: 1, mars: 0.4, tides: 0.2, whales: 1, rhymes: 0.25 })
})

it("is what it is about where nothing was learned", () => {
  expect(like(["moon"], null)).toEqual({ moon: 1, mars: 0.4, tides: 0.2, whales: 0, rhymes: 0 })
  expect(0.4).toBeGreaterThan(isLikeFrom)
})

it("is that to the likest of several, and nothing to none", () => {
  expect(like(["moon", "tides"])).toMatchObject({ mars: 0.4, tides: 1, whales: 1 })
  expect(likenessTo({ catalogue, model: served }, [])).toBeNull()
  expect(like(["gone"])).toEqual({ moon: 0, mars: 0, tides: 0, whales: 0, rhymes: 0 })
})

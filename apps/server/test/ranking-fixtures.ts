import { day } from "@confetti/domain/durations"
import fc from "fast-check"
import type { RankingCatalogue } from "../src/modules/ranking/candidates/catalogue.ts"
import type { UserProfile } from "../src/modules/ranking/features/profile.ts"

export const now = Date.UTC(2026, 10, 20)

/** A tile of a made catalogue; omitted fields are as of a tile that was never shown. */
export type MadeTile = { category: number; days?: number; merit?: number; shown?: number; finished?: number }

export function madeCatalogue(tiles: readonly MadeTile[], categories: number): RankingCatalogue {
  const ids = tiles.map((_, tile) => `tile-${tile}`)
  return {
    ids,
    indexOf: new Map(ids.map((id, tile) => [id, tile])),
    categories: Array.from({ length: categories }, (_, category) => `category-${category}`),
    categoryOf: Uint16Array.from(tiles, ({ category }) => category),
    publishedAt: Float64Array.from(tiles, ({ days = 60 }) => now - days * day),
    merit: Float32Array.from(tiles, ({ merit = 0 }) => merit),
    shown: Uint32Array.from(tiles, ({ shown = 0 }) => shown),
    finished: Uint32Array.from(tiles, ({ finished = 0 }) => finished),
    now,
  }
}

export function madeProfile({ ids }: RankingCatalogue, known: Partial<UserProfile> = {}): UserProfile {
  return {
    modelScores: null,
    history: [],
    isExcluded: new Uint8Array(ids.length),
    skipped: [],
    lessCategories: new Set(),
    lessSimilar: null,
    ...known,
  }
}

/** As many tiles of each category, of many ages and qualities. What was shown to many leaves nothing to explore. */
export function fullCatalogue({ categories = 10, each = 30, shown = 0 } = {}): RankingCatalogue {
  const tiles = Array.from({ length: categories * each }, (_, tile) => ({
    category: tile % categories,
    days: (tile * 37) % 120,
    merit: ((tile * 53) % 100) / 200,
    shown,
    finished: Math.floor((shown * ((tile * 29) % 100)) / 100),
  }))
  return madeCatalogue(tiles, categories)
}

/** A person who read and liked this many tiles of a category: the first ones, which are then left out. */
export function fanOf(catalogue: RankingCatalogue, category: number, count: number): UserProfile {
  const tiles = [...catalogue.ids.keys()].filter((tile) => catalogue.categoryOf[tile] === category).slice(0, count)
  const person = madeProfile(catalogue, { history: tiles.map((tile) => ({ tile, weight: 1 })) })
  for (const tile of tiles) person.isExcluded[tile] = 1
  return person
}

const share = fc.double({ min: 0, max: 1, noNaN: true })

const catalogues = fc.integer({ min: 1, max: 5 }).chain((categories) =>
  fc
    .array(
      fc.record({
        category: fc.nat(categories - 1),
        days: fc.nat(200),
        merit: share,
        shown: fc.nat(60),
        finished: fc.nat(60),
      }),
      { maxLength: 60 },
    )
    .map((tiles) => madeCatalogue(tiles, categories)),
)

/** Any catalogue, and anybody in it, with everything that can be known of them. */
export const rankings = catalogues.chain((catalogue) => {
  const count = catalogue.ids.length
  const tiles = count === 0 ? fc.constant<number[]>([]) : fc.uniqueArray(fc.nat(count - 1), { maxLength: 20 })
  const perTile = (value: fc.Arbitrary<number>) =>
    fc.option(fc.array(value, { minLength: count, maxLength: count }).map((values) => Float32Array.from(values)))
  return fc.record({
    catalogue: fc.constant(catalogue),
    person: fc.record({
      modelScores: perTile(fc.double({ min: -5, max: 50, noNaN: true })),
      history: tiles.chain((met) =>
        fc
          .array(share, { minLength: met.length, maxLength: met.length })
          .map((weights) => met.map((tile, at) => ({ tile, weight: weights[at] ?? 0 }))),
      ),
      isExcluded: tiles.map((left) => Uint8Array.from({ length: count }, (_, tile) => (left.includes(tile) ? 1 : 0))),
      skipped: tiles,
      recent: tiles,
      lessCategories: fc
        .array(fc.nat(catalogue.categories.length - 1), { maxLength: 2 })
        .map((categories): ReadonlySet<number> => new Set(categories)),
      lessSimilar: perTile(share),
    }),
    seed: fc.integer(),
  })
})

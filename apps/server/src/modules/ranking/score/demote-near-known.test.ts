import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeCatalogue, madeProfile, rankings } from "../../../../test/ranking-fixtures.ts"
import { rankFeed } from "../rank-feed.ts"
import { rankWeights } from "../weights.ts"
import { demoteNearKnown } from "./demote-near-known.ts"

const score = fc.integer({ min: -400, max: 400 }).map((hundredths) => hundredths / 100)
const similarity = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }))
const tiles = fc.array(fc.record({ category: fc.nat(2), score, similarity, isSeen: fc.boolean() }), {
  minLength: 1,
  maxLength: 40,
})

function demoted(made: typeof tiles extends fc.Arbitrary<infer Tiles> ? Tiles : never) {
  const before = Float32Array.from(made, (tile) => tile.score)
  const after = before.slice()
  demoteNearKnown(after, {
    catalogue: madeCatalogue(made, 3),
    similarity: Float32Array.from(made, (tile) => tile.similarity),
    isSeen: Uint8Array.from(made, (tile) => Number(tile.isSeen)),
  })
  return { before, after }
}

describe("what is like something known", () => {
  it("exchanges scores within its category, and with nothing that was seen", () => {
    fc.assert(
      fc.property(tiles, (made) => {
        const { before, after } = demoted(made)
        const of = (scores: Float32Array, category: number) =>
          [...scores].filter((_, tile) => made[tile]?.category === category).toSorted((a, b) => a - b)
        for (const category of [0, 1, 2]) expect(of(after, category)).toEqual(of(before, category))
        for (const [tile, { isSeen }] of made.entries()) if (isSeen) expect(after[tile]).toBe(before[tile])
      }),
    )
  })

  it("falls where it is the nearest, lets rise what is unlike it, and moves by no more than its weight", () => {
    fc.assert(
      fc.property(tiles, (made) => {
        const { before, after } = demoted(made)
        for (const [tile, { category, similarity, isSeen }] of made.entries()) {
          if (isSeen) continue
          const moved = (after[tile] ?? 0) - (before[tile] ?? 0)
          const others = made.filter((each) => each.category === category && !each.isSeen)
          if (others.every((each) => each.similarity <= similarity)) expect(moved).toBeLessThanOrEqual(0)
          if (similarity === 0) expect(moved).toBeGreaterThanOrEqual(0)
          expect(Math.abs(moved)).toBeLessThanOrEqual(rankWeights.nearKnown + 1e-5)
        }
      }),
    )
  })

  it("leaves every score as it was where nothing is like anything known", () => {
    fc.assert(
      fc.property(tiles, (made) => {
        const { before, after } = demoted(made.map((tile) => ({ ...tile, similarity: 0 })))
        expect(after).toEqual(before)
      }),
    )
  })
})

describe("somebody who knew what they read of a category", () => {
  const category = 3
  const catalogue = fullCatalogue({ shown: 100 })
  const person = fanOf(catalogue, category, 4)
  const placesOf = (ids: readonly number[]) => ids.map((tile) => catalogue.categoryOf[tile])
  const order = (knownSimilar: Float32Array | null) =>
    rankFeed(catalogue, { ...person, knownSimilar }, { most: 300, seed: 1 }).tiles
  const before = order(null)
  /** The three of the category that came first. */
  const nearest = before.filter((tile) => catalogue.categoryOf[tile] === category).slice(0, 3)
  const near = new Float32Array(catalogue.ids.length)
  for (const tile of nearest) near[tile] = 1

  it("sees as much of it at every place, and the nearest neighbours later", () => {
    const after = order(near)
    expect(placesOf(after)).toEqual(placesOf(before))
    for (const tile of nearest) expect(after.indexOf(tile)).toBeGreaterThan(before.indexOf(tile))
  })

  it("sees every other category exactly as before", () => {
    const others = (ids: readonly number[]) => ids.filter((tile) => catalogue.categoryOf[tile] !== category)
    expect(others(order(near))).toEqual(others(before))
  })
})

it("leaves every order exactly as it was for who never said so", () => {
  fc.assert(
    fc.property(rankings, ({ catalogue, person, seed }) => {
      const before = rankFeed(catalogue, person, { most: 100, seed })
      expect(rankFeed(catalogue, { ...person, knownSimilar: null }, { most: 100, seed })).toEqual(before)
      const unlike = new Float32Array(catalogue.ids.length)
      expect(rankFeed(catalogue, { ...person, knownSimilar: unlike }, { most: 100, seed })).toEqual(before)
    }),
  )
  expect(madeProfile(fullCatalogue()).knownSimilar).toBeUndefined()
})

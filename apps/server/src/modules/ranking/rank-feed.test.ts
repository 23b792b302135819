import { defaultFeed } from "@confetti/domain/feed/default-feed"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeCatalogue, madeProfile, now, rankings } from "../../../test/ranking-fixtures.ts"
import type { RankingCatalogue } from "./candidates/catalogue.ts"
import { rankFeed } from "./rank-feed.ts"

const categoriesOf = (catalogue: RankingCatalogue, tiles: readonly number[]): number[] =>
  tiles.map((tile) => catalogue.categoryOf[tile] as number)

const overlap = (a: readonly number[], b: readonly number[]): number => a.filter((tile) => b.includes(tile)).length

describe("a person's order", () => {
  it("holds every tile for them once, none that is left out, and a cause for each", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person, seed }) => {
        const { tiles, causes } = rankFeed(catalogue, person, { most: 1000, seed })
        const wanted = [...catalogue.ids.keys()].filter((tile) => !person.isExcluded[tile])
        expect([...tiles].sort((a, b) => a - b)).toEqual(wanted)
        expect(causes).toHaveLength(tiles.length)
      }),
    )
  })

  it("is no longer than asked for, and the same order as far as it goes", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const person = fanOf(catalogue, 0, 5)
    const whole = rankFeed(catalogue, person, { most: 1000, seed: 1 })
    fc.assert(
      fc.property(fc.nat(400), (most) => {
        const { tiles } = rankFeed(catalogue, person, { most, seed: 1 })
        expect(tiles).toEqual(whole.tiles.slice(0, most))
      }),
    )
  })

  it("is the same for the same seed", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person, seed }) => {
        const order = rankFeed(catalogue, person, { most: 30, seed })
        expect(rankFeed({ ...catalogue }, { ...person }, { most: 30, seed })).toEqual(order)
      }),
    )
  })

  it("never shows one category three times in a row while another is left", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person, seed }) => {
        const order = categoriesOf(catalogue, rankFeed(catalogue, person, { most: 1000, seed }).tiles)
        for (let at = 2; at < order.length; at++) {
          const isThird = order[at] === order[at - 1] && order[at] === order[at - 2]
          if (isThird) expect(new Set(order.slice(at)).size).toBe(1)
        }
      }),
    )
  })

  it("brings what was skipped by last, but where it keeps a category from running on", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person, seed }) => {
        const anybody = { ...person, recent: [], lessCategories: new Set<number>() }
        const { tiles } = rankFeed(catalogue, anybody, { most: 1000, seed })
        const order = categoriesOf(catalogue, tiles)
        const isPassed = (tile: number): boolean => person.skipped.includes(tile)
        for (const [at, tile] of tiles.entries()) {
          const fresh = tiles.slice(at).filter((later) => !isPassed(later))
          if (!isPassed(tile) || fresh.length === 0) continue
          expect(order[at - 1]).toBe(order[at - 2])
          expect(new Set(categoriesOf(catalogue, fresh))).toEqual(new Set([order[at - 1]]))
        }
      }),
    )
  })

  it("brings what was opened and not read to the end after what is not known yet", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const opened = [3, 14, 15, 92]
    const person = madeProfile(catalogue, { history: opened.map((tile) => ({ tile, weight: 0.3 })), skipped: [65] })
    const { tiles } = rankFeed(catalogue, person, { most: 1000, seed: 1 })
    // The very end may mix: there, what was met keeps a category from running on.
    for (const tile of [...opened, 65]) expect(tiles.indexOf(tile)).toBeGreaterThan(tiles.length - 30)
    expect(tiles).toHaveLength(300)
  })

  it("begins for somebody new about as the default feed", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const standard = defaultFeed(
      catalogue.ids.map((id, tile) => ({
        id,
        category: String(catalogue.categoryOf[tile]),
        publishedAt: catalogue.publishedAt[tile] as number,
        merit: catalogue.merit[tile] as number,
      })),
      now,
    ).map(({ id }) => catalogue.indexOf.get(id) as number)
    const unfinished = { ...catalogue, finished: new Uint32Array(catalogue.ids.length) }
    const { tiles } = rankFeed(unfinished, madeProfile(catalogue), { most: 20, seed: 1 })
    expect(overlap(tiles, standard.slice(0, 20))).toBeGreaterThanOrEqual(16)
  })

  it("differs visibly for two people after ten tiles they liked, without any model", () => {
    const catalogue = fullCatalogue()
    const [one, other] = [2, 7].map((category) => {
      const { tiles } = rankFeed(catalogue, fanOf(catalogue, category, 10), { most: 10, seed: category })
      expect(categoriesOf(catalogue, tiles).filter((each) => each === category).length).toBeGreaterThanOrEqual(3)
      return tiles
    }) as [number[], number[]]
    expect(overlap(one, other)).toBeLessThanOrEqual(5)
  })

  it("brings forward what is close, once the model has something to say", () => {
    const catalogue = fullCatalogue({ shown: 1000 })
    const modelScores = new Float32Array(catalogue.ids.length)
    const close = [...catalogue.ids.keys()].filter((tile) => tile % 13 === 0)
    for (const tile of close) modelScores[tile] = 0.02
    const { tiles } = rankFeed(catalogue, { ...fanOf(catalogue, 0, 10), modelScores }, { most: 20, seed: 1 })
    const { tiles: before } = rankFeed(catalogue, fanOf(catalogue, 0, 10), { most: 20, seed: 1 })
    expect(overlap(tiles, close)).toBeGreaterThanOrEqual(overlap(before, close) + 6)
  })

  it("does not fall spacing over numbers that are none", () => {
    const catalogue = madeCatalogue(
      [{ category: 0, merit: Number.NaN }, { category: 1, days: Number.NaN }, { category: 1 }],
      2,
    )
    const modelScores = Float32Array.from([Number.NaN, Number.POSITIVE_INFINITY, 1])
    const { tiles } = rankFeed(catalogue, madeProfile(catalogue, { modelScores }), { most: 10, seed: 1 })
    expect(new Set(tiles)).toEqual(new Set([0, 1, 2]))
  })
})

describe("the causes of an order", () => {
  it("name the category somebody comes back to on its tiles alone", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const { tiles, causes } = rankFeed(catalogue, fanOf(catalogue, 4, 10), { most: 40, seed: 1 })
    const named = tiles.filter((_, place) => causes[place] === "category")
    expect(named.length).toBeGreaterThan(3)
    for (const tile of named) expect(catalogue.categoryOf[tile]).toBe(4)
  })

  it("call what came out yesterday new, before all old ones", () => {
    const tiles = Array.from({ length: 12 }, (_, tile) => ({
      category: tile % 4,
      days: tile === 7 ? 1 : 90,
      shown: 100,
    }))
    const catalogue = madeCatalogue(tiles, 4)
    const order = rankFeed(catalogue, madeProfile(catalogue), { most: 12, seed: 1 })
    expect(order.tiles[0]).toBe(7)
    expect(order.causes[0]).toBe("new")
    expect(order.causes.filter((cause) => cause === "new")).toHaveLength(1)
  })
})

describe("orders asked for again and again", () => {
  it("still show no category three times in a row", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 0, max: 15 }), fc.integer(), (category, taken, seed) => {
        const catalogue = fullCatalogue({ shown: 100 })
        const person = fanOf(catalogue, category, taken)
        const walked: number[] = []
        for (let step = 0; step < 20; step++) {
          const recent = walked.toReversed()
          walked.push(rankFeed(catalogue, { ...person, recent }, { most: 3, seed }).tiles[0] as number)
        }
        expect(new Set(walked).size).toBe(walked.length)
        const order = walked.map((tile) => catalogue.categoryOf[tile])
        for (let at = 2; at < order.length; at++) expect(new Set(order.slice(at - 2, at + 1)).size).toBeGreaterThan(1)
      }),
    )
  })

  it("bring what somebody wants less of now and then", () => {
    const catalogue = fullCatalogue({ shown: 100 })
    const person = { ...fanOf(catalogue, 3, 6), lessCategories: new Set([3]) }
    const walked: number[] = []
    for (let step = 0; step < 60; step++) {
      const recent = walked.toReversed().slice(0, 50)
      walked.push(rankFeed(catalogue, { ...person, recent }, { most: 3, seed: 1 }).tiles[0] as number)
    }
    const count = walked.filter((tile) => catalogue.categoryOf[tile] === 3).length
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(4)
  })
})

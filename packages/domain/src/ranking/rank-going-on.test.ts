import fc from "fast-check"
import { expect, it } from "vitest"
import { fanOf, fullCatalogue } from "../../test/made-ranking.ts"
import { rankFeed } from "./rank-feed.ts"

it("an order asked for after every tile still shows no category three times in a row", () => {
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

it("what somebody wants less of comes now and then, however often a new order is asked for", () => {
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

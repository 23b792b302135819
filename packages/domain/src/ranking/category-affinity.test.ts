import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madePerson, rankings } from "../../test/made-ranking.ts"
import { categoryAffinity } from "./category-affinity.ts"

describe("what somebody comes back to", () => {
  it("is between −1 and 1 for every category, whatever they did", () => {
    fc.assert(
      fc.property(rankings, ({ catalogue, person }) => {
        for (const value of categoryAffinity(catalogue, person)) expect(Math.abs(value)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it("is nothing before they met anything", () => {
    const catalogue = fullCatalogue()
    expect([...categoryAffinity(catalogue, madePerson(catalogue))]).toEqual(Array(10).fill(0))
  })

  it("grows with every tile they took to, and shrinks with every one they passed by", () => {
    const catalogue = fullCatalogue()
    const ofSpace = (taken: number, passed: number): number => {
      const tiles = [...catalogue.ids.keys()].filter((tile) => catalogue.categoryOf[tile] === 4)
      return categoryAffinity(catalogue, {
        ...fanOf(catalogue, 4, taken),
        passed: tiles.slice(20, 20 + passed),
      })[4] as number
    }
    expect(ofSpace(5, 0)).toBeGreaterThan(ofSpace(2, 0))
    expect(ofSpace(5, 3)).toBeLessThan(ofSpace(5, 0))
    expect(ofSpace(0, 4)).toBeLessThan(0)
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultFeed, type FeedCandidate } from "./default-feed.ts"

const now = Date.UTC(2026, 10, 20)
const day = 86_400_000
const candidates = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 8 }),
    category: fc.constantFrom("space", "ocean", "body", "words", "sound"),
    publishedAt: fc.integer({ min: 0, max: 400 }).map((days) => now - days * day),
    merit: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { selector: (tile) => tile.id, maxLength: 80 },
)

describe("the default feed", () => {
  it("holds every tile exactly once", () => {
    fc.assert(
      fc.property(candidates, (tiles) => {
        const ids = defaultFeed(tiles, now).map((entry) => entry.id)
        expect([...ids].sort()).toEqual(tiles.map((tile) => tile.id).sort())
      }),
    )
  })

  it("is the same whatever order the tiles come in", () => {
    fc.assert(
      fc.property(candidates, (tiles) => {
        expect(defaultFeed([...tiles].reverse(), now)).toEqual(defaultFeed(tiles, now))
      }),
    )
  })

  it("never shows one category twice in a row while another is left", () => {
    fc.assert(
      fc.property(candidates, (tiles) => {
        const categoryOf = new Map(tiles.map((tile) => [tile.id, tile.category]))
        const order = defaultFeed(tiles, now).map((entry) => categoryOf.get(entry.id))
        for (let at = 1; at < order.length; at++) {
          if (order[at] === order[at - 1]) expect(new Set(order.slice(at - 1)).size).toBe(1)
        }
      }),
    )
  })

  it("begins with the newest where nothing else tells tiles apart, and says why", () => {
    const tile = (id: string, days: number): FeedCandidate => ({
      id,
      category: id,
      publishedAt: now - days * day,
      merit: 0,
    })
    expect(defaultFeed([tile("old", 90), tile("new", 1), tile("mid", 20)], now)).toEqual([
      { id: "new", cause: "new" },
      { id: "mid", cause: "spread" },
      { id: "old", cause: "spread" },
    ])
  })
})

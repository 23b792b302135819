import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { day } from "../durations.ts"
import { defaultFeed, defaultOrder, type FeedCandidate } from "./default-feed.ts"

const now = Date.UTC(2026, 10, 20)
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

  it("is at each place the best whose category was not among the last three, or the category seen longest ago", () => {
    fc.assert(
      fc.property(candidates, (all) => {
        // Which of two equally good categories comes first is not part of the rule.
        const tiles = [...new Map(all.map((tile) => [scoreOf(tile), tile])).values()]
        expect(defaultFeed(tiles, now).map(({ id }) => id)).toEqual(placeByPlace(tiles))
      }),
    )
  })

  it("is the same, made from the order of a little earlier", () => {
    fc.assert(
      fc.property(candidates, (tiles) => {
        expect(defaultOrder(defaultOrder(tiles, now - day), now)).toEqual(defaultOrder(tiles, now))
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

const scoreOf = ({ publishedAt, merit }: FeedCandidate): number => 0.5 ** ((now - publishedAt) / (30 * day)) + merit

/** The rule word for word, looking at every tile for every place. */
function placeByPlace(tiles: readonly FeedCandidate[]): string[] {
  const left = tiles.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const order: FeedCandidate[] = []
  while (left.length > 0) {
    const ago = ({ category }: FeedCandidate): number => {
      const last = order.findLastIndex((tile) => tile.category === category)
      return last < 0 ? 4 : Math.min(4, order.length - last)
    }
    const longest = Math.max(...left.map(ago))
    const at = left.findIndex((tile) => ago(tile) === longest)
    order.push(...left.splice(at, 1))
  }
  return order.map(({ id }) => id)
}

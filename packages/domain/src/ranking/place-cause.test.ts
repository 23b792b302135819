import { describe, expect, it } from "vitest"
import { fanOf, fullCatalogue, madeCatalogue, madePerson } from "../../test/made-ranking.ts"
import { day } from "../durations.ts"
import { causeOfPlace } from "./place-cause.ts"
import { rankFeed } from "./rank-feed.ts"

const parts = { close: 0, category: 0, fresh: 0, liked: 0 }

describe("why a tile is in its place", () => {
  it("is what added most", () => {
    expect(causeOfPlace({ ...parts, close: 0.5, category: 0.4 }, 0, 0)).toBe("close")
    expect(causeOfPlace({ ...parts, close: 0.3, category: 0.4 }, 0, 0)).toBe("category")
    expect(causeOfPlace({ ...parts, liked: 0.3, fresh: 0.2 }, 0, 0)).toBe("liked")
  })

  it("is newness for two weeks, and then the next best", () => {
    const fresh = { ...parts, fresh: 0.6, liked: 0.1 }
    expect(causeOfPlace(fresh, 0, 14 * day)).toBe("new")
    expect(causeOfPlace(fresh, 0, 14 * day + 1)).toBe("liked")
  })

  it("is variety where better ones were held back for it, or nothing speaks for it", () => {
    expect(causeOfPlace({ ...parts, category: 0.4 }, 0.5, 0)).toBe("spread")
    expect(causeOfPlace({ ...parts, category: 0.4 }, 0.3, 0)).toBe("category")
    expect(causeOfPlace({ ...parts, category: -0.4 }, 0, 0)).toBe("spread")
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
    const order = rankFeed(catalogue, madePerson(catalogue), { most: 12, seed: 1 })
    expect(order.tiles[0]).toBe(7)
    expect(order.causes[0]).toBe("new")
    expect(order.causes.filter((cause) => cause === "new")).toHaveLength(1)
  })
})

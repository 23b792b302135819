import { describe, expect, it } from "vitest"
import { mixFeed } from "./mix-feed.ts"
import { tileIdsOf } from "./mixed-items.ts"
import { type FeedOrder, goOnWith, resumeFeed, standOn, walkedCount } from "./resume-feed.ts"

describe("an order for somebody who stands on a tile of it", () => {
  const order: FeedOrder = { ids: ["a", "b", "c", "d", "e"], developingIds: ["grows"] }

  it("has their tile first and the order behind it, wherever the order has the tile", () => {
    expect(resumeFeed(order, "d", true).ids).toEqual(["d", "a", "b", "c", "e"])
    expect(resumeFeed(order, "left", true).ids).toEqual(["left", "a", "b", "c", "d", "e"])
  })

  it("goes on behind their tile in the order everybody has, and ends with what lies before it", () => {
    expect(resumeFeed(order, "c", false).ids).toEqual(["c", "d", "e", "a", "b"])
    expect(resumeFeed(order, "grows", false)).toEqual({ ids: ["grows", "d", "e", "a", "b", "c"], developingIds: [] })
  })

  it("is as it is for who stands nowhere, or on what is not there", () => {
    expect(resumeFeed(order, null, true)).toBe(order)
    expect(resumeFeed(order, "gone", false)).toBe(order)
  })

  it("counts what was walked up to a growing story between two tiles", () => {
    expect([walkedCount(order, "b"), walkedCount(order, "grows"), walkedCount(order, "gone")]).toEqual([2, 3, 0])
  })
})

describe("somebody who walked a feed", () => {
  const order: FeedOrder = { ids: ["a", "b", "c", "d", "e"], developingIds: ["grows"] }
  const mix = ({ ids, developingIds }: FeedOrder) => tileIdsOf(mixFeed(ids, developingIds))

  it("stands on a tile they moved to elsewhere, right behind what they walked here", () => {
    expect(mix(standOn(order, ["a"], "d", mix))).toEqual(["a", "d", "b", "grows", "c", "e"])
    // The fourth place is a growing story's.
    expect(mix(standOn(order, ["a", "b", "c"], "e", mix)).slice(0, 4)).toEqual(["a", "b", "c", "e"])
    expect(standOn(order, ["a", "b"], "a", mix)).toBe(order)
  })

  it("has a fresh order behind that, without what they walked", () => {
    const fresh: FeedOrder = { ids: ["e", "b", "new"], developingIds: [] }
    expect(goOnWith(order, ["a", "b"], fresh, 1)).toEqual({
      ids: ["a", "b", "c", "e", "new"],
      developingIds: ["grows"],
    })
    expect(goOnWith(order, ["a", "b", "c", "grows"], fresh, 0).ids).toEqual(["a", "b", "c", "e", "new"])
    expect(goOnWith(order, [], { ids: ["grows"], developingIds: [] }, 0)).toEqual({ ids: ["grows"], developingIds: [] })
  })
})

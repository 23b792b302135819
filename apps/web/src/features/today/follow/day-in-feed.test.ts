import type { Today } from "@confetti/contract/today"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Feed, isSameDay, markViewed, putInFeed } from "./day-in-feed.ts"
import { notBegun, type SavedToday } from "./saved-today.ts"

const seven = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"]

const day = (readIds: readonly string[] = [], ids: readonly string[] = seven): Today => ({
  day: "2026-11-23",
  zone: "UTC",
  nextDate: "2026-11-24T00:00:00.000Z",
  tiles: ids.map((id) => ({ id, category: "space", reason: "loved" })),
  readIds: [...readIds],
  games: [],
  onThisDay: null,
  streak: { length: 0, longest: 0, freezes: 0, frozen: [] },
})

const savedOf = (given: Partial<SavedToday> = {}): SavedToday => ({
  ...notBegun,
  userId: "ada",
  today: null,
  doneDays: [],
  readIds: [],
  offlineDay: "",
  ...given,
})

/** A feed of these ids, as somebody stands in it. The tile after the one in view may be under a finger, and stays. */
function feedOf(ids: readonly string[], at: number, seenFrom = 0) {
  let order = [...ids]
  let here = at
  const feed: Feed = {
    walked: () => order.slice(0, here + 1),
    upcoming: () => order.slice(here + 1),
    wasSeen: (id) => order.indexOf(id) >= seenFrom && order.indexOf(id) <= here,
    putFirst: (tileIds, { gone, again }) => {
      const walked = order.slice(0, here + 1).filter((id, index) => index === here || !again.includes(id))
      const saved = [...walked, ...order.slice(here + 1, here + 2)]
      const rest = order.slice(here + 2).filter((id) => !gone.includes(id))
      here = walked.length - 1
      order = [...new Set([...saved, ...tileIds, ...rest, ...again])]
    },
  }
  return { feed, order: () => order, here: () => here }
}

const idsOf = ({ tiles }: Today) => tiles.map(({ id }) => id)

describe("a day that comes into a feed under way", () => {
  it("has its numbers as its tiles are met, whatever of it stood there before", () => {
    const somewhere = fc.shuffledSubarray(["x1", "x2", "x3", "x4", ...seven], { minLength: 2 })
    fc.assert(
      fc.property(somewhere, fc.nat(10), fc.subarray(seven), (ids, place, read) => {
        const at = Math.min(place, ids.length - 1)
        const seen = ids.slice(0, at + 1).filter((id) => seven.includes(id))
        const { feed, order } = feedOf(ids, at)
        const before = ids.slice(0, at + 2)
        const put = putInFeed(day(read), savedOf(), false, feed)
        expect(order().slice(0, before.length)).toEqual(before)
        const elsewhere = read.filter((id) => !seen.includes(id))
        expect(put.elsewhereIds).toEqual(elsewhere)
        const shown = order().filter((id) => seven.includes(id) && !elsewhere.includes(id))
        expect(idsOf(put.today)).toEqual([...elsewhere, ...shown])
        expect(idsOf(put.today).toSorted()).toEqual(seven)
      }),
    )
  })

  it("is the same after a reload, wherever in it somebody stands", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(seven, { minLength: 7 }), fc.nat(8), fc.nat(8), (chosen, furthest, back) => {
        const first = feedOf(["x1", "x2", "x3"], 0)
        let put = putInFeed(day([], chosen), savedOf(), false, first.feed)
        const walked = first.order().slice(1, furthest + 1)
        for (const id of walked) if (seven.includes(id) && !put.viewedIds.includes(id)) put = markViewed(put, id)
        const readIds = walked.filter((id) => seven.includes(id))
        const saved = savedOf({ ...put, today: { ...put.today, readIds } })
        const again = feedOf(first.order(), Math.min(back, furthest), Math.min(back, furthest))
        const reloaded = putInFeed(day(readIds, chosen), saved, false, again.feed)
        expect(again.order()).toEqual(first.order())
        expect(idsOf(reloaded.today)).toEqual(idsOf(put.today))
        expect(reloaded.elsewhereIds).toEqual([])
      }),
    )
  })

  it("does not repeat what another device read meanwhile, and no tile met here gets another number", () => {
    const { feed, order } = feedOf(["x1", ...seven, "x2"], 2)
    const first = putInFeed(day(), savedOf(), false, feed)
    expect(idsOf(first.today)).toEqual(seven)
    const later = putInFeed(day(["d1", "d5", "d6"]), savedOf(first), true, feed)
    expect(idsOf(later.today)).toEqual(["d1", "d2", "d5", "d6", "d3", "d4", "d7"])
    expect(order()).toEqual(["x1", "d1", "d2", "d3", "d4", "d7", "x2"])
  })

  it("brings again what was passed by on another day, and moves nothing in view", () => {
    const { feed, order, here } = feedOf(["d1", "d2", "x1", "x2", "d3"], 2, 2)
    const put = putInFeed(day(), savedOf(), false, feed)
    expect(order().slice(0, here() + 2)).toEqual(["x1", "x2"])
    expect(order().slice(here() + 2)).toEqual(seven)
    expect(put.viewedIds).toEqual([])
  })

  it("goes on where another one was before it", () => {
    const yesterday = { ...day([], ["y1", "y2"]), day: "2026-11-22" }
    const saved = savedOf({ today: yesterday, viewedIds: ["y1"], seenCards: ["wurd.2026-11-22"] })
    const put = putInFeed(day(), saved, false, feedOf(["y1", "x1", "x2"], 1).feed)
    expect([put.viewedIds, put.seenCards]).toEqual([[], []])
    expect(isSameDay(yesterday, put.today)).toBe(false)
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { spliceFeed } from "./feed-splice.ts"

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 30 })
const walked = ids.chain((list) =>
  fc.record({ ids: fc.constant(list), at: fc.integer({ min: 0, max: Math.max(0, list.length - 1) }) }),
)

describe("a fresh order behind what somebody walks", () => {
  it("leaves everything up to the second tile behind the one in view where it is", () => {
    fc.assert(
      fc.property(walked, ids, (feed, next) => {
        const kept = feed.ids.slice(0, feed.at + 3)
        expect(spliceFeed(feed, next).slice(0, kept.length)).toEqual(kept)
      }),
    )
  })

  it("brings every tile of the fresh order, and none twice", () => {
    fc.assert(
      fc.property(walked, ids, (feed, next) => {
        const spliced = spliceFeed(feed, next)
        expect(new Set(spliced).size).toBe(spliced.length)
        expect(new Set(spliced)).toEqual(new Set([...feed.ids.slice(0, feed.at + 3), ...next]))
      }),
    )
  })

  it("keeps the fresh order behind", () => {
    fc.assert(
      fc.property(walked, ids, (feed, next) => {
        const kept = feed.ids.slice(0, feed.at + 3)
        expect(spliceFeed(feed, next).slice(kept.length)).toEqual(next.filter((id) => !kept.includes(id)))
      }),
    )
  })

  it("changes nothing when the same order comes again", () => {
    fc.assert(
      fc.property(walked, ids, (feed, next) => {
        const once = spliceFeed(feed, next)
        expect(spliceFeed({ ids: once, at: feed.at }, next)).toEqual(once)
        expect(spliceFeed({ ids: once, at: feed.at }, once)).toEqual(once)
      }),
    )
  })

  it("is the fresh order where nothing was there", () => {
    expect(spliceFeed({ ids: [], at: 0 }, ["a", "b"])).toEqual(["a", "b"])
  })
})

it("a fresh order is all there is where nothing was in view", () => {
  expect(spliceFeed({ ids: ["a"], at: -1 }, ["b"], 0)).toEqual(["b"])
})

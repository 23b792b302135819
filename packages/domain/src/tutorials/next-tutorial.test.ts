import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { FeedSight } from "./gestures-done.ts"
import { nextTutorial, type TutorialMoment } from "./next-tutorial.ts"
import { tutorials } from "./tutorials.ts"

const cover: FeedSight = {
  feed: 1,
  item: 1,
  position: 1,
  isGrowing: false,
  isUnfolded: false,
  subtileCount: 4,
  page: 0,
  isAsked: false,
  isTileOpen: false,
  isCovered: false,
}
const atRest: TutorialMoment = {
  sight: cover,
  seen: [],
  showing: null,
  hereFor: 60_000,
  stillFor: 60_000,
  quietFor: Number.POSITIVE_INFINITY,
}
const shown = (given: Partial<TutorialMoment>, sight: Partial<FeedSight> = {}) =>
  nextTutorial({ ...atRest, ...given, sight: { ...cover, ...sight } }).tutorial

const some = fc.subarray([...tutorials])
const time = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constant(Number.POSITIVE_INFINITY))
const moment: fc.Arbitrary<TutorialMoment> = fc.record({
  sight: fc.record({
    feed: fc.constantFrom(null, 1, 2),
    item: fc.constantFrom(null, 1, 2),
    position: fc.integer({ min: 1, max: 40 }),
    isGrowing: fc.boolean(),
    isUnfolded: fc.boolean(),
    subtileCount: fc.integer({ min: 0, max: 6 }),
    page: fc.integer({ min: 0, max: 6 }),
    isAsked: fc.boolean(),
    isTileOpen: fc.boolean(),
    isCovered: fc.boolean(),
  }),
  seen: some,
  showing: fc.constantFrom(null, ...tutorials),
  hereFor: time,
  stillFor: time,
  quietFor: time,
})

describe("each when its gesture first makes sense", () => {
  it("the way to the next tile, for whoever stands on one and does not move", () => {
    expect(shown({})).toBe("home-feed-swipe")
    expect(shown({ stillFor: 2000 })).toBeNull()
    expect(shown({}, { item: null })).toBeNull()
  })

  it("the way through a tile, once the way to the next is known, where there are subtiles", () => {
    expect(shown({ seen: ["home-feed-swipe"] })).toBe("shaded-tile-swipe")
    expect(shown({ seen: ["home-feed-swipe"] }, { subtileCount: 0 })).toBeNull()
    expect(shown({ seen: ["home-feed-swipe"] }, { page: 1 })).toBe("subtile")
  })

  it("the timeline, on a growing story that is still folded", () => {
    const seen = ["home-feed-swipe" as const]
    expect(shown({ seen }, { isGrowing: true })).toBe("developing-tile")
    expect(shown({ seen }, { isGrowing: true, isUnfolded: true })).toBeNull()
  })

  it("the whole tile, on a page of one of its subtiles", () => {
    expect(shown({}, { page: 2 })).toBe("subtile")
    expect(shown({}, { page: 4, isAsked: true }), "not over the answers to what is asked there").toBeNull()
    expect(shown({ seen: ["subtile"] }, { page: 2 })).toBeNull()
  })
})

describe("whatever happens", () => {
  it("none comes twice, none over an open tile or a sheet, none without a tile", () => {
    fc.assert(
      fc.property(moment, (each) => {
        const { tutorial } = nextTutorial(each)
        if (tutorial === null) return
        expect(each.seen).not.toContain(tutorial)
        expect([each.sight.isTileOpen, each.sight.isCovered]).toEqual([false, false])
        expect([each.sight.feed, each.sight.item]).not.toContain(null)
      }),
    )
  })

  it("one that begins waits for stillness, and for a moment since the last one", () => {
    fc.assert(
      fc.property(moment, (each) => {
        const { tutorial } = nextTutorial(each)
        if (tutorial === null || tutorial === each.showing) return
        expect(each.showing).toBeNull()
        expect(each.hereFor).toBeGreaterThanOrEqual(2500)
        expect(each.stillFor).toBeGreaterThanOrEqual(1200)
        expect(each.quietFor).toBeGreaterThanOrEqual(4000)
      }),
    )
  })

  it("sideways is not taught before up and down", () => {
    fc.assert(
      fc.property(moment, (each) => {
        if (nextTutorial(each).tutorial === "shaded-tile-swipe") expect(each.seen).toContain("home-feed-swipe")
      }),
    )
  })

  it("one that is shown stays as long as it fits, however much somebody moves", () => {
    fc.assert(
      fc.property(moment, (each) => {
        const { tutorial } = nextTutorial({ ...each, showing: null, hereFor: 1e6, stillFor: 1e6, quietFor: 1e6 })
        if (tutorial === null) return
        const later = { ...each, showing: tutorial, hereFor: 0, stillFor: 0, quietFor: 0 }
        expect(nextTutorial(later)).toEqual({ tutorial, againIn: null })
      }),
    )
  })

  it("what was announced for later is there then, if nothing happened", () => {
    fc.assert(
      fc.property(moment, (each) => {
        const { againIn } = nextTutorial({ ...each, showing: null })
        if (againIn === null) return
        const later = {
          ...each,
          showing: null,
          hereFor: each.hereFor + againIn,
          stillFor: each.stillFor + againIn,
          quietFor: each.quietFor + againIn,
        }
        expect(nextTutorial(later).tutorial).not.toBeNull()
      }),
    )
  })

  it("after all four there is nothing to wait for", () => {
    fc.assert(
      fc.property(moment, (each) => {
        expect(nextTutorial({ ...each, seen: tutorials })).toEqual({ tutorial: null, againIn: null })
      }),
    )
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type GuestTaste, guestAffinities, orderForGuest, withoutRuns, starterTiles } from "./guest-order.ts"

const nothing: GuestTaste = {
  picked: [],
  liked: [],
  finished: [],
  skipped: [],
  seen: [],
  less: { tiles: [], categories: [] },
}

/** `space-3` is of space, `space+ocean-3` of both. */
const categoriesOf = (id: string): readonly string[] => (id.includes("-") ? (id.split("-")[0] ?? "").split("+") : [])
const categories = ["space", "ocean", "words", "food", "space+ocean"]
const anyId = fc.tuple(fc.constantFrom(...categories, ""), fc.nat(12)).map(([of, at]) => (of ? `${of}-${at}` : `${at}`))
const ids = fc.uniqueArray(anyId, { maxLength: 50 })
const some = fc.uniqueArray(anyId, { maxLength: 8 })
const taste: fc.Arbitrary<GuestTaste> = fc.record({
  picked: fc.uniqueArray(anyId, { maxLength: 3 }),
  liked: some,
  finished: some,
  skipped: some,
  seen: some,
  less: fc.record({ tiles: some, categories: fc.subarray(["space", "ocean", "words"]) }),
})

/** Five categories, one after the other, six times. */
const spreadFeed = Array.from({ length: 30 }, (_, at) => `${["space", "ocean", "words", "food", "ice"][at % 5]}-${at}`)
const orderOf = (given: Partial<GuestTaste>, feed: readonly string[] = spreadFeed) =>
  orderForGuest(feed, { ...nothing, ...given }, categoriesOf)
const idsOf = (given: Partial<GuestTaste>, feed?: readonly string[]) => orderOf(given, feed).map(({ id }) => id)

function longestRun(order: readonly string[]): number {
  let longest = 0
  let run = 0
  for (const [at, id] of order.entries()) {
    const category = categoriesOf(id)[0]
    run = category !== undefined && at > 0 && categoriesOf(order[at - 1] ?? "")[0] === category ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

describe("a guest's order", () => {
  it("holds each tile once, but for those they do not want at all", () => {
    fc.assert(
      fc.property(ids, taste, (feed, given) => {
        const order = orderForGuest(feed, given, categoriesOf).map(({ id }) => id)
        expect([...order].sort()).toEqual(feed.filter((id) => !given.less.tiles.includes(id)).sort())
      }),
    )
  })

  it("is everybody's while nothing is known, but for a category three times in a row", () => {
    fc.assert(
      fc.property(ids, (feed) => {
        const order = orderForGuest(feed, nothing, categoriesOf)
        expect(order.map(({ id }) => id)).toEqual(withoutRuns(feed, categoriesOf))
        expect(order.every(({ cause }) => cause === null)).toBe(true)
      }),
    )
  })

  it("begins with what they picked and have not met, as they picked it", () => {
    fc.assert(
      fc.property(ids, taste, (feed, given) => {
        const order = orderForGuest(feed, given, categoriesOf).map(({ id }) => id)
        const isPick = (id: string) => given.picked.includes(id) && !given.seen.includes(id)
        const picks = given.picked.filter((id) => isPick(id) && order.includes(id))
        if (longestRun(picks) <= 2) expect(order.slice(0, picks.length)).toEqual(picks)
      }),
    )
    expect(idsOf({ picked: ["food-28", "ice-9"] }).slice(0, 2)).toEqual(["food-28", "ice-9"])
  })

  it("has what was seen behind what was not, and what is wanted less last", () => {
    fc.assert(
      fc.property(ids, taste, (feed, given) => {
        const order = orderForGuest(feed, given, categoriesOf).map(({ id }) => id)
        const isPick = (id: string) => given.picked.includes(id) && !given.seen.includes(id)
        const rankOf = (id: string): number => {
          if (isPick(id)) return 0
          if (categoriesOf(id).some((category) => given.less.categories.includes(category))) return 2
          return given.seen.includes(id) ? 1 : 0
        }
        const ranks = order.map(rankOf)
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
    )
  })

  it("brings more of what they took to, and less of what they passed by", () => {
    const spaceIn = (given: Partial<GuestTaste>) =>
      idsOf(given)
        .slice(0, 10)
        .filter((id) => id.startsWith("space")).length
    const before = spaceIn({})
    expect(spaceIn({ liked: ["space-x", "space-y"], seen: ["space-x", "space-y"] })).toBeGreaterThan(before)
    expect(spaceIn({ finished: ["space-x"] })).toBeGreaterThan(before)
    expect(spaceIn({ skipped: ["space-x", "space-y", "space-z", "space-w"] })).toBeLessThan(before)
  })

  it("never has a category three times in a row while there is another one unmet", () => {
    const picked = ["space-0"]
    const liked = ["space-5", "space-10", "space-15"]
    const order = idsOf({ picked, liked })
    expect(longestRun(order.slice(0, 20))).toBeLessThanOrEqual(2)
  })

  it("tells the true cause, of what came nearer and of nothing else", () => {
    fc.assert(
      fc.property(ids, taste, (feed, given) => {
        const order = orderForGuest(feed, given, categoriesOf)
        const affinities = guestAffinities(given, categoriesOf)
        for (const { id, cause } of order) {
          if (cause === null) continue
          if (cause.category === null) expect(given.picked).toContain(id)
          else {
            expect(categoriesOf(id)[0]).toBe(cause.category)
            expect(affinities.get(cause.category)?.affinity).toBeGreaterThan(0)
            expect(given[cause.signal].some((each) => categoriesOf(each)[0] === cause.category)).toBe(true)
          }
        }
      }),
    )
    const [first, second] = orderOf({ picked: ["space-0"] }).filter(({ id }) => id.startsWith("space"))
    expect(first?.cause).toEqual({ signal: "picked", category: null })
    expect(second?.cause).toEqual({ signal: "picked", category: "space" })
  })
})

describe("how much a guest takes to a category", () => {
  it("lies between −1 and 1, and what is done with one tile counts once", () => {
    fc.assert(
      fc.property(taste, (given) => {
        for (const { affinity } of guestAffinities(given, categoriesOf).values())
          expect(Math.abs(affinity)).toBeLessThanOrEqual(1)
      }),
    )
    const once = guestAffinities({ ...nothing, picked: ["space-1"] }, categoriesOf)
    const twice = guestAffinities({ ...nothing, picked: ["space-1"], liked: ["space-1"] }, categoriesOf)
    expect(twice).toEqual(once)
  })

  it("is more where more was done, and a pick says more than a like, a like more than a read", () => {
    const given = {
      ...nothing,
      picked: ["space-1", "space-2"],
      liked: ["ocean-1", "ocean-2", "ice-1"],
      finished: ["words-1"],
    }
    const affinities = guestAffinities(given, categoriesOf)
    const order = [...affinities].toSorted(([, a], [, b]) => b.affinity - a.affinity).map(([category]) => category)
    expect(order).toEqual(["space", "ocean", "ice", "words"])
  })

  it("is the least there is for what is wanted less, whatever was liked of it", () => {
    const less = { tiles: [], categories: ["space"] }
    expect(guestAffinities({ ...nothing, liked: ["space-1"], less }, categoriesOf).get("space")?.affinity).toBe(-1)
  })

  it("knows nothing of tiles that are gone", () => {
    expect(guestAffinities({ ...nothing, picked: ["1"], liked: ["2"], finished: ["3"] }, categoriesOf).size).toBe(0)
  })

  it("names what says most for it", () => {
    const liked = ["space-1", "space-2"]
    const given = { ...nothing, picked: ["space-0"], liked }
    expect(guestAffinities(given, categoriesOf).get("space")?.signal).toBe("liked")
  })
})

describe("what a guest chooses from", () => {
  it("is six of six categories, the nearest of each, or nothing", () => {
    const feed = ["space-1", "space-2", "ocean-1", "7", "words-1", "food-1", "ice-1", "art-1", "maps-1"]
    expect(starterTiles(feed, categoriesOf)).toEqual(["space-1", "ocean-1", "words-1", "food-1", "ice-1", "art-1"])
    expect(starterTiles(spreadFeed, categoriesOf)).toEqual([])
  })
})

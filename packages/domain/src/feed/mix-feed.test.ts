import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { itemKey, type MixedCard, type MixedItem, type MixKnown, mixFeed } from "./mix-feed.ts"

type Item = MixedItem<MixedCard>

const tileIdsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.type === "tile" ? item.tileId : []))
const typesOf = (items: readonly Item[]): string[] => items.map(({ type }) => type)
const numbered = (count: number, letter = "t"): string[] => Array.from({ length: count }, (_, at) => `${letter}${at}`)
const placesOf = (items: readonly Item[], type: string): number[] =>
  items.flatMap((item, at) => (item.type === type ? at + 1 : []))

const joins: MixedCard[] = [
  { type: "join_cf", id: "first" },
  { type: "join_cf", id: "second" },
]

const anyCard: fc.Arbitrary<MixedCard> = fc.oneof(
  fc.record({
    id: fc.string(),
    type: fc.constantFrom("wurd", "baw", "featured_thoughts", "tiktok_video", "tiktok_social", "ig_social", "join_cf"),
  }),
  fc.record({ id: fc.string(), type: fc.constant("shop"), cost: fc.nat(900), balance: fc.option(fc.nat(900)) }),
  fc.record({ id: fc.string(), type: fc.constant("earn_rewards"), left: fc.array(fc.nat(), { maxLength: 2 }) }),
)
const anyCards = fc.uniqueArray(anyCard, { selector: itemKey, maxLength: 30 })
const anyone = fc.constantFrom(true, false, null)
const known: fc.Arbitrary<MixKnown<MixedCard>> = fc.record({ cards: anyCards, isSignedIn: anyone })
/** Long enough for every place of a card to come up. */
const tiles = fc.integer({ min: 0, max: 90 }).map((count) => numbered(count))
const stories = fc.integer({ min: 0, max: 5 }).map((count) => numbered(count, "grows"))

describe("tiles", () => {
  it("are all there, once each, finished ones in their order", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), known, (ids, growing, known) => {
        const shown = tileIdsOf(mixFeed(ids, growing, known))
        const finished = [...new Set(ids)].filter((id) => !growing.includes(id))
        expect(shown.filter((id) => !growing.includes(id))).toEqual(finished)
        expect(shown.toSorted()).toEqual([...new Set([...ids, ...growing])].toSorted())
      }),
    )
  })

  it("that still grow stand at the fourth place and every twentieth after it, whatever cards there are", () => {
    fc.assert(
      fc.property(known, (known) => {
        const items = mixFeed(numbered(60), ["grows", "grows too", "grows as well"], known)
        for (const [nth, id] of ["grows", "grows too", "grows as well"].entries()) {
          expect(items[3 + nth * 20]).toEqual({ type: "tile", tileId: id })
        }
      }),
    )
  })

  it("that still grow come at the end where the feed is too short for them", () => {
    expect(tileIdsOf(mixFeed(["a", "b"], ["grows", "grows too"]))).toEqual(["a", "b", "grows", "grows too"])
  })
})

describe("a card", () => {
  it("stands between two tiles, never first, last or beside another", () => {
    fc.assert(
      fc.property(tiles, stories, known, (ids, growing, known) => {
        const types = typesOf(mixFeed(ids, growing, known))
        for (const [at, type] of types.entries()) {
          if (type !== "tile") expect([types[at - 1], types[at + 1]]).toEqual(["tile", "tile"])
        }
      }),
    )
  })

  it("has none of its kind within twenty items", () => {
    fc.assert(
      fc.property(tiles, stories, known, (ids, growing, known) => {
        const types = typesOf(mixFeed(ids, growing, known))
        for (const [at, type] of types.entries()) {
          if (type !== "tile") expect(types.slice(Math.max(0, at - 19), at)).not.toContain(type)
        }
      }),
    )
  })

  it("is shown once at most, and is one of those that exist", () => {
    fc.assert(
      fc.property(tiles, known, (ids, known) => {
        const shown = mixFeed(ids, [], known).filter(({ type }) => type !== "tile")
        expect(new Set(shown.map(itemKey)).size).toBe(shown.length)
        for (const card of shown) expect(known.cards).toContain(card)
      }),
    )
  })

  it("is not shown to whom it does not apply", () => {
    fc.assert(
      fc.property(tiles, known, (ids, known) => {
        for (const card of mixFeed(ids, [], known)) {
          if (card.type === "join_cf") expect(known.isSignedIn).toBe(false)
          if (card.type === "shop" || card.type === "earn_rewards") expect(known.isSignedIn).toBe(true)
          if (card.type === "shop") expect((card.balance ?? 0) * 2).toBeGreaterThanOrEqual(card.cost)
          if (card.type === "earn_rewards") expect(card.left).not.toEqual([])
        }
      }),
    )
  })

  it("asks a stranger to join at places 6 and 30, and nobody else", () => {
    const feed = (isSignedIn: boolean | null) => mixFeed(numbered(100), ["grows"], { cards: joins, isSignedIn })
    expect(placesOf(feed(false), "join_cf")).toEqual([6, 30])
    expect(placesOf(feed(true), "join_cf")).toEqual([])
    expect(placesOf(feed(null), "join_cf")).toEqual([])
  })

  it("takes turns with other kinds", () => {
    const post = (type: "tiktok_video" | "ig_social", id: string): MixedCard => ({ type, id })
    const cards = [post("tiktok_video", "a"), post("tiktok_video", "b"), post("ig_social", "c")]
    const items = mixFeed(numbered(50), [], { cards })
    expect(items.filter(({ type }) => type !== "tile").map(itemKey)).toEqual([
      "tiktok_video.a",
      "ig_social.c",
      "tiktok_video.b",
    ])
  })

  it("of what is within reach is shown with half of the cost at hand, and not below", () => {
    const shop = (balance: number | null) => {
      const cards: MixedCard[] = [{ type: "shop", id: "tote", cost: 600, balance }]
      return placesOf(mixFeed(numbered(30), [], { cards, isSignedIn: true }), "shop").length
    }
    expect([shop(null), shop(299), shop(300), shop(900)]).toEqual([0, 0, 1, 1])
  })
})

describe("nothing moves under a reader", () => {
  it("when the list goes on, or goes on differently", () => {
    const length = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(length, length, length, stories, known, (shared, one, other, growing, known) => {
        const common = numbered(shared)
        const left = mixFeed([...common, ...numbered(one, "one")], growing, known)
        const right = mixFeed([...common, ...numbered(other, "other")], growing, known)
        const end = left.findIndex((item) => item.type === "tile" && item.tileId === common.at(-1)) + 1
        expect(right.slice(0, end)).toEqual(left.slice(0, end))
      }),
    )
  })

  it("when somebody comes or goes, or other cards come to exist: what stands stays, and every rule still holds", () => {
    fc.assert(
      fc.property(tiles, stories, known, known, fc.nat(90), (ids, growing, before, after, seen) => {
        const pinned = mixFeed(ids, growing, before).slice(0, seen)
        const items = mixFeed(ids, growing, { ...after, pinned })
        expect(items.slice(0, pinned.length)).toEqual(pinned)
        expect(tileIdsOf(items).toSorted()).toEqual([...ids, ...growing].toSorted())
        expect(new Set(items.map(itemKey)).size).toBe(items.length)
        const types = typesOf(items)
        for (const [at, type] of types.entries()) {
          if (type === "tile") continue
          expect(types.slice(Math.max(0, at - 19), at)).not.toContain(type)
          expect(types[at - 1]).toBe("tile")
          if (at >= pinned.length) expect(types[at + 1]).toBe("tile")
        }
      }),
    )
  })

  it("when the tiles ahead of them change", () => {
    const pinned = mixFeed(["a", "b", "c", "d"], []).slice(0, 2)
    expect(tileIdsOf(mixFeed(["a", "b", "e", "d"], [], { pinned }))).toEqual(["a", "b", "e", "d"])
  })

  it("but another walk is begun from its own beginning", () => {
    const pinned = mixFeed(["a", "b", "c"], []).slice(0, 2)
    expect(tileIdsOf(mixFeed(["c", "a", "b"], [], { pinned }))).toEqual(["c", "a", "b"])
  })
})

it("tells every item by a key that stays", () => {
  expect(itemKey({ type: "tile", tileId: "6vathyyciyl6t" })).toBe("6vathyyciyl6t")
  expect(itemKey({ type: "join_cf", id: "first" })).toBe("join_cf.first")
})

describe("places of cards", () => {
  const posts: MixedCard[] = (["tiktok_video", "ig_social", "tiktok_social", "featured_thoughts"] as const).map(
    (type) => ({ type, id: type }),
  )

  it("are the tenth and every eighth after it", () => {
    const items = mixFeed(numbered(40), [], { cards: posts })
    expect(posts.map(({ type }) => placesOf(items, type))).toEqual([[10], [18], [26], [34]])
  })

  it("lie beside no card that was pinned", () => {
    const pinned: Item[] = [...mixFeed(numbered(8), []), { type: "shop", id: "tote", cost: 10, balance: 10 }]
    const items = mixFeed(numbered(40), [], { cards: posts, pinned })
    expect(typesOf(items).slice(8, 10)).toEqual(["shop", "tile"])
  })

  it("begin anew where what was pinned begins with another tile", () => {
    const pinned: Item[] = ["gone", "b"].map((tileId) => ({ type: "tile", tileId }))
    expect(tileIdsOf(mixFeed(["a", "b"], [], { pinned }))).toEqual(["a", "b"])
  })

  it("are taken by what is left to earn, be it one thing", () => {
    const cards: MixedCard[] = [{ type: "earn_rewards", id: "ways", left: ["share"] }]
    expect(placesOf(mixFeed(numbered(20), [], { cards, isSignedIn: true }), "earn_rewards")).toEqual([10])
  })
})

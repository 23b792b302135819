import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type MixKnown, mixFeed } from "./mix-feed.ts"
import { itemKey, type MixedCard, type MixedItem, type TodayRun, tileIdsOf } from "./mixed-items.ts"

type Item = MixedItem<MixedCard>

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
    type: fc.constantFrom(
      "wurd",
      "baw",
      "featured_thoughts",
      "tiktok_video",
      "tiktok_social",
      "ig_social",
      "join_cf",
      "next_three",
    ),
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
          if (card.type === "join_cf" || card.type === "next_three") expect(known.isSignedIn).toBe(false)
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

  it("asks a stranger what should come next after three swipes, with the way in behind it, and nobody else", () => {
    const cards: MixedCard[] = [{ type: "next_three", id: "first" }, ...joins]
    const feed = (isSignedIn: boolean | null) => mixFeed(numbered(100), ["grows"], { cards, isSignedIn })
    expect(placesOf(feed(false), "next_three")).toEqual([5])
    expect(placesOf(feed(false), "join_cf")).toEqual([8, 30])
    expect(placesOf(feed(true), "next_three")).toEqual([])
    expect(placesOf(feed(null), "next_three")).toEqual([])
  })

  it("asks a little later where the question came late, and not any more after that", () => {
    const cards: MixedCard[] = [{ type: "next_three", id: "first" }]
    const placesAt = (seen: number) =>
      placesOf(
        mixFeed(numbered(40), [], { cards, isSignedIn: false, pinned: mixFeed(numbered(seen), []) }),
        "next_three",
      )
    expect([4, 5, 6, 7, 8, 9].map(placesAt)).toEqual([[5], [6], [7], [8], [9], []])
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

  it("when what was to come next is changed under it: all before that stands, cards too", () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 40 }), stories, known, fc.nat(40), (count, growing, known, seen) => {
        const ids = numbered(count)
        const before = mixFeed(ids, growing, known)
        const pinned = before.slice(0, seen + 2)
        const met = tileIdsOf(before.slice(0, seen + 1)).filter((id) => !growing.includes(id))
        const next = [...met, "chosen", ...ids.filter((id) => !met.includes(id))]
        // Whatever there was to ask is over: only what stands already is known.
        const items = mixFeed(next, growing, { isSignedIn: known.isSignedIn ?? null, pinned })
        expect(items.slice(0, Math.min(seen + 1, before.length))).toEqual(before.slice(0, seen + 1))
      }),
    )
  })

  it("but another walk is begun from its own beginning", () => {
    const pinned = mixFeed(["a", "b", "c"], []).slice(0, 2)
    expect(tileIdsOf(mixFeed(["c", "a", "b"], [], { pinned }))).toEqual(["c", "a", "b"])
  })
})

describe("today", () => {
  const ids = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"]
  const end: MixedCard = { type: "today_end", id: "day" }
  const games: MixedCard[] = (["wurd", "baw", "quiz_me"] as const).map((type) => ({ type, id: "day" }))
  /** The first two of them as everybody has them, wherever they are. */
  const everybodys: MixedCard[] = (["wurd", "baw"] as const).map((type) => ({ type, id: "today" }))
  const today: TodayRun<MixedCard> = { tileIds: new Set(ids), games, end }
  const todays = [...games, end].map(itemKey)
  const whole = ["d1", "d2", "d3", "wurd.day", "d4", "d5", "baw.day", "d6", "quiz_me.day", "d7", "today_end.day"]
  /** A question to guests, asked early. */
  const isQuestion = (key: string) => /^(next_three|join_cf)/.test(key)
  const isGame = (key: string | undefined) => key !== undefined && /^(wurd|baw|quiz_me)\./.test(key)

  it("stands together, with its own cards and nothing but what a guest is asked between, wherever it begins", () => {
    fc.assert(
      fc.property(fc.nat(40), tiles, stories, known, (walked, rest, growing, known) => {
        const order = [...numbered(walked, "walked"), ...ids, ...rest]
        const cards = [...everybodys, ...(known.cards ?? [])]
        const keys = mixFeed(order, growing, { ...known, cards, today }).map(itemKey)
        const all = keys.filter((key) => !isQuestion(key))
        const run = all.slice(all.indexOf("d1"), all.indexOf("d1") + whole.length)
        expect(run.toSorted()).toEqual(whole.toSorted())
        expect(run.slice(-2)).toEqual(["d7", "today_end.day"])
        if (!keys.some((key, at) => isQuestion(key) && ids.includes(keys[at - 1] ?? ""))) expect(run).toEqual(whole)
        for (const card of todays) expect(keys.filter((key) => key === card)).toHaveLength(1)
        expect(tileIdsOf(mixFeed(order, growing, { ...known, today })).toSorted()).toEqual(
          [...order, ...growing].toSorted(),
        )
      }),
    )
  })

  it("has no game before its third tile, or its second just before the way in, and none beside another card", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ids),
        fc.nat(12),
        fc.nat(30),
        stories,
        known,
        (some, walked, seen, growing, known) => {
          const order = [...numbered(walked, "walked"), ...some, ...numbered(20)]
          const pinned = mixFeed(order, growing, known).slice(0, seen)
          const ofSome = { ...today, tileIds: new Set(some) }
          const items = mixFeed(order, growing, { ...known, pinned, today: ofSome }).slice(pinned.length)
          const keys = items.map(itemKey)
          const before = tileIdsOf(pinned).filter((id) => some.includes(id)).length
          for (const [at, key] of keys.entries()) {
            if (!isGame(key) || !key.endsWith(".day")) continue
            const tilesBefore = before + keys.slice(0, at).filter((each) => some.includes(each)).length
            expect(tilesBefore).toBeGreaterThanOrEqual(keys[at + 2]?.startsWith("join_cf") ? 2 : 3)
            if (at > 0) expect(items[at - 1]?.type).toBe("tile")
            if (at < items.length - 1) expect(items[at + 1]?.type).toBe("tile")
          }
          expect(keys.filter((key) => key === "today_end.day").length).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it("ends behind the last of its tiles, in whatever order they stand", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 1 }), tiles, (some, rest) => {
        const keys = mixFeed(["x", ...some, ...rest], [], { today: { ...today, tileIds: new Set(some) } }).map(itemKey)
        expect(keys[keys.indexOf("today_end.day") - 1]).toBe(some.at(-1))
        expect(keys.filter((key) => key === "today_end.day")).toHaveLength(1)
      }),
    )
  })

  it("laid behind the item in view moves nothing before it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), stories, known, (count, growing, known) => {
        const before = mixFeed(numbered(60), growing, known)
        const pinned = before.slice(0, count)
        const walked = tileIdsOf(pinned)
        const rest = numbered(60).filter((id) => !walked.includes(id))
        const order = [...walked.filter((id) => !growing.includes(id)), ...ids, ...rest]
        const keys = mixFeed(order, growing, { ...known, pinned, today }).map(itemKey)
        expect(keys.slice(0, count)).toEqual(pinned.map(itemKey))
        // But for what a guest is asked, which may stand anywhere early on.
        expect(keys.slice(count).find((key) => !isQuestion(key))).toBe("d1")
      }),
    )
  })

  it("with a stranger's question shows every item once, and nothing seen moves, whenever each becomes known", () => {
    const asked: MixedCard = { type: "next_three", id: "first" }
    const place = fc.integer({ min: 1, max: 30 })
    fc.assert(
      fc.property(
        place,
        place,
        fc.boolean(),
        fc.subarray(numbered(40), { maxLength: 3 }),
        stories,
        (one, other, isAskedFirst, picks, growing) => {
          const cards = [...everybodys, ...joins]
          const [early, late] = [Math.min(one, other), Math.max(one, other)]
          /** The items after these were seen, with what is laid behind them. */
          const after = (seen: readonly Item[], first: readonly string[], known: MixKnown<MixedCard>): Item[] => {
            const walked = tileIdsOf(seen).filter((id) => !growing.includes(id))
            const order = [...new Set([...walked, ...first, ...numbered(40)])]
            const items = mixFeed(order, growing, { cards, isSignedIn: false, ...known, pinned: seen })
            expect(items.slice(0, seen.length)).toEqual(seen)
            expect(new Set(items.map(itemKey)).size).toBe(items.length)
            expect(tileIdsOf(items).toSorted()).toEqual([...new Set([...order, ...growing])].toSorted())
            return items
          }
          const withQuestion = { cards: [asked, ...cards] }
          const first = after([], [], {})
          const second = after(first.slice(0, early), ids, { today, ...(isAskedFirst && withQuestion) })
          const third = after(second.slice(0, late), ids, { today, ...withQuestion })
          const seen = third.slice(0, late + 1)
          const fourth = after(seen, [...picks, ...ids], { today, ...withQuestion })
          const isAhead = (id: string) => !tileIdsOf(seen).includes(id)
          const next = [...picks, ...ids].filter(isAhead)
          expect(tileIdsOf(fourth.slice(seen.length)).filter((id) => next.includes(id))).toEqual(next)
          expect(tileIdsOf(fourth).filter((id) => ids.includes(id))).toEqual(ids)
          const keys = fourth.map(itemKey)
          const among = keys.slice(
            seen.length,
            keys.findLastIndex((key) => ids.includes(key)),
          )
          if (keys.slice(0, seen.length).includes("d1"))
            expect(among.filter((key) => key.startsWith("grows"))).toEqual([])
          for (const card of todays) if (keys.includes(card)) expect(ids).toContain(keys[keys.indexOf(card) - 1])
          // A game that was there before today was is not there again.
          for (const type of ["wurd", "baw"]) expect(keys.filter((key) => key.startsWith(type))).toHaveLength(1)
        },
      ),
    )
  })

  const late = (count: number, seenKeys: readonly string[] = []): string[] => {
    const pinned = mixFeed([...ids, "x", "y"], []).slice(0, count)
    const known = { today: { ...today, seenKeys: new Set(seenKeys) }, pinned }
    return mixFeed([...ids, "x", "y"], [], known).map(itemKey)
  }

  it("known too late for a game has it behind the next of its tiles, and its end behind the last", () => {
    const games = ["wurd.day", "d5", "baw.day", "d6", "quiz_me.day", "d7", "today_end.day", "x", "y"]
    expect(late(4)).toEqual(["d1", "d2", "d3", "d4", ...games])
    expect(late(6).slice(6)).toEqual(["wurd.day", "d7", "today_end.day", "x", "y"])
    expect(late(7)).toEqual([...ids, "today_end.day", "x", "y"])
    expect(late(8)).toEqual([...ids, "x", "y"])
  })

  it("taken up again after a reload has no game again that was seen, and still the one that comes next", () => {
    expect(late(3, ["wurd.day"])).toEqual([...whole, "x", "y"])
    expect(late(4, ["wurd.day"])).toEqual([...whole.filter((key) => key !== "wurd.day"), "x", "y"])
    expect(late(6, games.map(itemKey)).slice(6)).toEqual(["quiz_me.day", "d7", "today_end.day", "x", "y"])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.length }), (count) => {
        const before = mixFeed([...ids, "x"], [], { today }).slice(0, count)
        const behind = tileIdsOf(before)
        const seen = before.map(itemKey).filter(isGame)
        const keys = late(behind.length, seen).slice(behind.length)
        // A game in view stands behind the tile that is kept as the place.
        const isOnGame = isGame(itemKey(before.at(-1) as Item))
        expect(keys.filter((key) => seen.includes(key))).toEqual(isOnGame ? [seen.at(-1)] : [])
      }),
    )
  })
})

it("tells every item by a key that stays", () => {
  expect(itemKey({ type: "tile", tileId: "6vathyyciyl6t" })).toBe("6vathyyciyl6t")
  expect(itemKey({ type: "join_cf", id: "first" })).toBe("join_cf.first")
})

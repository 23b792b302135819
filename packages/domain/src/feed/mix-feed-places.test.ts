import { describe, expect, it } from "vitest"
import { mixFeed } from "./mix-feed.ts"
import { itemKey, type MixedCard, type MixedItem } from "./mixed-items.ts"

type Item = MixedItem<MixedCard>

const numbered = (count: number, letter = "t"): string[] => Array.from({ length: count }, (_, at) => `${letter}${at}`)
const placesOf = (items: readonly Item[], type: string): number[] =>
  items.flatMap((item, at) => (item.type === type ? at + 1 : []))

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
    expect(items.map(({ type }) => type).slice(8, 10)).toEqual(["shop", "tile"])
  })

  it("are taken by the question about an earlier tile first, behind what was walked and behind today's tiles", () => {
    const recall: MixedCard = { type: "recall", id: "t9" }
    const cards = [recall, ...posts]
    const pinned = mixFeed(numbered(40), [], { cards: posts }).slice(0, 12)
    expect(placesOf(mixFeed(numbered(40), [], { cards, pinned }), "recall")).toEqual([18])
    const today = {
      tileIds: new Set(numbered(14).slice(6)),
      games: [],
      end: { type: "today_end", id: "day" } as MixedCard,
    }
    expect(placesOf(mixFeed(numbered(40), [], { cards, today }), "recall")).toEqual([18])
  })

  it("begin anew where what was pinned begins with another tile", () => {
    const pinned: Item[] = ["gone", "b"].map((tileId) => ({ type: "tile", tileId }))
    const items = mixFeed(["a", "b"], [], { pinned })
    expect(items.map((item) => item.type === "tile" && item.tileId)).toEqual(["a", "b"])
  })

  it("are taken by what is left to earn, be it one thing", () => {
    const cards: MixedCard[] = [{ type: "earn_rewards", id: "ways", left: ["share"] }]
    expect(placesOf(mixFeed(numbered(20), [], { cards, isSignedIn: true }), "earn_rewards")).toEqual([10])
  })
})

describe("today's games and the ways in", () => {
  const joins: MixedCard[] = ["first", "second"].map((id) => ({ type: "join_cf", id }))
  const games: MixedCard[] = (["wurd", "baw", "quiz_me"] as const).map((type) => ({ type, id: "day" }))
  const end: MixedCard = { type: "today_end", id: "day" }
  const mixToday = (walked: number, todays: number): Item[] => {
    const ids = numbered(todays, "today")
    const order = [...numbered(walked, "walked"), ...ids, ...numbered(60)]
    return mixFeed(order, [], { cards: joins, isSignedIn: false, today: { tileIds: new Set(ids), games, end } })
  }
  const cardsOfToday = [...games, end].map(itemKey)

  it.each([0, 1, 2, 3, 4, 5])("are all there behind %d other tiles, a way in at places 6 and 30", (walked) => {
    const items = mixToday(walked, 7)
    expect(placesOf(items, "join_cf")).toEqual([6, 30])
    expect(items.map(itemKey)).toEqual(expect.arrayContaining(cardsOfToday))
  })

  it("are without the second way in where it would take the last game's place", () => {
    const items = mixToday(20, 7)
    expect(placesOf(items, "join_cf")).toEqual([6])
    expect(items.map(itemKey)).toEqual(expect.arrayContaining(cardsOfToday))
  })

  it("have no game before today's third tile where its end follows, not the way in", () => {
    expect(mixToday(1, 3).slice(0, 5).map(itemKey)).toEqual(["walked0", "today0", "today1", "today2", "today_end.day"])
  })
})

import { describe, expect, it } from "vitest"
import { type MixedCard, type MixedItem, mixFeed } from "./mix-feed.ts"

type Item = MixedItem<MixedCard>

const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `t${at}`)
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

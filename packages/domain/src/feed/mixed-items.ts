export type MixedItem<Card> = { type: "tile"; tileId: string } | Card

export type MixedCard = { id: string } & (
  | {
      type:
        | "wurd"
        | "baw"
        | "quiz_me"
        | "featured_thoughts"
        | "tiktok_video"
        | "tiktok_social"
        | "ig_social"
        | "join_cf"
        | "recall"
    }
  | { type: "next_three" | "today_end" }
  | { type: "shop"; cost: number; balance: number | null }
  | { type: "earn_rewards"; left: readonly unknown[] }
)

/** Today's tiles as mixed in: together, with the day's games between them and the end after the last. */
export type TodayRun<Card> = {
  tileIds: ReadonlySet<string>
  games: readonly Card[]
  end: Card
  /** Keys of games already shown. They keep their places, or are left out. */
  seenKeys?: ReadonlySet<string>
}

/** An item's permanent, unique key in a feed: for a tile its id. */
export function itemKey(item: MixedItem<{ type: string; id: string }>): string {
  return "tileId" in item ? item.tileId : `${item.type}.${item.id}`
}

type Items = readonly MixedItem<{ type: string; id: string }>[]

export function tileIdsOf(items: Items): string[] {
  return items.flatMap((item) => ("tileId" in item ? item.tileId : []))
}

export function indexOfTile(items: Items, tileId: string | null): number {
  return items.findIndex((item) => "tileId" in item && item.tileId === tileId)
}

/** The tile at this index, or the last one before the card there. */
export function tileAt(items: Items, index: number): string | undefined {
  return tileIdsOf(items.slice(0, index + 1)).at(-1)
}

/** The tiles up to this one; none if it is missing. */
export function tileIdsUpTo(items: Items, tileId: string | null): string[] {
  return tileIdsOf(items.slice(0, indexOfTile(items, tileId) + 1))
}

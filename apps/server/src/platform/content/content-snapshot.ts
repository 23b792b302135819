import type { Brand } from "@confetti/contract/brand"
import type { Category } from "@confetti/contract/category"
import type { SocialPost } from "@confetti/contract/feed-item"
import type { Source } from "@confetti/contract/tile"
import type { FeedCandidate } from "@confetti/domain/feed/default-feed"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import type { CardWindow } from "@confetti/domain/feed/card-window"
import { isInSeason } from "@confetti/domain/feed/season"
import type { ShopItem } from "./shop-item.ts"

/** What every order is made from: a tile without its document. Those published later are here too, and wait. */
export type TileEntry = FeedCandidate & {
  slug: string
  version: number
  developing: boolean
  categories: readonly string[]
  updatedAt: number
  subtileCount: number
  /** `from/until` in months and days; null for all year. */
  season: string | null
}

export type DailyTile = {
  day: string
  tileId: string
  onThisDay: { year: number; text: string; source: Source } | null
}

export type FeaturedItem = { itemId: string; window: CardWindow }

export type ContentSnapshot = {
  version: number
  brand: Brand
  categories: Category[]
  posts: SocialPost[]
  /** By the key of a post, where it has one: when it stands in the feed. */
  windows: ReadonlyMap<string, CardWindow>
  featured: readonly FeaturedItem[]
  /** By day: the tile that editors gave it. */
  dailyTiles: ReadonlyMap<string, DailyTile>
  /** The days of games as the studio decided them, in place of the pack's file; null where the file counts. */
  gameDays: string | null
  /** The shop, in its order; what is switched off is here too. */
  items: readonly ShopItem[]
  /** Where the shop's parcels go, as ISO 3166-1 letters; empty for everywhere. */
  countries: readonly string[]
  tiles: readonly TileEntry[]
  byId: ReadonlyMap<string, TileEntry>
}

/** The orders that follow from a snapshot at a moment. Lists are shared: nobody may change them. */
export type FeedOrders = {
  /** The minute, since the epoch, that these orders are of. */
  minute: number
  /** Every finished, published tile in season, in the default order. */
  ids: readonly string[]
  /** The first `mostFeedIds` of them, as JSON. */
  idsJson: string
  causes: Pick<ReadonlyMap<string, FeedCause>, "get" | "has">
  /** `ids` of one category. Unknown categories are empty. */
  idsOf: (category: string) => readonly string[]
  /** Stories that still grow, the latest changed first; of one category where one is given. */
  developingIds: (category: string | null) => readonly string[]
}

/** Whether a tile is for anybody at a moment: finished, published, in season. */
export function isOut(
  { developing, publishedAt, season }: Pick<TileEntry, "developing" | "publishedAt" | "season">,
  now: number,
): boolean {
  return !developing && publishedAt <= now && isInSeason(season, now)
}

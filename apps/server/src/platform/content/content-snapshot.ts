import type { Brand } from "@confetti/contract/brand"
import type { Category } from "@confetti/contract/category"
import type { SocialPost } from "@confetti/contract/feed-item"
import type { Source } from "@confetti/contract/tile"
import type { FeedCandidate } from "@confetti/domain/feed/default-feed"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import type { CardWindow } from "@confetti/domain/feed/card-window"
import { isInSeason } from "@confetti/domain/feed/season"
import type { ShopItem } from "./shop-item.ts"

/** A tile without its document, from which orders are made. Later ones are included. */
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
  /** Windows of posts in the feed, by key. */
  windows: ReadonlyMap<string, CardWindow>
  featured: readonly FeaturedItem[]
  /** The tile that editors gave each day. */
  dailyTiles: ReadonlyMap<string, DailyTile>
  /** Game days decided in the studio, replacing the pack's file; null if the file counts. */
  gameDays: string | null
  /** The shop's items in order, switched-off ones included. */
  items: readonly ShopItem[]
  /** Countries the shop ships to, as ISO 3166-1 codes; empty for all. */
  countries: readonly string[]
  tiles: readonly TileEntry[]
  byId: ReadonlyMap<string, TileEntry>
}

/** Orders of a snapshot at a moment. Lists are shared and must not be changed. */
export type FeedOrders = {
  /** Minutes since the epoch. */
  minute: number
  /** Finished, published tiles in season, in the default order. */
  ids: readonly string[]
  /** The first `mostFeedIds` of them, as JSON. */
  idsJson: string
  causes: Pick<ReadonlyMap<string, FeedCause>, "get" | "has">
  idsOf: (category: string) => readonly string[]
  /** Developing stories, latest change first; of one category if given. */
  developingIds: (category: string | null) => readonly string[]
}

/** Whether a tile is public at a moment: finished, published, in season. */
export function isOut(
  { developing, publishedAt, season }: Pick<TileEntry, "developing" | "publishedAt" | "season">,
  now: number,
): boolean {
  return !developing && publishedAt <= now && isInSeason(season, now)
}

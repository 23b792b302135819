import type { Brand } from "@confetti/contract/brand"
import type { Category } from "@confetti/contract/category"
import { defaultFeed, type FeedCause, type FeedCandidate } from "@confetti/domain/default-feed"

/** What every order is made from: a tile without its document. Those published later are here too, and wait. */
export type TileEntry = FeedCandidate & {
  slug: string
  /** Counts up with every change of its document. */
  version: number
  developing: boolean
  categories: readonly string[]
  updatedAt: number
}

/** All content that is small and read everywhere, as it was at one version. */
export type ContentSnapshot = {
  version: number
  brand: Brand
  categories: Category[]
  tiles: readonly TileEntry[]
  byId: ReadonlyMap<string, TileEntry>
}

/** The orders that follow from a snapshot at a moment. Lists are shared: nobody may change them. */
export type FeedOrders = {
  /** The minute, since the epoch, that these orders are of. */
  minute: number
  /** Every finished, published tile, in the default order. */
  ids: readonly string[]
  /** `ids` as JSON. */
  idsJson: string
  causes: ReadonlyMap<string, FeedCause>
  /** The same order, one category's tiles only. Unknown categories are empty. */
  idsOf: (category: string) => readonly string[]
  /** Stories that still grow, the latest changed first; of one category where one is given. */
  developingIds: (category: string | null) => readonly string[]
}

export function orderFeeds(snapshot: ContentSnapshot, now: number): FeedOrders {
  const published = snapshot.tiles.filter((tile) => tile.publishedAt <= now)
  const entries = defaultFeed(
    published.filter((tile) => !tile.developing),
    now,
  )
  const ids = entries.map((entry) => entry.id)
  const growing = published
    .filter((tile) => tile.developing)
    .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1))
  const isIn = (id: string, category: string): boolean => snapshot.byId.get(id)?.categories.includes(category) ?? false
  const perCategory = new Map<string, readonly string[]>()
  const known = new Set(snapshot.categories.map(({ slug }) => slug))
  const idsOf = (category: string): readonly string[] => {
    const before = perCategory.get(category)
    if (before) return before
    const made = ids.filter((id) => isIn(id, category))
    // What nobody asks for is not made, and what cannot be is not kept.
    if (known.has(category)) perCategory.set(category, made)
    return made
  }
  return {
    minute: Math.floor(now / 60_000),
    ids,
    idsJson: JSON.stringify(ids),
    causes: new Map(entries.map(({ id, cause }) => [id, cause])),
    idsOf,
    developingIds: (category) =>
      growing.filter((tile) => category === null || tile.categories.includes(category)).map((tile) => tile.id),
  }
}

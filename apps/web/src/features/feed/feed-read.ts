import type { FeedData, PageData } from "@confetti/contract/page-data"
import { mostFirstIds } from "@confetti/domain/feed/most-first-ids"
import { call, readDocuments } from "../../platform/api.ts"
import type { ReadCache, ReadRequest } from "../../platform/reads/read-cache.ts"
import { searchTileIds } from "../tile/index.ts"
import { orderOfGuest } from "./guest-order.ts"
import { hasGuestTaste } from "./guest-taste.ts"

/** The shared read of a feed. The home feed depends on the person, and is read again when they sign in or out. */
export function feedRead(category: string | null, userId: string | null): ReadRequest<FeedData> {
  return {
    key: category === null ? "feed" : `feed ${category} ${userId}`,
    read: () => fetchFeed(category, userId),
  }
}

/** Reads a person's order. Undefined when offline. */
export async function readOrder(userId: string, cache: ReadCache): Promise<readonly string[] | undefined> {
  const read = feedRead(null, userId)
  await cache.load(read, 0)
  return cache.peek(read).data?.ids
}

/** Stores the default feed of the page as a read, if it is complete. */
export function keepFirstFeed(cache: ReadCache, { feed, isSignedIn, place, favourite }: PageData): void {
  const isWhole = feed !== null && feed.ids.length < mostFirstIds && place === null && favourite === null
  if (isWhole && isSignedIn === false && !hasGuestTaste()) cache.keep(feedRead(feed.category, null), feed)
}

export async function homeIds(userId: string | null = null): Promise<string[]> {
  const ids = await call("users-get_home_feed")
  if (userId !== null || !hasGuestTaste()) return ids
  return (await orderOfGuest(ids)).map(({ id }) => id)
}

/** A feed's tiles in order: the home feed by its callable, a category's by search. */
async function fetchFeed(category: string | null, userId: string | null): Promise<FeedData> {
  const [ids, growing] = await Promise.all([
    category === null ? homeIds(userId) : searchTileIds({ query: "", category, userId }),
    readDocuments("tiles?developing=true"),
  ])
  const developing = growing.filter((tile) => category === null || tile.categories.includes(category))
  return { category, ids, developingIds: developing.map((tile) => tile.id) }
}

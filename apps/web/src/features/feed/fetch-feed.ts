import type { FeedData } from "@confetti/contract/page-data"
import { call, readDocuments } from "../../platform/api.ts"
import { searchTileIds } from "../tile/index.ts"
import { hasGuestTaste } from "./has-guest-taste.ts"
import { orderOfGuest } from "./person/order-of-guest.ts"

/** A feed's tiles in order: the home feed by its callable, a category's by the search service's ranking. */
export async function fetchFeed(category: string | null, userId: string | null): Promise<FeedData> {
  const [ids, growing] = await Promise.all([
    category === null ? homeIds(userId) : searchTileIds({ query: "", category, userId }),
    readDocuments("tiles?developing=true"),
  ])
  const developing = growing.filter((tile) => category === null || tile.categories.includes(category))
  return { category, ids, developingIds: developing.map((tile) => tile.id) }
}

/** Of a guest as it suits them, by what they did on this device. */
export async function homeIds(userId: string | null = null): Promise<string[]> {
  const ids = await call("users-get_home_feed")
  if (userId !== null || !hasGuestTaste()) return ids
  return (await orderOfGuest(ids)).map(({ id }) => id)
}

import type { FeedCard } from "@confetti/contract/feed-item"
import type { ShopItem } from "../../platform/content/shop-item.ts"

/** The same for everyone: balances are read on the device. */
export function cardOfItem({ id, title, teaser, kind, cost, picture }: ShopItem): FeedCard & { type: "shop" } {
  return { type: "shop", id, title, text: teaser, kind, cost, balance: null, pace: null, picture }
}

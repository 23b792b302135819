import type { Redemption, Shop } from "@confetti/contract/rewards"
import { call } from "../../platform/api.ts"
import type { ReadCache, ReadRequest } from "../../platform/reads/read-cache.ts"

/** The catalogue, for everybody. */
export const shopRead: ReadRequest<Shop> = { key: "shop", read: () => call<Shop>("rewards-list_items") }

/** What somebody has ordered, the newest first. Nobody has ordered nothing. */
export function ordersRead(isSignedIn: boolean): ReadRequest<Redemption[]> {
  return {
    key: isSignedIn ? "orders" : "orders of nobody",
    read: async () => {
      if (!isSignedIn) return []
      const { redemptions } = await call<{ redemptions: Redemption[] }>("rewards-list_redemptions")
      return redemptions
    },
  }
}

/** To be called after an order was placed or taken back: pieces and orders are read again. */
export async function refreshShop(cache: ReadCache): Promise<void> {
  await Promise.all([cache.load(shopRead, 0), cache.load(ordersRead(true), 0)])
}

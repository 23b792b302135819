import type { Redemption, Shop } from "@confetti/contract/rewards"
import { call } from "../../platform/api.ts"
import type { ReadCache, ReadRequest } from "../../platform/reads/read-cache.ts"
import { type Read, useRead } from "../../platform/reads/use-reads.ts"

export const shopPath = "/me/shop"

/** The catalogue, for everybody. */
export const shopRead: ReadRequest<Shop> = { key: "shop", read: () => call("rewards-list_items") }

/** What somebody has ordered, the newest first. Nobody has ordered nothing. */
function ordersRead(isSignedIn: boolean): ReadRequest<Redemption[]> {
  return {
    key: isSignedIn ? "orders" : "orders of nobody",
    read: async () => {
      if (!isSignedIn) return []
      const { redemptions } = await call("rewards-list_redemptions")
      return redemptions
    },
  }
}

/** To be called after an order was placed or taken back: pieces and orders are read again. */
export async function refreshShop(cache: ReadCache): Promise<void> {
  await Promise.all([cache.load(shopRead, 0), cache.load(ordersRead(true), 0)])
}

export function itemPath(id: string): string {
  return `${shopPath}/${encodeURIComponent(id)}`
}

export function useShop(): Read<Shop> {
  return useRead(shopRead)
}

export function useOrders(isSignedIn: boolean): Read<Redemption[]> {
  return useRead(ordersRead(isSignedIn), { freshFor: 5000 })
}

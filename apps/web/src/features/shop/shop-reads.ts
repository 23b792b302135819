import type { Redemption, Shop } from "@confetti/contract/rewards"
import { call } from "../../platform/api.ts"
import type { ReadCache, ReadRequest } from "../../platform/reads/read-cache.ts"
import { refreshPages, useReadPages } from "../../platform/reads/use-read-pages.ts"
import { type Read, useRead } from "../../platform/reads/use-reads.ts"

export const shopPath = "/me/shop"

export const shopRead: ReadRequest<Shop> = { key: "shop", read: () => call("rewards-list_items") }

type OrdersPage = { redemptions: Redemption[]; next: string | null }

function ordersRead(before: string | null): ReadRequest<OrdersPage> {
  return {
    key: `orders ${before ?? "newest"}`,
    read: () => call("rewards-list_redemptions", before === null ? null : { before }),
  }
}

const ordersOfNobody = (): ReadRequest<OrdersPage> => ({
  key: "orders of nobody",
  read: async () => ({ redemptions: [], next: null }),
})

/** Reads stock and orders again after a change. */
export async function refreshShop(cache: ReadCache): Promise<void> {
  await Promise.all([cache.load(shopRead, 0), refreshPages(cache, ordersRead)])
}

export function itemPath(id: string): string {
  return `${shopPath}/${encodeURIComponent(id)}`
}

export function useShop(): Read<Shop> {
  return useRead(shopRead)
}

export function useOrders(isSignedIn: boolean) {
  return useReadPages(isSignedIn ? ordersRead : ordersOfNobody, { freshFor: 5000 })
}

import type { Redemption, Shop } from "@confetti/contract/rewards"
import { type Read, useRead } from "../../platform/reads/use-reads.ts"
import { ordersRead, shopRead } from "./shop-reads.ts"

export function useShop(): Read<Shop> {
  return useRead(shopRead)
}

export function useOrders(isSignedIn: boolean): Read<Redemption[]> {
  return useRead(ordersRead(isSignedIn), { freshFor: 5000 })
}

import { domainEvent } from "../../platform/extension-point.ts"

export type OrderShipped = {
  userId: string
  redemptionId: string
  /** What was ordered, in the shop's words. */
  title: string
  /** Counts the parcels of an order. */
  parcel: number
  now: number
}

/** A parcel is on its way. */
export const orderShipped = domainEvent<OrderShipped>("order shipped")

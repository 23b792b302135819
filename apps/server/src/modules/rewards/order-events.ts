import { domainEvent } from "../../platform/extension-point.ts"

export type OrderShipped = {
  userId: string
  redemptionId: string
  title: string
  parcel: number
  now: number
}

export const orderShipped = domainEvent<OrderShipped>("order shipped")

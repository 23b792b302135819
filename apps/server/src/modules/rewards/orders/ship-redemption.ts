import { shipRedemption } from "@confetti/contract/orders"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { advanceOrder } from "./advance-order.ts"

/** Marks an order as shipped: its held points are spent. */
export const shipRedemptionCallable = writeCallable(
  shipRedemption,
  (tx, { carrier, tracking, trackingAddress, ...order }, context) =>
    advanceOrder(
      tx,
      { ...order, step: "ship", words: { carrier, tracking, tracking_address: trackingAddress } },
      context,
    ),
)

import { deliverRedemption } from "@confetti/contract/orders"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { advanceOrder } from "./advance-order.ts"

/** Marks an order as delivered: its address is no longer needed. */
export const deliverRedemptionCallable = writeCallable(deliverRedemption, (tx, order, context) =>
  advanceOrder(tx, { ...order, step: "deliver" }, context),
)

import { deliverRedemption } from "@confetti/contract/orders"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { advanceOrder } from "./advance-order.ts"

/** It has arrived: where it went need not be known any more. */
export const deliverRedemptionCallable = writeCallable(deliverRedemption, (tx, order, context) =>
  advanceOrder(tx, { ...order, step: "deliver" }, context),
)

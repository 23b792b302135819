import { refundRedemption } from "@confetti/contract/orders"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { advanceOrder } from "./advance-order.ts"

/** Refunds an order that was not shipped: points and stock return. */
export const refundRedemptionCallable = writeCallable(refundRedemption, (tx, { note, ...order }, context) =>
  advanceOrder(tx, { ...order, step: "refund", words: { note } }, context),
)

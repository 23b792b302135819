import { refundRedemption } from "@confetti/contract/orders"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { advanceOrder } from "./advance-order.ts"

/** The shop takes it back, until it is sent: points and piece return. */
export const refundRedemptionCallable = writeCallable(refundRedemption, (tx, { note, ...order }, context) =>
  advanceOrder(tx, { ...order, step: "refund", words: { note } }, context),
)

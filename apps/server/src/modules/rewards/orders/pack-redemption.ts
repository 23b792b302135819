import { packRedemption } from "@confetti/contract/orders"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { advanceOrder } from "./advance-order.ts"

/** Marks an order as packed: it can no longer be cancelled. */
export const packRedemptionCallable = writeCallable(packRedemption, (tx, order, context) =>
  advanceOrder(tx, { ...order, step: "pack" }, context),
)

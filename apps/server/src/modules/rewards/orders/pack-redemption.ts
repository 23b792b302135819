import { packRedemption } from "@confetti/contract/orders"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { advanceOrder } from "./advance-order.ts"

/** It is in its parcel: from now on it can't be cancelled. */
export const packRedemptionCallable = writeCallable(packRedemption, (tx, order, context) =>
  advanceOrder(tx, { ...order, step: "pack" }, context),
)

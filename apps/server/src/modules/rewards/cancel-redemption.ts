import { AppError } from "@confetti/contract/app-error"
import { cancelRedemption } from "@confetti/contract/rewards"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { lockPoints } from "../points/ledger-store.ts"
import { startOfDay } from "../points/start-of-day.ts"
import { advanceRedemption } from "./advance-redemption.ts"
import { ordersSince } from "./order-facts-store.ts"
import { shownOutcome } from "./redemption-view.ts"

export const cancelRedemptionCallable = writeCallable(cancelRedemption, async (tx, { redemptionId }, context) => {
  const { userId } = context.caller
  // Locks the account first: cancellations are counted in turn.
  await lockPoints(tx, userId)
  const { cancelled } = await ordersSince(tx, userId, startOfDay(context.now))
  if (cancelled >= context.config.ORDERS_PER_DAY) throw new AppError("reward/too-many-today")
  const { account } = await advanceRedemption(tx, { userId, redemptionId, step: "cancel" }, context)
  return shownOutcome(tx, account, redemptionId, context.config)
})

import { cancelRedemption } from "@confetti/contract/rewards"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { advanceRedemption } from "./advance-redemption.ts"
import { shownOutcome } from "./shown-outcome.ts"

/** Gives a person their points back and the shop its piece, until it is packed. */
export const cancelRedemptionCallable = writeCallable(cancelRedemption, async (tx, { redemptionId }, context) => {
  const { userId } = requireUser(context)
  const { account } = await advanceRedemption(tx, { userId, redemptionId, step: "cancel" }, context)
  return shownOutcome(tx, account, redemptionId, context.config)
})

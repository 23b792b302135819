import { listRedemptions } from "@confetti/contract/rewards"
import { requireUser } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { redemptionsOf } from "./redemption-store.ts"
import { redemptionView } from "./redemption-view.ts"

/** What the caller has redeemed, the newest first. */
export const listRedemptionsCallable = readCallable(listRedemptions, async (_nothing, context) => {
  const { userId } = requireUser(context)
  const rows = await redemptionsOf(context.db, userId)
  return { redemptions: rows.map((row) => redemptionView(row, context.config)) }
})

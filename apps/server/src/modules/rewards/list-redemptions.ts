import { listRedemptions } from "@confetti/contract/rewards"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { placeOf, toPage } from "./orders/page-of-orders.ts"
import { redemptionsBehind } from "./redemption-store.ts"
import { redemptionView } from "./redemption-view.ts"

const perPage = 30

export const listRedemptionsCallable = readCallable(listRedemptions, async (asked, context) => {
  const { userId } = context.caller
  const after = asked?.before === undefined ? null : placeOf(asked.before)
  const { rows, next } = toPage(await redemptionsBehind(context.db, userId, { after, limit: perPage + 1 }), perPage)
  return { redemptions: rows.map((row) => redemptionView(row, context.config)), next }
})

import type { Order } from "@confetti/contract/rewards"
import type { Config } from "../../../platform/config.ts"
import type { OrderSignal } from "../decide-order.ts"
import type { ShownRedemption } from "../redemption-store.ts"
import { redemptionView } from "../redemption-view.ts"

const words: Record<OrderSignal, string> = {
  "new-account": "the account is new, and nothing was sent to it yet",
  "shared-mailbox": "another account of the same mailbox has ordered",
  "shared-address": "several accounts order to this address",
  "busy-address": "many orders go to this address",
  "shared-network": "several accounts order from this network",
}

/** A redemption as the shop sees it. */
export function orderView(row: ShownRedemption & { email: string | null }, config: Config): Order {
  return { ...redemptionView(row, config), userId: row.user_id, email: row.email, review: reviewWords(row.review) }
}

/** Why an order waits, in an editor's words. */
function reviewWords(review: readonly string[]): string[] {
  return review.map((signal) => words[signal as OrderSignal] ?? signal)
}

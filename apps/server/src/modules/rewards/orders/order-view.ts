import type { Order } from "@confetti/contract/orders"
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

/** A redemption as the shop sees it. Its address is not even opened. */
export function orderView(row: ShownRedemption & { email: string | null }, config: Config): Order {
  const { address: _none, ...shown } = redemptionView({ ...row, address: null }, config)
  const { user_id: userId, email, review, parcel } = row
  return { ...shown, userId, email, review: reviewWords(review), parcel, hasAddress: row.address !== null }
}

function reviewWords(review: readonly string[]): string[] {
  return review.map((signal) => words[signal as OrderSignal] ?? signal)
}

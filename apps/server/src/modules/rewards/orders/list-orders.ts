import type { Order } from "@confetti/contract/rewards"
import { listOrders } from "@confetti/contract/rewards"
import { requireRole } from "../../../platform/auth/require-user.ts"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import type { Config } from "../../../platform/config.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import type { OrderSignal } from "../decide-order.ts"
import type { ShownRedemption } from "../redemption-store.ts"
import { ordersIn } from "../redemption-store.ts"
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

/** What is to be packed and sent, the oldest first; other states where they are asked for. */
export const listOrdersCallable = readCallable(listOrders, async (asked, context) => {
  requireRole(context, "shop")
  const states = asked?.states ?? ["held", "confirmed", "packed"]
  const rows = await ordersIn(context.db, states)
  // It shows where people live.
  await addEditorAct(context.db, context, { callable: listOrders.name, subject: `${rows.length} ${states.join(" ")}` })
  return { orders: rows.map((row) => orderView(row, context.config)) }
})

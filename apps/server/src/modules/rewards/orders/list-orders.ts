import { listOrders } from "@confetti/contract/rewards"
import { requireEditor } from "../../../platform/auth/require-editor.ts"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { ordersIn } from "../redemption-store.ts"
import { orderView } from "./order-view.ts"

/** What is to be packed and sent, the oldest first; other states where they are asked for. */
export const listOrdersCallable = readCallable(listOrders, async (asked, context) => {
  requireEditor(context)
  const rows = await ordersIn(context.db, asked?.states ?? ["held", "confirmed", "packed"])
  return { orders: rows.map((row) => orderView(row, context.config)) }
})

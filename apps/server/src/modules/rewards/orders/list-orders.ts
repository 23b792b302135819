import { listOrders } from "@confetti/contract/rewards"
import { requireEditor } from "../../../platform/auth/require-user.ts"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { ordersIn } from "../redemption-store.ts"
import { orderView } from "./order-view.ts"

/** What is to be packed and sent, the oldest first; other states where they are asked for. */
export const listOrdersCallable = readCallable(listOrders, async (asked, context) => {
  requireEditor(context)
  const states = asked?.states ?? ["held", "confirmed", "packed"]
  const rows = await ordersIn(context.db, states)
  // It shows where people live.
  await addEditorAct(context.db, context, { callable: listOrders.name, subject: `${rows.length} ${states.join(" ")}` })
  return { orders: rows.map((row) => orderView(row, context.config)) }
})

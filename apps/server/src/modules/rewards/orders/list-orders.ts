import { listOrders } from "@confetti/contract/orders"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { orderView } from "./order-view.ts"
import { pageOfOrders } from "./page-of-orders.ts"

export const listOrdersCallable = readCallable(listOrders, async (asked, context) => {
  const { rows, next } = await pageOfOrders(context.db, { ...asked, after: "after" in asked ? asked.after : undefined })
  // Lists show who orders what, so they are logged.
  const subject = `${rows.length} ${asked.states.join(" ")}`
  await addEditorAct(context.db, context, { callable: listOrders.name, subject })
  return { orders: rows.map((row) => orderView(row, context)), next }
})

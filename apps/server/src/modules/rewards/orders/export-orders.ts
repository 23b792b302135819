import { exportOrders } from "@confetti/contract/orders"
import { requireConfirmation } from "../../../platform/auth/require-user.ts"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { ordersCsv } from "./orders-csv.ts"
import { pageOfOrders } from "./page-of-orders.ts"

/** Orders as CSV, without addresses. */
export const exportOrdersCallable = readCallable(exportOrders, async ({ states, after, limit }, context) => {
  requireConfirmation(context)
  const { rows, next } = await pageOfOrders(context.db, { states, search: "", latestFirst: false, after, limit })
  const subject = `${rows.length} ${states.join(" ")}`
  await addEditorAct(context.db, context, { callable: exportOrders.name, subject })
  return { csv: ordersCsv(rows, after === undefined), rows: rows.length, next }
})

import { exportPacking } from "@confetti/contract/orders"
import { requireConfirmation } from "../../../platform/auth/require-user.ts"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { openAddress } from "../seal-address.ts"
import { packingCsv } from "./orders-csv.ts"
import { pageOfOrders } from "./page-of-orders.ts"

/** Packed orders with their addresses, for labels. Each is logged before it is shown. */
export const exportPackingCallable = readCallable(exportPacking, async ({ after, limit }, context) => {
  requireConfirmation(context)
  const { db, config } = context
  const { rows, next } = await pageOfOrders(db, { states: ["packed"], search: "", latestFirst: false, after, limit })
  const lines = rows.flatMap((order) => {
    const { user_id: userId, redemption_id: redemptionId, address } = order
    return address === null ? [] : [{ order, address: openAddress(address, { userId, redemptionId }, config) }]
  })
  for (const { order } of lines)
    await addEditorAct(db, context, { callable: exportPacking.name, subject: order.redemption_id })
  return { csv: packingCsv(lines, after === undefined), rows: lines.length, next }
})

import { AppError } from "@confetti/contract/app-error"
import { restockItem } from "@confetti/contract/rewards"
import { requireRole } from "../../../platform/auth/require-user.ts"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { itemView } from "../catalogue/item-view.ts"
import { shopNow } from "../catalogue/status-here.ts"
import { stockOf } from "../catalogue/items-store.ts"
import { addStock, lockItem, lockUnits } from "../redemption-store.ts"

/** Adds pieces of an item, or takes free ones away. */
export const restockItemCallable = writeCallable(restockItem, async (tx, asked, context) => {
  requireRole(context, "shop")
  const { itemId, variant, pieces, dryRun } = asked
  if (!(await lockItem(tx, itemId))) throw new AppError("reward/not-found")
  const left = await lockUnits(tx, itemId, variant)
  if (left === undefined) throw new AppError("reward/unknown-variant")
  if (left + pieces < 0) throw new AppError("reward/stock-taken")
  if (!dryRun) {
    await addStock(tx, itemId, variant, pieces)
    const subject = `${itemId} ${variant} ${pieces > 0 ? "+" : ""}${pieces}`
    await addEditorAct(tx, context, { callable: restockItem.name, subject })
  }
  const item = context.content.current().items.find(({ id }) => id === itemId)
  if (!item) throw new AppError("reward/not-found")
  const stock = await stockOf(tx)
  const shown = dryRun ? stock.map((row) => withPieces(row, itemId, variant, pieces)) : stock
  return { item: itemView(item, shown, shopNow(context, context.now)) }
})

function withPieces<Row extends { item_id: string; variant: string; stock: number }>(
  row: Row,
  itemId: string,
  variant: string,
  pieces: number,
): Row {
  return row.item_id === itemId && row.variant === variant ? { ...row, stock: row.stock + pieces } : row
}

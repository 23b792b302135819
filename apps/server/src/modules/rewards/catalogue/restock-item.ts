import { AppError } from "@confetti/contract/app-error"
import { restockItem } from "@confetti/contract/shop-items"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { lockItem, lockUnits } from "../redemption-store.ts"
import { moveStock } from "./movements-store.ts"
import { viewItem } from "./studio-item-view.ts"

export const restockItemCallable = writeCallable(restockItem, async (tx, asked, context) => {
  const { itemId, variant, pieces, note, dryRun } = asked
  if (!(await lockItem(tx, itemId))) throw new AppError("reward/not-found")
  const left = await lockUnits(tx, itemId, variant)
  if (left === undefined) throw new AppError("reward/unknown-variant")
  if (left + pieces < 0) throw new AppError("reward/stock-taken")
  if (!dryRun && pieces !== 0) {
    const { caller, now } = context
    const kind = pieces > 0 ? "restock" : "removal"
    await moveStock(tx, { itemId, variant, kind, pieces, note, userId: caller.userId, at: new Date(now) })
    const subject = `${itemId} ${variant} ${pieces > 0 ? "+" : ""}${pieces}`
    await addEditorAct(tx, context, { callable: restockItem.name, subject })
  }
  const { item } = await viewItem(tx, itemId, context)
  if (!dryRun) return { item }
  const variants = item.variants.map((each) =>
    each.id === variant ? { ...each, stock: each.stock + pieces, left: each.left + pieces } : each,
  )
  return { item: { ...item, variants } }
})

import { AppError } from "@confetti/contract/app-error"
import { itemStatus } from "@confetti/contract/rewards"
import { switchItem } from "@confetti/contract/shop-items"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { finishChange, lockForChange } from "./changing-item.ts"
import { updateItem } from "./studio-items-store.ts"

/** Switches an item on or off, overriding only that in its file. */
export const switchItemCallable = writeCallable(switchItem, async (tx, { itemId, status }, context) => {
  const { removed_at } = await lockForChange(tx, itemId, context)
  if (removed_at !== null) throw new AppError("reward/not-found")
  await updateItem(tx, itemId, { status, studio_status: status })
  const subject = `${itemId} ${status === itemStatus.active ? "on" : "off"}`
  return finishChange(tx, { callable: switchItem.name, subject, itemId }, context)
})

import { AppError } from "@confetti/contract/app-error"
import { itemStatus } from "@confetti/contract/rewards"
import { archiveItem } from "@confetti/contract/shop-items"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { shopItem } from "../../../platform/content/shop-item.ts"
import { finishChange, lockForChange } from "./changing-item.ts"
import { mustBeFree } from "./create-item.ts"
import { updateItem } from "./studio-items-store.ts"

/** Archives an item, or restores it switched off. An item of a file can't be archived. */
export const archiveItemCallable = writeCallable(archiveItem, async (tx, { itemId, isArchived }, context) => {
  const row = await lockForChange(tx, itemId, context)
  if (row.origin === "pack") throw new AppError("reward/from-file")
  if (!isArchived && row.removed_at !== null) await mustBeFree(tx, shopItem.parse(JSON.parse(row.document)).kind)
  const off = itemStatus.inactive
  const removed_at = isArchived ? (row.removed_at ?? new Date(context.now)) : null
  await updateItem(tx, itemId, { removed_at, status: off, studio_status: off })
  const subject = `${itemId} ${isArchived ? "out" : "back"}`
  return finishChange(tx, { callable: archiveItem.name, subject, itemId }, context)
})

import { AppError } from "@confetti/contract/app-error"
import type { WriteContext } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { viewItem } from "./studio-item-view.ts"
import { type ItemRow, lockItemForChange } from "./studio-items-store.ts"

/** Locks the content and an item, as an import does. Throws `reward/not-found`. */
export async function lockForChange(tx: Tx, itemId: string, { publisher, now }: WriteContext): Promise<ItemRow> {
  await publisher.countUp(tx, new Date(now))
  const row = await lockItemForChange(tx, itemId)
  if (!row) throw new AppError("reward/not-found")
  return row
}

export async function finishChange(
  tx: Tx,
  act: { callable: string; subject: string; itemId: string },
  context: WriteContext,
) {
  await addEditorAct(tx, context, { callable: act.callable, subject: act.subject })
  context.afterCommit(() => context.content.refresh())
  return viewItem(tx, act.itemId, context)
}

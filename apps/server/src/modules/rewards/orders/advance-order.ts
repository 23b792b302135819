import { AppError } from "@confetti/contract/app-error"
import type { Order } from "@confetti/contract/orders"
import { mustBeOthers } from "../../../platform/auth/require-user.ts"
import type { WriteContext } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { advanceRedemption, type Step } from "../advance-redemption.ts"
import { emailOf, findRedemption, ownerOf } from "../redemption-store.ts"
import { orderView } from "./order-view.ts"

export async function advanceOrder(
  tx: Tx,
  step: Omit<Step, "userId">,
  context: WriteContext,
): Promise<{ order: Order }> {
  const userId = await ownerOf(tx, step.redemptionId)
  const shown = userId && (await findRedemption(tx, userId, step.redemptionId))
  if (!userId || !shown) throw new AppError("reward/redemption-not-found")
  if (step.step === "refund") mustBeOthers([userId], context)
  const { row } = await advanceRedemption(tx, { ...step, userId }, context)
  const { redemptionId: subject, dryRun } = step
  if (!dryRun) await addEditorAct(tx, context, { callable: `rewards-${step.step}_redemption`, subject })
  return { order: orderView({ ...shown, ...row, email: await emailOf(tx, userId) }, context) }
}

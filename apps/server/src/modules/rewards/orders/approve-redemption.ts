import { AppError } from "@confetti/contract/app-error"
import { approveRedemption } from "@confetti/contract/orders"
import { mustBeOthers } from "../../../platform/auth/require-user.ts"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { lockPoints } from "../../points/ledger-store.ts"
import { sendConfirmation } from "../confirm-redemption.ts"
import { emailOf, findRedemption, lockRedemption, ownerOf, putRedemption } from "../redemption-store.ts"
import { isUnderReview } from "../review-order.ts"
import { orderView } from "./order-view.ts"

/** Approves an order in review. Refusing one is a refund, with a note for its person. */
export const approveRedemptionCallable = writeCallable(
  approveRedemption,
  async (tx, { redemptionId, dryRun }, context) => {
    const userId = await ownerOf(tx, redemptionId)
    if (!userId) throw new AppError("reward/redemption-not-found")
    mustBeOthers([userId], context)
    await lockPoints(tx, userId)
    const row = await lockRedemption(tx, userId, redemptionId)
    if (!row) throw new AppError("reward/redemption-not-found")
    if (!isUnderReview(row)) throw new AppError("reward/wrong-step")
    const approved = { ...row, reviewed_at: new Date(context.now) }
    if (!dryRun) {
      await putRedemption(tx, approved)
      await sendConfirmation(tx, context.jobs, { userId, redemptionId })
      await addEditorAct(tx, context, { callable: approveRedemption.name, subject: redemptionId })
    }
    const shown = await findRedemption(tx, userId, redemptionId)
    if (!shown) throw new AppError("reward/redemption-not-found")
    const order = { ...shown, ...approved, email: await emailOf(tx, userId) }
    return { order: orderView(order, context) }
  },
)

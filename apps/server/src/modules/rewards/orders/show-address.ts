import { AppError } from "@confetti/contract/app-error"
import { showAddress } from "@confetti/contract/orders"
import { isAddressShown } from "@confetti/domain/rewards/redemption"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { findRedemption, ownerOf } from "../redemption-store.ts"
import { addressOf } from "../redemption-view.ts"

/** An order's address while it is needed. Logged before it is shown. */
export const showAddressCallable = readCallable(showAddress, async ({ redemptionId }, context) => {
  const { db, config } = context
  const userId = await ownerOf(db, redemptionId)
  const row = userId && (await findRedemption(db, userId, redemptionId))
  if (!row) throw new AppError("reward/redemption-not-found")
  if (!isAddressShown(row.state)) throw new AppError("reward/not-packed")
  await addEditorAct(db, context, { callable: showAddress.name, subject: redemptionId })
  return { address: addressOf(row, config) }
})

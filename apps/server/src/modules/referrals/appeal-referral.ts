import { AppError } from "@confetti/contract/app-error"
import { appealReferral } from "@confetti/contract/referrals"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { changeReferral, findReferral, lockReferral } from "./referral-store.ts"
import { statusOf } from "./status-view.ts"

/** An appeal returns the invitation to review, even after a rejection. */
export const appealReferralCallable = writeCallable(appealReferral, async (tx, { referralId, text }, context) => {
  const { userId } = context.caller
  const found = await findReferral(tx, referralId)
  const row = found?.user_id === userId ? await lockReferral(tx, userId, found.invited_id) : undefined
  if (!row) throw new AppError("referral/not-found")
  if (row.state !== "review" && row.state !== "rejected") throw new AppError("referral/not-appealable")
  if (row.appealed_at !== null) throw new AppError("referral/appealed")
  const appealed_at = new Date(context.now)
  await changeReferral(tx, row, { state: "review", appeal: text, appealed_at, reason: "appealed" })
  return statusOf(tx, userId, context)
})

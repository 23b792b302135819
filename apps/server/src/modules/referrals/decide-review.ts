import { AppError } from "@confetti/contract/app-error"
import { decideReview } from "@confetti/contract/referrals"
import { requireEditor } from "../../platform/auth/require-editor.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { followUpName } from "../../platform/referral-progress-store.ts"
import { holdPoints } from "../points/ledger-store.ts"
import { payReferral } from "./pay-referral.ts"
import { changeReferral, findReferral, holdAccounts, holdReferral } from "./referral-store.ts"
import { referralWords } from "./referral-words.ts"

/** Decides what is under review, or was rejected before. Whatever is not, stays as it is: somebody else was there first. */
export const decideReviewCallable = writeCallable(decideReview, async (tx, asked, context) => {
  requireEditor(context)
  const { jobs, now } = context
  const found = await findReferral(tx, asked.referralId)
  if (!found) throw new AppError("referral/not-found")
  const { user_id: inviterId, invited_id: invitedId } = found
  if (!(await holdAccounts(tx, [inviterId, invitedId]))) throw new AppError("referral/not-found")
  await holdPoints(tx, inviterId)
  const row = await holdReferral(tx, inviterId, invitedId)
  if (!row) throw new AppError("referral/not-found")
  if (row.state !== "review" && row.state !== "rejected") return { state: row.state }
  // What is the invited person's follows by a job, as after any payment.
  await jobs.send(tx, followUpName, { invitedId }, { key: invitedId, userId: invitedId })
  if (asked.decision === "pay") {
    await payReferral(tx, row, now)
    return { state: "paid" } as const
  }
  const reason = asked.reason === "" ? referralWords.rejected : asked.reason
  await changeReferral(tx, row, { state: "rejected", decided_at: new Date(now), reason })
  return { state: "rejected" } as const
})

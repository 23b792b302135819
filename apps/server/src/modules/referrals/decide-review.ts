import { AppError } from "@confetti/contract/app-error"
import { decideReview } from "@confetti/contract/referrals"
import { mustBeOthers } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { lockPoints } from "../points/ledger-store.ts"
import { payReferral } from "./advance-referral.ts"
import { followUpName } from "./follow-up.ts"
import { findInvited } from "./invited-store.ts"
import { changeReferral, findReferral, lockAccounts, lockReferral } from "./referral-store.ts"

/** Decides an invitation in review, or one that was rejected. In any other state it does nothing: someone else was first. */
export const decideReviewCallable = writeCallable(decideReview, async (tx, asked, context) => {
  const { jobs, now } = context
  const found = await findReferral(tx, asked.referralId)
  if (!found) throw new AppError("referral/not-found")
  const { user_id: inviterId, invited_id: invitedId } = found
  mustBeOthers([inviterId, invitedId], context)
  if (!(await lockAccounts(tx, [inviterId, invitedId]))) throw new AppError("referral/not-found")
  await lockPoints(tx, inviterId)
  const row = await lockReferral(tx, inviterId, invitedId)
  if (!row) throw new AppError("referral/not-found")
  if (row.state !== "review" && row.state !== "rejected") return { state: row.state }
  await addEditorAct(tx, context, { callable: decideReview.name, subject: `${asked.referralId} ${asked.decision}` })
  // The invited person's part is a job, as after any payment.
  await jobs.send(tx, followUpName, { invitedId }, { key: invitedId, userId: invitedId })
  if (asked.decision === "pay") {
    const invited = await findInvited(tx, invitedId)
    await payReferral(tx, { row, friendEmail: invited?.email ?? null, isByHand: true }, context)
    return { state: "paid" } as const
  }
  const reason = asked.reason === "" ? "rejected" : asked.reason
  await changeReferral(tx, row, { state: "rejected", decided_at: new Date(now), reason })
  return { state: "rejected" } as const
})

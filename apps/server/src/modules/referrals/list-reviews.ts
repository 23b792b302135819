import { listReviews } from "@confetti/contract/referrals"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { reviewsWaiting } from "./referral-store.ts"

const most = 200

export const listReviewsCallable = readCallable(listReviews, async (_none, context) => {
  const rows = await reviewsWaiting(context.db, most)
  return {
    cases: rows.map((row) => ({
      id: row.referral_id,
      inviterId: row.user_id,
      inviterName: row.inviter_name,
      invitedId: row.invited_id,
      invitedName: row.invited_name,
      state: row.state,
      signals: row.signals,
      appeal: row.appeal,
      since: row.invited_at.toISOString(),
    })),
  }
})

import type { Module } from "../../platform/module.ts"
import { appealReferralCallable } from "./appeal-referral.ts"
import { decideReviewCallable } from "./decide-review.ts"
import { followUp } from "./follow-up.ts"
import { followUpWaiting } from "./follow-up-waiting.ts"
import { getStatusCallable } from "./get-status.ts"
import { listReviewsCallable } from "./list-reviews.ts"
import { personalReferrals } from "./personal-referrals.ts"
import { readInvitationCallable } from "./read-invitation.ts"

/** Inviting: whose code it is, and what becomes of it when a friend settles in. */
export const referrals: Module = {
  name: "referrals",
  callables: [
    readInvitationCallable,
    getStatusCallable,
    appealReferralCallable,
    listReviewsCallable,
    decideReviewCallable,
  ],
  personal: [personalReferrals],
  jobs: [followUp, followUpWaiting],
}

import type { Tx } from "../../platform/db/open-database.ts"
import type { EventContext } from "../../platform/extension-point.ts"
import { extend } from "../../platform/extension-point.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { readsCredited } from "../tiles/read-events.ts"
import { profileChanged } from "../users/profile-changed.ts"
import { appealReferralCallable } from "./appeal-referral.ts"
import { lookBackMs, waitMs } from "./decide-referral.ts"
import { decideReviewCallable } from "./decide-review.ts"
import { followUp, followUpName } from "./follow-up.ts"
import { getStatusCallable } from "./get-status.ts"
import { referralsInvariants } from "./invariants-store.ts"
import { isInvitationOpen } from "./invited-store.ts"
import { listReviewsCallable } from "./list-reviews.ts"
import { readInvitationCallable } from "./read-invitation.ts"
import { clearNetworks, dueForFollowUp, eraseReferrals, referralsOf } from "./referral-store.ts"

/** Invitations without the invited person, whose data is not the inviter's. */
const personalReferrals: PersonalData = {
  name: "referrals",
  tables: ["referrals"],
  read: async (db, userId) =>
    (await referralsOf(db, userId)).map((row) => ({
      state: row.state,
      joinedAt: row.invited_at.toISOString(),
      settledInAt: row.qualified_at?.toISOString() ?? null,
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
      appeal: row.appeal,
      appealedAt: row.appealed_at?.toISOString() ?? null,
    })),
  erase: eraseReferrals,
}

/** The rest follows an hour later. */
const atOnce = 10_000

/**
 * Hourly: checks invitations that have waited long enough, or whose job was lost. Based on the clock and the tables, so that every wait
 * ends.
 */
const followUpWaiting: Job = {
  name: "referrals-follow_up_waiting",
  schedule: "41 * * * *",
  run: async (_nothing, { db, jobs, clock }) => {
    const now = clock()
    const due = await dueForFollowUp(db, new Date(now - waitMs), atOnce)
    await db.transaction().execute(async (tx) => {
      for (const invitedId of due)
        await jobs.send(tx, followUpName, { invitedId }, { key: invitedId, userId: invitedId })
    })
    await clearNetworks(db, new Date(now - lookBackMs))
  },
}

export const referrals: Module = {
  name: "referrals",
  invariants: referralsInvariants,
  tables: ["referrals"],
  extensions: [extend(readsCredited, followUpProgress), extend(profileChanged, followUpProgress)],
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

/** Checks an invitation whose person has not settled in yet, in the transaction of their activity; later if only time is missing. */
async function followUpProgress(
  tx: Tx,
  { userId, afterSeconds = 0 }: { userId: string; afterSeconds?: number },
  { jobs }: EventContext,
): Promise<void> {
  if (!(await isInvitationOpen(tx, userId))) return
  const key = afterSeconds === 0 ? userId : `${userId} later`
  await jobs.send(tx, followUpName, { invitedId: userId }, { key, userId, afterSeconds })
}

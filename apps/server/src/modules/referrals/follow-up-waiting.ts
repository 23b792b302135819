import type { Job } from "../../platform/jobs/job.ts"
import { followUpName } from "../../platform/referral-progress-store.ts"
import { lookBackMs, waitMs } from "./judge-referral.ts"
import { dueForFollowUp, forgetNetworks } from "./referral-store.ts"

/** The rest comes an hour later. */
const atOnce = 10_000

/**
 * Every hour, has invitations looked at again that have waited long enough, or whose job was lost. By our own clock and from the
 * tables, so that a wait ends whatever became of any one job.
 */
export const followUpWaiting: Job = {
  name: "referrals-follow_up_waiting",
  schedule: "41 * * * *",
  run: async (_nothing, { db, jobs, clock }) => {
    const now = clock()
    const due = await dueForFollowUp(db, new Date(now - waitMs), atOnce)
    await db.transaction().execute(async (tx) => {
      for (const invitedId of due)
        await jobs.send(tx, followUpName, { invitedId }, { key: invitedId, userId: invitedId })
    })
    await forgetNetworks(db, new Date(now - lookBackMs))
  },
}

import type { Tx } from "../../platform/db/open-database.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import { advanceRedemption } from "./advance-redemption.ts"
import { findRedemption } from "./redemption-store.ts"
import { isUnderReview } from "./review-order.ts"

type Waiting = { userId: string; redemptionId: string }

const name = "rewards-confirm_redemption"

export const confirmRedemption: Job<Waiting> = {
  name,
  queue: "orders",
  run: ({ userId, redemptionId }, { db, jobs, extensions, content, clock }) =>
    db.transaction().execute(async (tx) => {
      const row = await findRedemption(tx, userId, redemptionId)
      if (row?.state !== "held" || isUnderReview(row)) return
      await advanceRedemption(
        tx,
        { userId, redemptionId, step: "confirm" },
        { jobs, extensions, content, now: clock() },
      )
    }),
}

export function sendConfirmation(tx: Tx, jobs: Jobs, waiting: Waiting): Promise<void> {
  return jobs.send(tx, name, waiting, { key: waiting.redemptionId, userId: waiting.userId })
}

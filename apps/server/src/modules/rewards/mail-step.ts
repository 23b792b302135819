import type { Tx } from "../../platform/db/open-database.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import { emailOf, findRedemption, type RedemptionRow } from "./redemption-store.ts"
import { stepMail } from "./step-mail.ts"

/** `parcel` is missing in jobs of an earlier version: the first one. */
type StepMail = { userId: string; redemptionId: string; state: RedemptionRow["state"]; parcel?: number }

const name = "rewards-mail_step"

export const mailStep: Job<StepMail> = {
  name,
  queue: "mail",
  run: async ({ userId, redemptionId, state, parcel = 1 }, { db, mail, content, config }) => {
    const email = await emailOf(db, userId)
    const row = await findRedemption(db, userId, redemptionId)
    // A later step has its own mail.
    if (email === null || row?.state !== state || row.parcel !== parcel) return
    const { brand } = content.current()
    await mail.send(stepMail({ email, brand, state, row, origin: config.PUBLIC_URL ?? null }))
  },
}

export function sendStepMail(
  tx: Tx,
  jobs: Jobs,
  { user_id, redemption_id, state, parcel }: Pick<RedemptionRow, "user_id" | "redemption_id" | "state" | "parcel">,
): Promise<void> {
  const payload: StepMail = { userId: user_id, redemptionId: redemption_id, state, parcel }
  return jobs.send(tx, name, payload, { key: `${redemption_id} ${state} ${parcel}`, userId: user_id })
}

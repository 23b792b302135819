import type { Tx } from "./db/open-database.ts"
import type { Jobs } from "./jobs/jobs.ts"

/** The job that follows up an invitation. Its module is `referrals`; whoever sees an invited person come further tells it. */
export const followUpName = "referrals-follow_up"

/**
 * Has an invitation looked at again, where this person was invited and has not settled in yet. In the transaction of what they did:
 * it is looked at if that stands.
 */
export async function notifyProgress(tx: Tx, jobs: Jobs, userId: string): Promise<void> {
  const person = await tx.selectFrom("users").select("referral_open").where("user_id", "=", userId).executeTakeFirst()
  if (!person?.referral_open) return
  await jobs.send(tx, followUpName, { invitedId: userId }, { key: userId, userId })
}
